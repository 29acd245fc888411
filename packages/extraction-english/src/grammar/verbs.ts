/** Which forms of a verb a word can be, as bits. */
export const form = { base: 1, third: 2, past: 4, participle: 8, ing: 16 } as const;

/** A word as a form of a verb: the verb's base form and the `form` bits that fit. */
export type VerbForms = { readonly lemma: string; readonly forms: number };

/** Base, past and past participle where they are not regular; one word less where both are alike. */
const irregular = `
arise arose arisen|awake awoke awoken|be was been|bear bore born|beat beat beaten|become became become|begin began begun|bend bent
bet bet|bind bound|bite bit bitten|bleed bled|blow blew blown|break broke broken|breed bred|bring brought|broadcast broadcast
build built|burn burnt|buy bought|cast cast|catch caught|choose chose chosen|come came come|cost cost|creep crept|cut cut
deal dealt|dig dug|do did done|draw drew drawn|drink drank drunk|drive drove driven|dwell dwelt|eat ate eaten|fall fell fallen
feed fed|feel felt|fight fought|find found|flee fled|fly flew flown|forbid forbade forbidden|forecast forecast
forget forgot forgotten|freeze froze frozen|get got got|give gave given|go went gone|grind ground|grow grew grown|hang hung
have had|hear heard|hide hid hidden|hit hit|hold held|hurt hurt|keep kept|kneel knelt|know knew known|lay laid|lead led
leave left|lend lent|let let|lie lay lain|light lit|lose lost|make made|mean meant|meet met|mistake mistook mistaken
outgrow outgrew outgrown|overcome overcame overcome|override overrode overridden|oversee oversaw overseen|overtake overtook overtaken|pay paid|prove proved proven
put put|quit quit|read read|rebuild rebuilt|ride rode ridden|ring rang rung|rise rose risen|run ran run|say said|see saw seen
seek sought|sell sold|send sent|set set|shake shook shaken|shine shone|shoot shot|show showed shown|shrink shrank shrunk|shut shut
sing sang sung|sink sank sunk|sit sat|sleep slept|speak spoke spoken|speed sped|spend spent|split split|spread spread|spring sprang sprung
stand stood|steal stole stolen|stick stuck|strike struck|swear swore sworn|sweep swept|swim swam swum|swing swung|take took taken
teach taught|tear tore torn|tell told|think thought|throw threw thrown|undergo underwent undergone|understand understood
undertake undertook undertaken|uphold upheld|wake woke woken|wear wore worn|weave wove woven|wed wed|win won|wind wound
withdraw withdrew withdrawn|withstand withstood|write wrote written|rewrite rewrote rewritten|oversleep overslept`;

/** Common verbs that are regular; a word outside is a verb only where the tagger says so. */
const regular = `
abandon absorb accept accompany accuse achieve acknowledge acquire act activate adapt add address adhere adjust admit adopt advertise
advise affect afford aim allege allocate allow alter amend analyse analyze announce answer apologise apologize appear apply appoint
appreciate approach approve argue arrange arrest arrive ask assemble assert assess assign assist associate assume attach attack attain
attempt attend attract author avoid award back ban base battle belong benefit bill block board book boost borrow bottle bother brand
call campaign cancel care carry categorise categorize cause cease celebrate centre chair challenge change charge chase chat check
cite claim classify clean clear click climb close coach code collaborate collapse collect combine command commence comment commission
commit communicate compare compete compile complain complete comprise compute conceive concentrate concern conclude conduct confirm
connect consider consist construct consult consume contact contain contribute control convert convince cook cooperate coordinate copy
correct correlate count couple cover crash create criticise criticize cross damage dance date debut decide declare decline decrease
dedicate defeat defend define delay delegate delete deliver demand demonstrate deny depart depend deploy deprecate derive describe
deserve design destroy detain detect determine develop die differ direct disable disagree disappear disclose discontinue discover
discuss dislike dismiss display distribute divide divorce document dominate donate double download draft drop earn edit educate
elect eliminate embed emerge emigrate emit employ enable encode encounter encourage end endorse engage enhance enjoy enlist enroll enrol
ensure enter entitle equal escape establish estimate evaluate evolve examine exceed exchange exclude execute exercise exhibit exist exit
expand expect expel experience explain explore export expose express extend face facilitate fail favour favor fear feature file fill
film finance finish fire fit fix flow focus follow force form format formulate found fund function gain gather generate govern graduate
grant greet guarantee guard guess guide handle happen hate head help highlight hire honour honor hope host house identify ignore
illustrate immigrate impact implement import impose impress improve incorporate increase incubate indicate induce infect influence
inform inherit inhibit initiate injure insist inspect inspire install instruct integrate intend interact interview introduce invade
invent invest investigate invite involve issue jail join judge jump justify kill knock label lack land last launch learn lease
lecture license lift like limit link list listen live load locate lock log look love lower maintain major manage manufacture map
mark market marry match matter measure mediate mentor mention merge migrate miss model moderate modify monitor move murder name need
negotiate nominate note notice notify number obtain occupy occur offer open operate oppose opt order organise organize originate outline
own pack package paint park participate partner pass pause perform permit persist persuade phone pick place plan plant play please
point possess post postpone power practise practice praise predict prefer prepare present preside press prevent price print proceed
process produce program promise promote propose protect protest provide publish pull purchase pursue push qualify question raise range
rank rate reach react realise realize rebrand recall receive recognise recognize recommend record recover recruit redesign reduce
refer reflect refuse regard register regret regulate reject relate release relocate rely remain remember remove rename render renew rent
repair repeat replace replicate reply report represent request require rescue research resemble reserve reside resign resolve respond
rest restore restrict result resume retain retire retrieve return reveal review revise reward roll rule sail save scale schedule
score screen search secure select sentence separate serve settle shape share shift ship shop sign signal simulate sketch skip smile
smoke solve sort sound span specialise specialize specify sponsor stabilise stabilize staff star start state stay stem step stimulate
stop store stress stretch struggle study submit succeed suffer suggest suit supersede supervise supply support suppose surprise surround
survive suspect suspend switch tackle talk target taste teach tend term terminate test thank thrive tie tour track trade train
transfer transform translate transmit travel treat trigger triumph trust try turn tutor type undermine unite unveil update upgrade upload
urge use validate value vary verify view visit volunteer vote vow wait walk want warn wash watch weigh welcome wish witness work
worry wrap yield yell host head headquarter chair man mount bury inter rate cost total average convict crown exile deport diagnose prescribe
secrete suppress mutate bind activate express encode differentiate proliferate degrade phosphorylate methylate attenuate exacerbate
ameliorate modulate alleviate confer correlate underlie accelerate accumulate adhere administer assay attribute colonise colonize
comply compress configure constitute contract contrast contribute convene cool crawl debug decode dispatch drain elevate emphasise
emphasize enrich entail evaluate evoke exert fetch flag fork hydrate ingest invoke iterate mock optimise optimize parse patch pin
poll prompt proxy prune query refactor reset reuse revert route sample scan shorten simplify stash stream strip subscribe sync tag
throw harbor harbour resettle supersede toggle trim undo unsubscribe wire zip`;

const plural = /(?:s|x|z|ch|sh)$/;
const consonantY = /[^aeiou]y$/;
/** Verbs that double their last letter: 'plan', 'planned'. */
const doubles =
  /^(?:.?.?[^aeiou][aeiou][bdgmnprt]|admit|commit|permit|submit|transfer|refer|prefer|occur|control|compel|expel|equip|regret|begin|forget|program|rebut|infer|defer|confer|propel|transmit|emit|omit|deter|upset|format|inter|travel|cancel|model|label|signal)$/;
const neverDoubled =
  /^(?:visit|edit|limit|open|enter|offer|order|wed|host|alter|market|target|exhibit|inherit|profit|credit|merit|develop|happen|appear|differ|suffer|cover|deliver|gather|answer|render|trigger|monitor|author|tutor|sponsor|mentor|honor|favor|label|power|lower|number|register|consider|remember|discover|recover|transfer)$/;

function inflect(lemma: string): { third: string; past: string[]; ing: string[] } {
  const third = consonantY.test(lemma)
    ? `${lemma.slice(0, -1)}ies`
    : lemma.endsWith('o') || plural.test(lemma)
      ? `${lemma}es`
      : `${lemma}s`;
  if (lemma.endsWith('ie')) return { third, past: [`${lemma}d`], ing: [`${lemma.slice(0, -2)}ying`] };
  if (lemma.endsWith('ee') || lemma.endsWith('ye') || lemma === 'be')
    return { third, past: [`${lemma}d`], ing: [`${lemma}ing`] };
  if (lemma.endsWith('e')) return { third, past: [`${lemma}d`], ing: [`${lemma.slice(0, -1)}ing`] };
  if (consonantY.test(lemma)) return { third, past: [`${lemma.slice(0, -1)}ied`], ing: [`${lemma}ing`] };
  const last = lemma.at(-1) ?? '';
  const past = [`${lemma}ed`];
  const ing = [`${lemma}ing`];
  if (doubles.test(lemma) && !(neverDoubled.test(lemma) && lemma !== 'transfer')) {
    past.push(`${lemma}${last}ed`);
    ing.push(`${lemma}${last}ing`);
  }
  return { third, past, ing };
}

function createVerbTable(): ReadonlyMap<string, VerbForms> {
  const table = new Map<string, { lemma: string; forms: number }>();
  const put = (word: string, lemma: string, forms: number) => {
    const known = table.get(word);
    if (known === undefined) table.set(word, { lemma, forms });
    else if (known.lemma === lemma) known.forms |= forms;
  };
  for (const entry of irregular.split(/[|\n]/)) {
    const [lemma, past, participle = past] = entry.trim().split(' ');
    if (lemma === undefined || past === undefined || participle === undefined) continue;
    const { third, ing } = inflect(lemma);
    put(lemma, lemma, form.base);
    put(past, lemma, form.past);
    put(participle, lemma, form.participle);
    put(lemma === 'have' ? 'has' : third, lemma, form.third);
    for (const word of ing) put(word, lemma, form.ing);
  }
  for (const word of ['am', 'are', "'m", "'re"]) put(word, 'be', form.base);
  put('is', 'be', form.third);
  put('were', 'be', form.past);
  for (const [word, lemma] of Object.entries({ gotten: 'get', proved: 'prove', showed: 'show' }))
    put(word, lemma, form.participle);
  for (const lemma of regular.trim().split(/\s+/)) {
    const { third, past, ing } = inflect(lemma);
    put(lemma, lemma, form.base);
    put(third, lemma, form.third);
    for (const word of past) put(word, lemma, form.past | form.participle);
    for (const word of ing) put(word, lemma, form.ing);
  }
  return table;
}

const table = createVerbTable();

/** The forms of a known verb that a word in lower case can be; null where it is none. */
export function knownVerb(lower: string): VerbForms | null {
  return table.get(lower) ?? null;
}

/** 'scoped' to 'scope', 'tarred' to 'tar', 'parried' to 'parry'. */
function stem(lower: string): string {
  const bare = lower.slice(0, -2);
  if (lower.endsWith('ied')) return `${lower.slice(0, -3)}y`;
  if (/([^aeiouls])\1$/.test(bare)) return bare.slice(0, -1);
  return /(?:[^aeiou][aeiou][^aeiouwxy]|[cgvz]|[^s]s)$/.test(bare) ? `${bare}e` : bare;
}

/** The forms of a word that the tagger calls a verb, from its ending where the verb is not known. */
export function guessVerb(lower: string, lemma: string): VerbForms {
  const known = table.get(lower);
  if (known !== undefined) return known;
  if (lower.endsWith('ing')) return { lemma, forms: form.ing };
  if (lower.endsWith('ed'))
    return { lemma: lemma === lower ? stem(lower) : lemma, forms: form.past | form.participle };
  if (lower.endsWith('s') && lemma !== lower) return { lemma, forms: form.third };
  return { lemma, forms: lemma === lower ? form.base : form.past | form.participle };
}
