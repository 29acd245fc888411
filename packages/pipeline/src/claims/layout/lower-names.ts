import type { Block, DocumentStructure, Pace } from '@memory/markdown';
import { lookUp, Word } from '../../language/words/lexicon.ts';
import { isKnownWord } from '../../language/words/tokens.ts';
import { capital } from '../rewordings/sentence-rule.ts';
import { changedBlock } from './block-shapes.ts';

/** 'order-service', 'dodo-2', 'fx_feed' */
const JOINED = '[a-z][a-z0-9]*(?:[-_][a-z0-9]+)+';
const AUXILIARY =
  '(?:is|was|are|were|has|had|does|did|will|can|cannot|must|now|no longer|still|also|both|then|currently|runs?|uses?|used|replaced)';
/** What bears a name in lower case, in front of it. */
const KIND =
  'host|machine|server|vm|node|cluster|instance|container|pod|namespace|bucket|volume|database|schema|table|queue|topic|job|task|script|service|microservice|daemon|worker|process|program|tool|app|application|component|module|package|library|crate|gem|plugin|repo|repository|branch|pipeline|endpoint|gateway|proxy|cache|index|project';
/** What systems are called behind a hyphen, and hardly anything else. */
const PART =
  'services?|apis?|gateway|cache|worker|db|engine|core|hub|proxy|server|client|ui|frontend|backend|web|feed|sdk|cli|bot|daemon|mailer|scheduler|renderer|indexer|importer|exporter|sync|router|broker|queue|store|tracker|controller|operator|agent|app|lib|utils|auth|registry|loader|collector|monitor|parser|crawler';

const joinedWhole = new RegExp(`^${JOINED}$`);
const partOfSystem = new RegExp(`^[a-z0-9]{2,}(?:[-_][a-z0-9]+)*[-_](?:${PART})$`);
/** 'well-known', 'check-in', 'e-mail', 'decision-making', 'half-year': words of every day. */
const everyday =
  /^(?:self|co|re|pre|post|non|anti|ex|mid|full|part|well|ill|on|off|in|out|up|down|over|under|first|second|third|face|semi|multi|cross|half|all|know|follow|by|so|high|low|long|short|old|new|vice|sub|ultra|inter|intra|step|one|two|three|four|five|six|seven|eight|nine|ten|wi|go|add|back|check|drop|set|start|sign|log|roll|take|cut|hand|kick|stand|room|customer|shuttle)[-_]|^[a-z][-_]|[-_](?:time|up|in|out|off|on|down|over|by|how|to|being|free|wide|side|hand|old|like|based|ready|law|class|person|deep|high|term|level|talk|hop|fi|end|days?|years?|weeks?|months?|hours?|minutes?|site|house|home|half|board|stop|through|less|of|the|only|away|back|again|around|[a-z]{3,}ing|[a-z]{3,}ed|s)$/;

const EDGE = String.raw`(?<![\p{L}\p{N}_@#$./\\:=<-])`;
const END = String.raw`(?![\p{L}\p{N}_/\\(=>]|[-.:@][\p{L}\p{N}])`;
const word = new RegExp(`${EDGE}[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*${END}`, 'gu');
const joined = new RegExp(`${EDGE}${JOINED}${END}`, 'gu');
const opening = new RegExp(
  String.raw`(?:^|[^.\s]{3}[.!?]["”’)]?\s+)([a-z][a-z0-9]*(?:[-_][a-z0-9]+)*)(?=( (?:${AUXILIARY}|[a-z]{2,}(?:s|ed)|and ${JOINED})\b)?)`,
  'gu',
);
const ofKind = new RegExp(String.raw`\b(?:${KIND})(?:,? (?:called|named|codenamed))? $`);
const called = new RegExp(
  String.raw`\b(?:${KIND}),? (?:called|named|codenamed) ([a-z][a-z0-9_-]{3,})${END}`,
  'gu',
);
/** What only a time stands in front of: 'On 2 October 2023 ' */
const behindTime =
  /(?:^|[.!?] )(?:(?:[Ii]n|[Oo]n|[Ss]ince|[Ff]rom|[Uu]ntil|[Bb]y|[Aa]s of|[Ee]arly in|[Ll]ate in) )?(?:[A-Z]?[a-z]+ ){0,2}(?:\d{1,2} )?(?:[A-Z][a-z]+ )?\d{4},? $/;
const verbBehind = new RegExp(`^ (?:${AUXILIARY}|[a-z]{2,}(?:s|ed)) `);
const standsAlone =
  /\b(?:of|to|by|with|from|in|on|for|via|through|into|onto|behind|and|or|than|off|against|replaced?|replaces|use[sd]?|calls?|called|runs?|deployed|migrated|moved|restarted?|stopped|retired?|decommissioned|owns?|maintains?|operates?|reads|feeds|queries) $/i;
const endsPhrase =
  /^(?:[,.;:!?)]|$| (?:and|or|to|from|with|by|in|on|at|for|of|as|via|is|was|are|were|has|had|will|can|does|did|now|no|since|until|which|instead|because|after|before|when|while|every|again|directly)\b)/;

/**
 * A text's structure with the names that it writes in lower case as other names are written ('order-service', 'quillgrep'): services,
 * hosts and programs, told by a heading that is one, a sentence that begins with one, a list whose items are headed by them, and what
 * stands in front or behind the hyphen. Headings and tables keep theirs. All offsets stay.
 */
export async function withLowerNames(structure: DocumentStructure, pace: Pace): Promise<DocumentStructure> {
  if (structure.conversation) return structure;
  const names = await namesIn(structure.blocks, pace);
  if (names.size === 0) return structure;
  const upright = (text: string) =>
    text.replace(word, (found) => (names.has(found) ? capital(found) : found));
  const blocks: Block[] = [];
  for (const block of structure.blocks) {
    const plain = isProse(block) ? upright(block.text.plain) : null;
    blocks.push(
      plain === null || plain === block.text.plain
        ? block
        : changedBlock(block, { text: { ...block.text, plain } }),
    );
    if (pace.due()) await pace.rest();
  }
  return { ...structure, blocks };
}

function isProse({ kind }: Block): boolean {
  return kind === 'paragraph' || kind === 'listItem' || kind === 'quote';
}

/** The names that a text writes in lower case. */
async function namesIn(blocks: readonly Block[], pace: Pace): Promise<Set<string>> {
  const names = new Set<string>();
  const plainOpenings = new Set<string>();
  let isCareless = false;
  const heads = new Map<number, string[]>();
  for (const [index, block] of blocks.entries()) {
    if (pace.due()) await pace.rest();
    if (block.kind === 'heading') {
      const name = headingName(block.text.plain, index === 0);
      if (name !== null) names.add(name);
    }
    if (!isProse(block)) continue;
    const { plain } = block.text;
    for (const name of byItself(plain)) names.add(name);
    if (block.list !== null && block.list.item === index) {
      const items = heads.get(block.list.list) ?? [];
      items.push(headOfItem(block));
      heads.set(block.list.list, items);
    }
    for (const [, name = ''] of plain.matchAll(called)) names.add(name);
    if (block.kind !== 'paragraph') continue;
    for (const [, first = '', behind] of plain.matchAll(opening)) {
      if (joinedWhole.test(first) && !everyday.test(first)) {
        if (behind !== undefined) names.add(first);
      } else if (
        behind !== undefined &&
        /^ (?:is|was|has|had|will|now|runs|uses)\b/.test(behind) &&
        mayBeName(first)
      )
        plainOpenings.add(first);
      else isCareless ||= !mayBeName(first);
    }
  }
  for (const items of heads.values())
    if (items.length > 1 && items.every((head) => head !== '')) for (const head of items) names.add(head);
  if (!isCareless) for (const name of plainOpenings) names.add(name);
  if (names.size === 0) return names;
  for (const block of blocks) {
    if (!isProse(block)) continue;
    for (const name of alongside(block.text.plain)) names.add(name);
    if (pace.due()) await pace.rest();
  }
  return names;
}

/** 'quillgrep' as the title, 'Runbook: parcel-tracker' */
function headingName(heading: string, isFirst: boolean): string | null {
  const [, front = '', name = ''] = /^([\p{L} -]{2,30}: )?([a-z][a-z0-9_-]+)$/u.exec(heading.trim()) ?? [];
  if (joinedWhole.test(name)) return everyday.test(name) ? null : name;
  return name.length > 3 && isFirst && front === '' && !isKnownWord(name) ? name : null;
}

/** 'alder' of '**alder**: 24 nodes'; nothing where an item is headed otherwise. */
function headOfItem({ text: { plain, strong } }: Block): string {
  const [head] = strong;
  const name = head?.start === 0 ? plain.slice(0, head.end).replace(/:$/, '') : '';
  const isHead = /^[a-z][a-z0-9_-]{2,}$/.test(name) && /^(?::| [–—-])/.test(plain.slice(name.length));
  return isHead && !everyday.test(name) ? name : '';
}

/** Names that what they consist of tells, or the kind of thing in front: 'cart-service', 'the host dodo-2'. */
function byItself(text: string): string[] {
  return [...text.matchAll(joined)]
    .filter(({ 0: name, index }) => {
      if (everyday.test(name)) return false;
      const front = text.slice(Math.max(0, index - 60), index);
      const behind = text.slice(index + name.length, index + name.length + 20);
      if (behindTime.test(front) && verbBehind.test(behind)) return true;
      if (!endsPhrase.test(behind) && !/^['’]s /.test(behind)) return index === 0 && partOfSystem.test(name);
      return ofKind.test(front) || (partOfSystem.test(name) && (front === '' || standsAlone.test(front)));
    })
    .map(({ 0: name }) => name);
}

/** What stands alone as such names do, in a text that has some: 'replaced statement-mailer with notify-hub'. */
function alongside(text: string): string[] {
  return [...text.matchAll(joined)]
    .filter(
      ({ 0: name, index }) =>
        !everyday.test(name) &&
        lookUp(name) === 0 &&
        standsAlone.test(text.slice(Math.max(0, index - 40), index)) &&
        endsPhrase.test(text.slice(index + name.length, index + name.length + 20)),
    )
    .map(({ 0: name }) => name);
}

/** Whether a word that a sentence begins with in lower case may be the name of one thing. */
function mayBeName(first: string): boolean {
  if (first.length < 4) return false;
  const bits = lookUp(first);
  const unfit =
    Word.uncountable | Word.pluralNoun | Word.adverb | Word.verbGerund | Word.verbParticiple | Word.actor;
  return (
    (bits & unfit) === 0 &&
    !/^(?:this|that|these|those|they|there|then|here|some|most|many|what|when|where|which|each|both|also|else|once|only|note|thus|from|with|than|into|your|their|everyone|everything|nothing|nobody|none|someone|somebody|something|anyone|anything|another|other|others|while|after|before|today|tomorrow|yesterday|since|until)$/.test(
      first,
    )
  );
}
