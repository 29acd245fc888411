import { stem } from './stem.ts';

/**
 * How common English words are, in five bands written down by hand from general knowledge of the language. A band
 * stands for a rate per billion words as log10 (the Zipf scale of van Heuven et al., 2014, where 7 is a word like
 * "the" and 3 one that a reader meets once in a million words). Nothing here is counted on a test collection.
 */
const BANDS: readonly (readonly [zipf: number, words: string])[] = [
  [
    6.6,
    `a about after all also am an and any are as at be because been before being between both but by can could did do
    does done doing down each either else ever every few for from further had has have having he her here hers herself him
    himself his how however i if in into is it its itself just let like many may me might more most much must my myself
    neither no nor not now of off on once only or other our ours ourselves out over own per quite rather same shall she
    should since so some such than that the their theirs them themselves then there therefore these they this those
    though through thus to too under until up upon us very via was we were what whatever when where whereas whether
    which while who whom whose why will with within without would yet you your yours yourself yourselves cannot
    although among amongst across against along already almost always again another anyone anything around away back
    become becomes became besides beyond despite during elsewhere enough especially etc even everyone everything hence indeed
    instead least less mostly never nevertheless nobody none nothing often otherwise perhaps several somehow someone
    something sometimes somewhere still together toward towards unless whenever wherever s t re ve ll d m don`,
  ],
  [
    5.7,
    `able add allow ask begin best better big bring business call case change child city come company consider country
    course create day different early end example fact family feel find first follow form four full general get give go
    good government great group grow hand hard head hear help high hold home hour house idea important include
    increase information interest issue keep kind know large last late law lead learn leave left level life line little
    live local long look lose love low main major make man matter mean meet member million mind money month morning
    mother move mr mrs name national need new next night number offer office old one open order part party pay people
    percent period person place plan play point political possible power present president problem process produce product
    program provide public put question real reason remain report require result right room run say school second see
    seem sell send serve service set show side sit small social special stand start state stay stop story strong
    student study subject suggest support sure system take talk team tell term thing think three time today top try
    turn two type understand use value view wait walk want war watch water way week well win woman word work world
    write year young able area book door car eye face far father friend game girl boy body level minute moment old
    thousand half five six seven eight nine ten hundred third dr used using based common known`,
  ],
  [
    5.15,
    `accept access account achieve act action activity actual addition address administration affect age agency agree
    aim air allow american amount analysis animal answer appear apply approach argue arm army art article assume attack
    attention author authority available average avoid bad bank base basis bed behavior behaviour believe benefit bill
    black blood blue board box break brother build building buy campaign capital care carry catch cause center centre
    central century certain chance character charge check choice choose church civil claim class clear close color
    colour committee community compare concern condition conference consist contain continue contract control cost
    council court cover cup current cut data date daughter dead deal death debate decade decide decision deep defense
    degree demand department depend describe design despite detail determine develop development die difference difficult
    direct direction director discover discuss disease district division doctor document dog drive drop due early east
    easy eat economic economy education effect effort election employee energy english enjoy enter entire environment
    especially establish estimate event evidence exactly exist expect experience expert explain express factor fail fall
    fast fear federal field fight figure file fill film final financial fine fire fish floor focus food foot force
    foreign forget former forward free front function fund future garden generation gift glass goal gold green ground
    guess gun guy hair happen happy health heart heat heavy history hit hope hospital hot hotel human husband identify
    image imagine improve independent index indicate individual industry influence international involve island
    item job join judge key kill king kitchen knowledge labor labour lack land language laugh lawyer lay legal letter
    library lie light likely limit list listen loss lot machine magazine manage management manager mark market
    marriage material maybe measure media medical meeting memory mention message method middle military model modern
    mouth movement movie music nation natural nature near nearly necessary network newspaper nice normal north note
    notice object occur officer official oil operate operation opportunity option organization original outside
    owner page pain paper parent park particular particularly partner pass past patient pattern peace performance
    phone physical pick picture piece player police policy poor popular population position positive practice prepare
    pressure pretty prevent price private probably production professional professor project property protect prove
    pull purpose push quality quickly quick race radio raise range rate reach read ready reality realize receive
    recent recently recognize record red reduce reflect region relate relationship religious remember remove
    represent republican research resource respond response responsibility rest return reveal rich rise risk road
    rock role rule safe save scene science scientist score sea season seat section security seek senior
    sense series serious sex share shoot short shot shoulder sign significant similar simple simply sing single sister
    site situation size skill skin society soldier son song soon sort sound source south speak specific speech
    spend sport spring staff stage standard star statement step stock store strategy street structure style success
    successful suddenly suffer summer surface table task tax teach teacher technology television test text thank
    theory threat throw throughout total touch tough town trade traditional training travel treat treatment tree
    trial trip trouble true truth unit usually various victim violence visit voice vote wall weapon wear weight
    west white whole wide wife wind window wish wonder worker worry wrong yard yes relative relatively respectively
    associated association higher lower observed reported shown found following mainly largely highly
    finding findings overall potential potentially related associate`,
  ],
  [
    4.65,
    `ability abroad absence absolute abuse academic accident accompany accurate acid acknowledge acquire active actor
    adapt adequate adjust admit adopt adult advance advantage adverse advice advise affair afford aid aircraft album
    alive alternative ancient anger angle angry annual anxiety apart apparent appeal appearance apple application appoint
    appreciate appropriate approve april arise arrange arrest arrive artist aside aspect assess assessment assist
    assistance assistant atmosphere attach attempt attend attitude attract audience august automatic award aware baby background
    balance ball band bar barrier basic battle bear beat beautiful beauty bedroom beer behind belief bell belong
    bind bird birth bit bite blame block bomb bond bone border bottom bowl brain branch brand brave bread breath bridge
    brief bright broad brown budget burn bus button cabinet calculate camera camp cancel cancer candidate capable
    capacity captain capture card career careful cash cast castle cat category celebrate cell chain chair challenge champion
    channel chapter characteristic chart cheap chemical chest chief chip christian christmas circle circumstance cite
    citizen classic classify clean client climate climb clinical clock clothes club coach coal coast code coffee
    cold collapse collect collection college column combine combination comfort command comment commercial commission commit
    communicate communication comparison competition compete complain complete complex component compose comprehensive
    computer concentrate concentration concept conclude conclusion conduct confidence confirm conflict confuse
    congress connect connection conscious consequence considerable consistent constant constitute construct
    construction consumer contact contemporary content contest context contrast contribute contribution convention
    conversation convert convince cook cool copy core corner corporate correct correspond council count county couple
    courage cousin craft crash cream credit crew crime criminal crisis criteria critical criticism crop cross crowd
    crucial cry culture cultural cure curve custom customer cycle daily damage dance danger dangerous dark database debt
    decline decrease defeat defend define definition deliver delivery democracy democratic demonstrate deny depth
    derive desire desk destroy detect determine device differ dinner disappear discipline discovery
    discussion display distance distinct distinguish distribute distribution diverse divide domestic dominate double
    doubt draft drama draw drawing dream dress drink driver drug dry duty ear earn earth ease
    edge edit editor effective efficient egg elect electric element eliminate email emerge emergency emotion emotional
    emphasis emphasize employ empty enable encounter encourage enemy engage engine engineer engineering enhance ensure
    enterprise entry equal equipment equivalent era error escape essay essential establishment european evaluate
    evening eventually evolution evolve exact examine examination exam excellent exception exchange exclude executive exercise
    exhibit existence existing expand expansion expectation expensive experiment explanation explore expose exposure
    extend extension extent external extra extreme facility factory faculty failure fair faith familiar fan
    farm farmer fashion fat fate fault favor favour favorite feature february fee female fiction fifth fifteen
    finger finish firm fit fix flat flight flow flower fly folk football forest formal formation formula fortune forty
    forum foundation frame framework freedom frequency frequent fresh friday fruit fuel fully fun
    fundamental funding funny gain gallery gap gas gate gather gene generate genetic gentleman giant glad
    global god golden grade gradually grand grant grass grave gray grey growth guarantee guard guest guide guilty habit
    hall handle hang harm hat hate heaven height hell hero hide highlight hill hire historical hole holiday holy honest
    honor horse host huge hundred hunt hurt ice ideal identity ignore ill illegal illness illustrate impact implement
    implication imply impose impossible impress improvement incident income incorporate independence
    indian industrial infant infection initial initially injury inner innocent input inside insist install instance
    institute institution instruction instrument insurance intelligence intend intense interaction intention internal internet
    interpret interpretation intervention interview introduce introduction invest investigate investigation investment
    investor invite iron isolate jail january jewish joint journal journalist journey joy judgment juice july june jury justice
    justify kick kid knee knife lab laboratory lady lake lane laser later launch layer leader leadership leaf league lean
    lecture leg legislation length lesson liberal lifetime lift limited link lip liquid literature load loan location lock
    logic lord lunch machine magic mail maintain maintenance majority male manner manufacture map march mass
    massive master match maximum mayor meal meaning measurement meat mechanism medicine medium mental mere metal military milk mine
    minimum minister minor minority miss mission mistake mix mixture mobile mode moderate molecular monday monitor moon moral
    moreover mortality motion motor mount mountain mouse multiple murder muscle museum mutual mystery narrow native
    negative negotiate neighborhood nerve neck net neutral news noise northern nose notion november novel nuclear nurse
    objective obligation observation observe obtain obvious obviously occasion occasionally occupy october odd
    offense online opinion oppose opposite orange ordinary organic organize orient origin outcome output outer
    overcome owe pace pack package pair palace panel participant participate passage passenger passion path peak perceive
    perception perfect perform permanent permission permit personal personality perspective phase phenomenon philosophy
    photo phrase pilot pink pitch planet plant plastic plate platform pleasure plenty plus pocket poem poet poetry
    politician politics poll pool pop portion portrait possess possibility post pot potential pour poverty practical pray
    prayer precise predict prediction prefer preference pregnant presence preserve press presumably previous previously
    primarily primary prime principal principle print prior priority prison prize procedure profession profile
    profit progress promise promote proof proper proportion proposal propose protection protein protest
    psychological psychology publication publish purchase pure pursue qualify quarter queen quiet quote racial rain
    random rank rapid rapidly rare rarely ratio raw react reaction reader reasonable recall recommend
    recommendation recover recovery reference reform refuse regard regardless region register regular regulate
    regulation regulatory reject relation release relevant relief religion rely remaining remark remarkable remote
    rent repeat replace reply representation representative reputation request requirement researcher resist
    resistance resolution resolve respect restaurant restrict retain retire revenue reverse review revolution
    ring river root rough round route row royal rural sale salt sample sand satisfy saturday scale scheme scholar
    scientific scope screen search secret secretary sector secure segment select selection sensitive sentence separate september
    sequence session settle settlement severe sexual shadow shake shape sharp sheet shift ship shirt shock shop
    shore shut sick sight signal silence silver similarly sir slave sleep slide slight slightly slow slowly smart smell
    smile smoke smooth snow soft software soil solar solid solution solve somewhat soul southern space spanish
    species speed spirit spiritual split spot spread square stable standing stare station statistics status
    steal steel stick stone storage storm straight strange stranger stream strength stress stretch strike string strip
    strongly struggle studio stuff stupid substance substantial succeed sufficient sugar suit summary sun sunday super
    supply supporter suppose supreme surgery surprise surround survey survival survive suspect sustain swim switch
    symbol symptom tail talent tall tank target taste tea tear technical technique teenager temperature ten
    tend tendency tension terrible territory text theater theatre theme thick thin threaten throat thursday
    ticket tie tight tiny tip tired tissue title tobacco tomorrow tone tongue tool tooth topic tour tourist track
    tradition traffic transfer transform transition translate transport trend tribe truck trust tube tuesday tv
    twelve twenty twice typical typically ultimate ultimately unable uncle undergo unfortunately uniform union unique
    universal universe university unknown unlike upper urban user usual valley valuable van variable variation variety
    vary vast vehicle version vessel veteran victory video village violent virtually virus visible vision visual vital
    volume volunteer wage warm warn wash waste wave weak wealth weather web website wedding wednesday weekend welcome welfare western
    wet whereby wild willing wine wing winner winter wire wise wood wooden worth writer yellow yesterday zero zone
    characterize presence significantly additionally furthermore decrease fourth combined compared dependent
    approximately conversely consistent inform indicates`,
  ],
  [
    4.1,
    `abandon abnormal abortion abstract abundance abundant accelerate accommodate accomplish accord accordance accordingly
    accumulate accuracy accuse activate activation acute addiction adhere adjacent adjustment administer adolescent advocate
    aesthetic affected aggregate aggressive agriculture aging algorithm alcohol align alike allege allergy alliance allocate alter alteration
    altogether amend amino analog analyse analyze ancestor antibiotic antibody anticipate antigen apparatus appendix array artery
    artificial assembly assert asset assign assumption assure asthma athlete attain attribute attribution autonomy auxiliary bacteria
    bacterial bare baseline batch beam behave beneficial besides bias bilateral binding biological biology biomarker blind
    boost bound boundary breast breed bronze bulk bundle burden bureau cable calcium calm cap carbon cardiac
    cardiovascular carrier catalyst caution cease cellular certificate chamber chaos charity chart chlorine cholesterol chromosome
    chronic circuit circulation clarify clause cleavage clinic clinician clone cloud cluster coefficient cognitive coherent cohort
    coincide collaboration collagen collective colleague colony commonly communist compensate compile complementary complement
    completion complexity compliance complicate complication compound comprise compute conceive concrete conform confront
    congenital consensus consent conservation conserve consortium constraint consult consume consumption
    contaminate contradict controversial controversy converge convey cooperate coordinate copper correlate correlation corrupt
    cortex council couple coverage crack crystal cumulative currency curriculum cytoplasm decay decrease deficiency deficit
    deliberate delay deletion dementia demographic dense density dental depict deposit depress depression deprive descend
    desert detection deteriorate determinant detrimental deviate devote diabetes diabetic diagnose diagnosis diagnostic
    diameter diet dietary differential differentiate differentiation digest digital dilemma dimension diminish dioxide
    diploma disability disaster disclose discrepancy discrete discriminate disorder displace disrupt dissolve dissemination distort disturb
    diversity dna domain donor dose dosage dramatic dramatically drain drift duration dynamic dysfunction ecological efficacy elaborate
    elderly electron electronic elevate elicit eligible elite elsewhere embrace embryo empirical encode endocrine endpoint
    enforce enormous enrich enrol enroll enroll entity enzyme epidemic epidemiology episode equation equip erosion
    essence ethic ethnic evident evoke excess excessive exclusive execute exert exhaust exhibition expert explicit exploit
    export expression extract extraordinary fabric facilitate faint fatal fatigue fertility fever fiber fibre fibrosis
    filter flexible fluctuate fluid fluorescence formulate fraction fracture fragment function functional fungus fusion
    genome genotype geographic glucose grain gradient graph gravity guideline hazard headache healing hemisphere heritage
    heterogeneous hierarchy homogeneous hormone horizon host hypertension hypothesis hypothesize identical ideology illuminate
    imaging imbalance immediate immune immunity impair impairment implant import impulse inadequate incentive incidence incline
    incorporate indeed index indirect induce induction inevitable infect infectious inflammation inflammatory inflation infrastructure
    ingredient inhabit inherent inherit inhibit inhibition inhibitor initiate inject injection innovation innovative inquiry
    insert insight inspect inspire instability institutional insulin intact integral integrate integrity intellectual
    intensity interact interfere interim intermediate interval intestine intimate intracellular intrinsic invade invasion invent inverse
    invoke involvement ion isolated isolation isotope judicial kidney kinetic lateral latitude latter legacy lesion liability
    liberty license lifestyle likelihood likewise linear linguistic lipid literacy liver logical longitudinal lung
    magnetic magnitude malaria malignant mammal mandate manifest manipulate marginal marine marker maternal mathematics matrix mature
    maturation mechanical median mediate membrane merge metabolic metabolism metaphor methodology micro migrate migration mineral minimal minimize
    miracle mobility modest modify modification modulate module molecule monetary morphology motivate motivation mutant mutation myth
    naive narrative necessity neglect neural neuron neurological nitrogen nonetheless norm notable notably notwithstanding novel nucleus numerous nutrient nutrition
    obesity obese observer obstacle obtain offspring ongoing onset optic optical optimal optimum oral orbit organ organism
    orthodox overlap oversee overview overweight oxide oxygen parallel parameter parasite parliament partial particle
    passive patent pathogen pathology pathway pediatric peer penetrate pension peptide perceive percentage perpetual persist persistent
    pharmaceutical phenotype philosopher physician physics physiological pioneer placebo plasma plausible pneumonia polymer porcelain portray pose
    posterior postpone practitioner precede preclude precursor predecessor predominant predominantly pregnancy
    preliminary premature premise prescribe prescription prestige presume prevail prevalence prevention prevalent prognosis prohibit
    proliferation prominent prompt pronounce propagate prospect prospective prostate protocol provision proximity psychiatric pulse pump
    qualitative quantify quantitative quantity questionnaire radiation radical randomize randomized readily reagent realm receptor recipient reciprocal
    recognition reconstruct recruit recruitment recur refer refine regenerate regeneration regime regimen regress regression rehabilitation reinforce
    reliable reliance render repair replicate replication repress reproduce reproduction reproductive reservoir reside resident residual restore
    restoration restraint resume retention retrieve retrospective rigid rigorous robust rotate routine rupture scan
    scarce scenario schedule screening secrete secretion sediment seize selective semantic sensation sensitivity sensory serum
    severity shrink simulate simulation simultaneous simultaneously skeletal skeleton smoking sole solely somatic sophisticated
    spatial specialist specify specimen spectrum sphere spinal spontaneous stability stabilize stance statistical stem sterile
    stimulate stimulation stimulus strain stroke structural subsequent subsequently subset substitute substrate subtle
    suicide superior supplement suppress suppression surgeon surgical surrogate surveillance susceptibility susceptible suspend
    sustainable symmetry symptom synthesis synthesize synthetic syndrome systematic tactic temporal temporary tentative terminal
    terminate testament theorem theoretical therapeutic therapy thereby thermal thesis threshold thrive tolerance tolerate toxic toxicity
    trace trait transcript transcription transient transmission transmit transparent transplant trauma trigger tuberculosis tumor
    tumour unclear undergo undermine undertake unify unprecedented unrelated uptake utility utilize vaccination vaccine vague vacuum
    valid validate validity variance vein velocity verify vertical viable vibration viral virtue vitamin voltage voluntary vulnerable
    whereas whilst widespread withdraw withstand yeast yield`,
  ],
  [
    4.4,
    `anti auto bio co counter cross ex extra fro hyper hypo ii iii iv inter intra macro mega meta mid mini mono multi
    nano neo non para poly post pre pro pseudo quasi re self semi sub super trans tri ultra un uni vi vii
    kg cm mm km ml mg gb mb hz min max vs ca eg ie al et ed eds vol pp fig figs ref refs id ok url http https www com org html pdf
    pm inc ltd corp co st dept est approx avg std dev
    mouse mice rat rabbit monkey pig cow fish insect worm bug rna hiv aids flu
    vivo vitro situ versus ad hoc facto priori bona fide alpha beta gamma delta`,
  ],
  [
    3.9,
    `abdominal accessible adaptive adhesion adipose affinity agent agonist allele alphabet amplify analytic anatomical anatomy
    anemia animate annotate antagonist anxious apoptosis appetite arch arithmetic array assay assemble assignment asymmetric atom
    attenuate audit autonomous average axis backup bandwidth batch benchmark benign biopsy birthday bladder blog boil boot bowel
    broker browser buffer bug cache calendar calibrate canal capability carbohydrate catalog cellular chemotherapy chemistry
    chip circular click cognition collision colon column commit comorbidity compartment compatible compiler confidence config
    configure configuration conformation console container contributor convergence corner coronary correction cortical coupon crash
    curve cutoff cytokine deadline debug decode dedicate default defect degradation degrade delete deploy deployment deplete dependency
    depress derivative destination developer diagram diarrhea dietary diffuse dimer directive directory disc discount disk dispatch
    displacement dispute divergent dock documentation download draft driver dwell dynamics dysregulation edition elasticity electrode elongation
    embed embryonic emission emit encryption endogenous engage enrollment enzymatic epithelial ester evaluation eviction evolutionary
    excitation excretion exogenous exon explicit exponential expose expressed extracellular factor fatty feasible feedback fetal fibroblast
    fidelity fitness fixation flag flux folder follicle font foster fraud frontal fuse gastric gateway genomic genuine geometry germ
    glance gland grammar graphic guidance habitat handler haplotype hash header hepatic herd histology homeostasis homology hook
    hospitalize host hybrid hydrogen icon illicit immunization impaired inactive inactivation indication individualize infant infer inference
    infertility infiltrate inhibitory inline innate inorganic input insulin intake interface interrupt interplay intermittent
    invasive inventory invoice ischemic iteration java javascript kinase knockout label lactate latency layout leakage ledger legend
    leukemia library ligand linear linkage lipid localize localization lockdown loop lymph lymphocyte macrophage maintain malignancy
    mammalian manager mapping marrow mast mediation melanoma merchant messenger meta metastasis metastatic methyl microscope microscopy
    migrant mitochondria mitochondrial modality modulation monkey monolayer motif mrna multiplex muscular myocardial namespace
    necrosis neonatal nest node nominal normalize notification nuclear nucleotide nutritional obstruct offset oncology onset optimize
    organelle organizational osmotic outbreak outpatient ovarian overexpress oxidative pancreatic parse password patch payload payment
    perinatal peripheral perturb phosphate phosphorylation physiology pixel placenta plugin pointer polarize polymorphism pore
    postoperative potent potency preclinical predictor predictive prefix preserve prevalent primate probe processor progenitor progesterone
    programmer progression projection prolong promoter prone prototype proxy psychotic pulmonary purify python quantification query
    queue radiology ramp randomly reactive rearrange reassess rebuild recombinant recurrent recurrence redundant refactor referral
    regulator relapse relay release remission remodel render renal repo repository reset residue resolution respiratory
    responsiveness restart retry reuse revise ribosome rollback router runtime salary schema scheduler script secretory sedentary semantics
    sepsis sequence server setup shareholder shell signaling signalling silicon skeletal smoker snippet socket sodium software sparse
    spectral spike splice staff stack startup steady stent steroid stoichiometry strand stratify stub subgroup submit
    subtype subunit suffix suite supervise supplementary surge symptomatic synapse synaptic syntax systemic tablet tag targeted
    taxonomy telomere template tenant testosterone thermal thread thrombosis throughput thymus ticket timeout toggle token
    topology transgenic translation trauma treaty turnover typescript ulcer undefined underlie understood unemployed unit upgrade upload
    upstream downstream upregulate downregulate urinary urine uterine vaccinate validation variable variant vascular vector vendor ventral ventricular
    viability wallet warehouse warranty widget wildtype workflow workshop wound wrapper xml yaml zoom`,
  ],
];

const ZIPF_OF_STEM: ReadonlyMap<string, number> = (() => {
  const map = new Map<string, number>();
  for (const [zipf, words] of BANDS) {
    for (const word of words.split(/\s+/)) {
      const s = rootOf(stem(word));
      if (s !== '') map.set(s, Math.max(zipf, map.get(s) ?? 0));
    }
  }
  return map;
})();

/** One stem further, so that "experimental" is found beside "experiment" and "developmental" beside "development". */
function rootOf(wordStem: string): string {
  return stem(wordStem);
}

/**
 * What a chance of occurring is reckoned for: a passage, with words five times likelier to come again once their
 * subject has come up.
 */
const EFFECTIVE_WORDS = 1000;

/** Rates of words outside the bands; a word's exact rarity matters little once it is rare. */
const ZIPF_UNLISTED = 3;
const ZIPF_ADVERB = 4;
const ZIPF_SMALL_NUMBER = 5;
const ZIPF_NUMBER = 4.2;
const ZIPF_SINGLE_LETTER = 5.5;

/**
 * The weight of a word for telling texts apart: an inverse document frequency over passages of general English,
 * -ln(chance that a passage holds the word). About 0.02 for function words, 3 for everyday words, 7 for rare ones.
 */
export function wordWeight(word: string, wordStem: string): number {
  const rate = 10 ** (zipfOf(word, wordStem) - 9);
  return -Math.log(1 - Math.exp(-EFFECTIVE_WORDS * rate));
}

function zipfOf(word: string, wordStem: string): number {
  const listed = ZIPF_OF_STEM.get(rootOf(wordStem));
  if (listed !== undefined) return listed;
  if (/^\p{N}+$/u.test(word)) return word.length <= 2 ? ZIPF_SMALL_NUMBER : ZIPF_NUMBER;
  if (/^[a-z]$/.test(word)) return ZIPF_SINGLE_LETTER;
  if (word.length > 5 && word.endsWith('ly')) return ZIPF_ADVERB;
  return ZIPF_UNLISTED;
}
