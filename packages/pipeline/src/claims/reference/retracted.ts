import { KIN } from '../../language/words/kin.ts';
import { isSentence } from '../layout/whole-sentences.ts';

const SLIP =
  '(?:(?:oh|ah|er|um|hm+|no|nope|wait|sorry|oops|whoops|actually|hang on|hold on|one moment|correction)(?: a (?:sec|second|minute|moment))?[,.!…–— -]+)';
const HERS = `(?:my|our|his|her|their) (?:${KIN}|friend|colleague|boss|neighbou?r|old (?:boss|doctor|dentist|teacher))`;
const WRONG = '(?:wrong|not right|not correct|incorrect)';

/** 'Wait, I got that wrong.', 'Scratch that.': what was said just before is taken back, and nothing said in its place yet. */
const retracts = new RegExp(
  `^${SLIP}*(?:I(?:['’]ve| have)? (?:just )?(?:got|had|said|told you|wrote|put|typed|remembered) (?:that|it|this|them|those) (?:all |completely |totally )?(?:wrong|incorrectly|wrongly)|that(?:['’]s| is) (?:all )?${WRONG}|(?:please )?(?:scratch|strike|scrap|delete|ignore|disregard|forget) (?:that|that last (?:bit|one|message)|what I (?:just )?said)|(?:let me|I (?:must|have to|need to|should)) correct (?:that|myself)|I mis-?(?:spoke|remembered|typed|read)(?: (?:that|it))?|I (?:mixed|muddled) (?:that|it|this|them|those|things|the two) up|I take that back)[.!:…]*$`,
  'iu',
);
/** 'No, wait.', 'My mistake.': the same where another wording follows. */
const falters = new RegExp(
  `^(?:${SLIP}+)?(?:no|wait|hang on|hold on|my mistake|my bad|I was wrong|no,? sorry|sorry,? no|wait,? no|no,? wait|oops)[.!…]*$`,
  'iu',
);
/** 'No, sorry, he was the old one.', 'Hang on, that's his cousin's.': who or what was named is another. */
const isAnother = new RegExp(
  `^${SLIP}+(?:s?he|it|that|this|they)(?:['’]s|['’]re| is| are| was| were| used to be) (?:(?:the|my|our|his|her|their|its) (?:\\p{Ll}+ ){0,2}?(?:old|former|previous|last|wrong|other|first)(?: one| \\p{Ll}+)?|(?:my|our|his|her|their|\\p{Lu}\\p{Ll}+['’]s) (?:\\p{Ll}+ )?\\p{Ll}+['’]s?(?: one)?)[.!]*$|^${SLIP}+that(?:['’]s| is| was) ${HERS}(?:['’]s)?[.!]*$`,
  'iu',
);

/** Whether a sentence in a talk takes back what its speaker said just before it, in view of what they say next. */
export function isRetraction(text: string, next: string): boolean {
  if (text.length > 80) return false;
  return retracts.test(text) || (next !== '' && (falters.test(text) || isAnother.test(text)));
}

/** 'It's Dr Obi now, at Castle Street' -> 'Dr Obi, at Castle Street', 'Thursday' as it is: what is put for a word that was taken back; null for a sentence of its own. */
export function putInstead(text: string): string | null {
  const said = text.trim().replace(/[.!…]+$/, '');
  const [, anew] =
    /^(?:(?:[Nn]o|[Ss]o|[Aa]ctually|[Ss]orry),? )*(?:[Ii]t(?:['’]s| is| was)|(?:[Ss]he|[Hh]e)(?:['’]s| is)|[Tt]hat(?:['’]s| is)) (?:now |actually |in fact |really )?((?:the |an? |my )?(?:\p{Lu}|\d).*)$/u.exec(
      said,
    ) ?? [];
  const bare = anew ?? (/^(?:\p{Lu}|\d)\S*(?: (?:\p{Lu}|\d)\S*){0,3}$/u.test(said) ? said : undefined);
  return bare?.replace(/ (?:now|these days|instead|actually)(?=,|$)/u, '') ?? null;
}

/** 'No, he goes to Birchwood.' behind an answer of a word or two: what was answered is not so. */
export function answersAnew(first: string, next: string): boolean {
  return (
    first.length < 60 &&
    !/^(?:yes|yeah|yep|no|nope|not|sure|well|I)\b/i.test(first) &&
    !isSentence(first) &&
    /^(?:(?:oh|sorry|wait|hang on|hold on|actually)[,.!… ]+)*(?:no|wait|oops|hang on|hold on|actually,? no)[,.!…–— ]+(?:(?:sorry|wait|actually)[,.! ]+)*(?=(?:I|s?he|it|they|we|my|that)\b)/iu.test(
      next,
    )
  );
}
