import { type NounPhrase, type SentenceAnalysis, type Token, textOf } from '../../language/analyze.ts';
import { lookUp } from '../../language/words/lexicon.ts';
import { isSpecies, tellsOfLife } from '../names/species.ts';
import { nounLemma } from './relational-nouns.ts';

/** What happens to a gene, a substance or a faculty: nothing without what it happens to. */
export const undergoing =
  /^(?:loss|deletion|depletion|inhibition|activation|overexpression|deficiency|lack|absence|inactivation|knockdown|knockout|silencing|amplification|mutations?|variants?|defects?|polymorphisms?|phosphorylation|methylation|exposure)$/;

/** Heads that stand for nothing in particular: measures, parts of a study, bare quantities. */
const emptyHeads = new Set(
  (
    'result finding study data datum paper article work analysis evidence conclusion method approach experiment observation report review trial research ' +
    'investigation aim purpose objective hypothesis case example number amount level degree rate proportion percentage majority half part way thing ' +
    'fact reason kind type sort form set group series range variety lot effect role use time year month day week period age difference change increase ' +
    'decrease reduction improvement risk value change addition contrast comparison response outcome presence absence lack ability importance basis context ' +
    'person people patient subject participant individual control man woman child author we one none other someone anyone something anything everything ' +
    'issue problem question answer possibility need goal plan idea point end start beginning rest side top place area line minute hour second moment ' +
    'none figure table section condition situation state event factor feature aspect property characteristic process mechanism manner mean measure test sample ' +
    'population cohort baseline score model system'
  ).split(' '),
);

/** Classes that a substance, a gene or a germ is called by in front of its name. */
const substances =
  /^(?:hormone|enzyme|protein|gene|drug|peptide|neurotransmitter|vitamin|molecule|compound|antibiotic|bacterium|virus|parasite|steroid|antibody|cytokine|receptor|mineral|amino)$/;

/** Adjectives that compare or point rather than name a kind. */
const pointing =
  /^(?:same|other|such|several|many|few|more|most|less|least|much|various|different|similar|further|additional|certain|own|new|first|second|third|last|next|previous|present|current|recent|early|late|high|low|higher|lower|large|small|larger|smaller|great|greater|significant|important|good|better|best|bad|worse|long|short|major|minor|main|entire|whole|respective|possible|potential|likely|available|total|average|mean|overall)$/;

const counted = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen)$/;

/**
 * The text of a phrase that is a term for a kind of thing, without article; null for any other. A bare plural or mass noun
 * is one ('statins', 'insulin'); behind 'the' only what has a technical word in it, as 'the deadline' means another one in
 * every text.
 */
export function isConceptPhrase(
  analysis: SentenceAnalysis,
  phrase: NounPhrase,
  onlyTechnical = false,
): string | null {
  const { tokens } = analysis;
  if (phrase.kind !== 'common' && phrase.kind !== 'proper') return null;
  if (phrase.possessor !== null) return null;
  const head = tokens[phrase.head] as Token;
  if (head.pos !== 'NOUN' && head.pos !== 'PROPN') return null;
  let { start } = phrase;
  let definite = false;
  if (phrase.determiner !== null) {
    const { lower } = tokens[phrase.determiner] as Token;
    if (!/^(?:the|a|an)$/.test(lower)) return null;
    definite = lower === 'the';
    start = phrase.determiner + 1;
  }
  while (start < phrase.head && (tokens[start] as Token).pos === 'ADV') start++;
  const length = phrase.head + 1 - start;
  if (length < 1 || length > 5) return null;
  let technical = false;
  for (let i = start; i <= phrase.head; i++) {
    const token = tokens[i] as Token;
    // 'two sailors' are people that are counted
    if (token.pos === 'NUM' && i === start && counted.test(token.lower)) return null;
    if (token.pos === 'NUM' && (i === start || i === phrase.head) && !/\p{L}/u.test(token.text)) return null;
    if (token.pos === 'PRON' || token.pos === 'DET' || token.pos === 'PUNCT') return null;
    if (token.pos === 'ADJ' && pointing.test(token.lower)) return null;
    if (isTechnical(token)) technical = true;
  }
  const lemma = nounLemma(head);
  // 'increased three-fold' tells how much
  if (/^\p{L}+-?fold$/u.test(head.lower)) return null;
  if (emptyHeads.has(lemma) && !(technical && length > 1)) return null;
  // 'the hormone leptin'
  if (definite && length === 2 && substances.test((tokens[start] as Token).lower) && head.pos === 'NOUN')
    return head.text;
  const isKind =
    length > 1 &&
    !/^(?:old|young|little|big|poor|tame|lost|missing|injured|same|two)$/.test(
      (tokens[start] as Token).lower,
    ) &&
    (isSpecies(lemma) ? tellsOfKinds(analysis) : tellsOfLife(analysis, phrase, definite));
  if ((definite || onlyTechnical) && !technical && !isKind) return null;
  if (length === 1 && !technical && lemma.length < 4) return null;
  if (!/\p{L}{2}/u.test(textOf(analysis, start, phrase.head + 1))) return null;
  const front = start < phrase.head ? `${textOf(analysis, start, phrase.head)} ` : '';
  const opener = tokens[start] as Token;
  const isOpening = opener.index === 0 && opener.pos !== 'PROPN' && /^\p{Lu}\p{Ll}+$/u.test(opener.text);
  const lead = isOpening && front !== '' ? front.charAt(0).toLowerCase() + front.slice(1) : front;
  return `${lead}${head.pos === 'PROPN' || (/\p{Lu}/u.test(head.text) && !(head.index === 0 && /^\p{Lu}\p{Ll}+$/u.test(head.text))) ? head.text : singular(head)}`;
}

/** 'The Merrin otter eats fish': what is so of all of a kind is told in the present. */
function tellsOfKinds({ clauses, verbGroups }: SentenceAnalysis): boolean {
  const verb = verbGroups[clauses.find(({ kind }) => kind === 'main')?.verb ?? -1];
  return verb?.tense === 'present' && !verb.perfect && !verb.progressive;
}

/** Plurals and singulars are one concept; what ends in -s for other reasons stays. */
function singular(head: Token): string {
  const lemma = nounLemma(head);
  return head.text.length - lemma.length <= 3 ? lemma : head.text;
}

const technicalEnding =
  /(?:ase|itis|osis|emia|aemia|cyte|oma|genic|genesis|ectomy|pathy|blast|zyme|ein|mab|nib|statin|cillin|mycin|ergic|philic|phobic|otic|oid|ide|amine|azole|azine|onium|yte|phage|plasm|somal?|ellular|vascular|cranial|neural|neuronal|genomic|genetic|viral|fungal|bacterial|receptor|kinase|protein|antibody|antigen|ligand|peptide|genome|mutant|allele|neuron|axon|tumor|tumour)s?$/;

/** A word spelt as no everyday word is, or with the endings of science. */
function isTechnical(token: Token): boolean {
  const { text, lower } = token;
  if (text.length < 3) return false;
  if (/\d/.test(text) || /\p{Ll}\p{Lu}|\p{Lu}{2}/u.test(text)) return true;
  return token.pos !== 'NUM' && text.length > 5 && technicalEnding.test(lower) && lookUp(lower) === 0;
}
