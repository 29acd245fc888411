import { lookUpVerb, verbShape, verbStem, Word } from '../../language/words/lexicon.ts';
import { onlyActive, withoutObject } from '../../language/words/verb-classes.ts';
import { type Rule, rule } from './sentence-rule.ts';

/** What stands behind a participle that has no object: where, when, how and by whom. */
const ASIDE =
  /^(?:by|in|on|at|to|from|for|as|with|into|onto|after|before|near|between|until|under|over|through|throughout|during|since|across|along|around|out|up|down|off|again|there|here|twice|once|\p{Ll}+ly|\d{4})$/u;

/** Verbs whose passive keeps an object: 'renamed Tarn', 'awarded the medal'. */
const KEEPS_OBJECT =
  /^(?:named|renamed|called|dubbed|christened|appointed|elected|declared|crowned|made|given|awarded|granted|paid|offered|sent|denied|nicknamed)$/;

/** Adverbs that may stand in front of a participle. */
const ADVERBS = String.raw`(?:(?:then|later|first|finally|eventually|subsequently|soon|again|now|since|also|once|originally|initially|partly|fully|newly|badly|\p{Ll}{2,}ly) )*`;

/** How what exists came to be: whatever follows in a list goes on with its life. */
const BEGINNING =
  /^(?:found|establish|built?|born|create|form|set|start|launch|open|design|wr[io]t|compose|invent|develop|make|made|record|paint|carve|draw|draft|print|produce|discover|film|shot|complete|introduce|publish)/;

/** What the last name in front of it may be rather than the subject: 'sold to Orr, founded in 1998 and based in Porto'. */
const OF_NAME_IN_FRONT =
  /^(?:founded|established|born|based|located|situated|headquartered|owned|run|headed|led|chaired|managed|listed|known|considered|named after)\b/;

/** One of several things that a subject undergoes ('launched in 1974'), or does ('sails to Ulm'); null where it is neither. */
function partOf(text: string, isWork: boolean): { text: string; isUndergone: boolean } | null {
  const [, verb = '', next = ''] =
    new RegExp(`^(?:been )?${ADVERBS}(\\p{Ll}+)(?: (\\S+?))?(?=[\\s,]|$)`, 'u').exec(text) ?? [];
  const shape = verbShape(verb, verb);
  const isActive =
    onlyActive.test(text) ||
    /^(?:split|broke|broken) up\b/.test(text) ||
    (withoutObject.has(verbStem(verb) ?? '') && !(isWork && verb === 'performed')) ||
    (shape.past && !shape.participle);
  if (shape.participle && !isActive && (next === '' || ASIDE.test(next) || KEEPS_OBJECT.test(verb)))
    return { text: text.replace(/^been /, ''), isUndergone: true };
  const isDone =
    (shape.past && !KEEPS_OBJECT.test(verb)) ||
    (lookUpVerb(verb) & Word.verbThird) !== 0 ||
    /^(?:is|was|has|had)$/.test(verb);
  return isDone ? { text, isUndergone: false } : null;
}

/** Lists of what the subject of one passive undergoes, each said of it, and none of the name that happens to stand in front. */
export const undergoneInTurn: readonly Rule[] = [
  // 'The Nordlys was built in Gdańsk, launched in 1974 and scrapped in 2003'
  rule(
    String.raw`^([^,;:"“”]{1,100}?) (was|were|is|are|will be|(?:has|have|had) been) (${ADVERBS}\p{Ll}+ [^;:"“”]*?, [^;:"“”]*?[^\s,;],? and [^;:"“”]+?)\.?$`,
    ([, who = '', be = '', list = '']) => {
      if (
        /\b(?:who|which|that|if|when|while|because|not|never)$|^(?:In|On|From|By|If|When|While|After|Before|Since) /.test(
          who,
        )
      )
        return [];
      const said = list.split(new RegExp(`(,? and |, )(?=(?:been )?${ADVERBS}(?:${'\\p{Ll}+'}))`, 'u'));
      const isWork = /^(?:\p{Ll}+ly )?(?:written|composed|directed|choreographed|staged)\b/u.test(list);
      const parts: { text: string; isUndergone: boolean }[] = [];
      let last = '';
      for (let i = 0; i < said.length; i += 2) {
        const part = partOf(said[i] ?? '', isWork);
        const before = parts.at(-1);
        // 'by the brothers Karl and Otto, and moved': a comma inside of what is told
        if (part === null && before !== undefined) before.text += `${said[i - 1] ?? ''}${said[i] ?? ''}`;
        else if (part === null) return [];
        else {
          parts.push(part);
          last = said[i - 1] ?? '';
        }
      }
      const [first, second] = parts;
      if (first === undefined || second === undefined || parts.length < 3 || !/ and $/.test(last)) return [];
      if (!first.isUndergone || !parts.slice(1).some(({ isUndergone }) => isUndergone)) return [];
      // 'was designed, built and opened in 1936': one time of all
      if (parts.slice(0, -1).some(({ text }) => !/\s/.test(text))) return [];
      if (OF_NAME_IN_FRONT.test(second.text) && !BEGINNING.test(first.text)) return [];
      return parts.map(({ text, isUndergone }) => `${who} ${isUndergone ? `${be} ` : ''}${text}.`);
    },
  ),
];
