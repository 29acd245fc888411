import { lookUp, Word } from '../../language/words/lexicon.ts';
import { isKnownWord } from '../../language/words/tokens.ts';

const NOUN =
  '(?:novel|novella|monograph|textbook|treatise|dissertation|anthology|handbook|guidebook|cookbook|essay|memoirs|film|movie|book|play|opera|operetta|musical|ballet|album|song|single|painting|sculpture|documentary|memoir|poem|biography|autobiography|series|sitcom|story|trilogy|thriller|comedy|drama|symphony|portrait|musical|podcast)';
const SMALL =
  '(?:of|the|a|an|and|in|at|on|with|for|to|from|under|over|into|without|beyond|after|before|through|across)';
const WORD = String.raw`\p{Lu}[\p{L}\p{N}’'-]*`;
const TITLE = `(?:(?:The|A|An) )?${WORD}(?:(?: ${SMALL}){0,3} ${WORD}){1,6}`;
const MADE =
  '(?:first )?(?:written|directed|composed|painted|published|translated|illustrated|filmed|produced)';

/** 'the film Nightfall at Sea was', 'her novel A Winter in Brill came out': behind what it is, in front of what is said of it. */
const behindNoun = new RegExp(
  String.raw`(?<=\b${NOUN} )(${TITLE})(?= (?:is|was|has|had|won|premiered|opened|came|tells|told|follows|stars|starred|received|sold|appeared|depicts|shows|hangs)\b|, (?:directed|written|composed|painted|published|released|starring|which|an?|based)\b|['’]s )`,
  'gu',
);
/** 'The Boy with the Heron is a painting', 'Dust and Honey was directed by': in front of what makes it a work. */
const inFront = new RegExp(
  String.raw`^(${TITLE})(?= (?:is|was) (?:(?:an?|the) (?:[\p{L}\p{N}-]+ ){0,4}?${NOUN}\b|${MADE} (?:by|in)\b)|, (?:an?|the) (?:[\p{L}\p{N}-]+ ){0,4}?${NOUN}\b| premiered (?:in|at|on)\b)`,
  'u',
);
/** 'The Lund Gallery acquired Girl in Red', 'Girl in Red is owned by the Lund Gallery': what houses of art have. */
const HOUSE = '(?:Museum|Gallery|Collection|Library)';
const had = new RegExp(
  String.raw`(?<=\b${HOUSE}(?: \p{Lu}\p{L}+| of \p{Lu}\p{L}+)? (?:acquired|bought|purchased|owns|owned|sold|holds|houses) )(${TITLE})(?=[.,;]|$| (?:in|for|from) [\d$€£])`,
  'u',
);
const hadBy = new RegExp(
  String.raw`^(${TITLE})(?= (?:is|was) (?:owned|held|kept|housed|acquired|bought|displayed|shown) (?:by|in|at) (?:the )?(?:[\p{L}’'-]+ ){0,3}${HOUSE}\b)`,
  'u',
);
/** 'Her first album, Night Harbour, came out': titles that begin as times and seasons do. */
const apposed = new RegExp(
  String.raw`(?<=\b${NOUN}, )((?:Night|Day|Morning|Evening|Midnight|Winter|Summer|Spring|Autumn|Monday|Sunday)(?: ${WORD}){1,3})(?=[,.])`,
  'gu',
);
/** 'Her monograph, The Ferns of the Tatra, is …': what a work is set off by commas with is its title, small words and all. */
const setOff = new RegExp(
  String.raw`(?<=\b${NOUN}, )((?:(?:The|A|An) )?${WORD}(?: ${WORD})*(?:(?: ${SMALL}){1,3} ${WORD}){1,3}(?: ${WORD})*)(?=[,.])`,
  'gu',
);
/** 'directed Wings of Rust': what only works are done to. */
const done = new RegExp(
  String.raw`(?<=\b(?:directed|co-directed|wrote|co-wrote|authored|penned|painted|composed|illustrated|translated|starred in|stars in) )((?:The )?${WORD}(?: (?:of|of the|and|and the) ${WORD}){1,2})(?=[.,;]|$| (?:in|for|with|and|after|while|when)\b)`,
  'gu',
);
/** 'The author of Salt and Iron is Ann Lee' */
const authored = new RegExp(
  String.raw`(?<=\b(?:author|writer|director|composer|illustrator|translator|publisher|co-author|editor|hero|heroine) of )(${WORD} and (?:the )?${WORD})(?=[.,;]|$| (?:is|was|in|by)\b)`,
  'gu',
);
/** 'Salt and Iron won the Golden Hare' */
const twofold = new RegExp(
  String.raw`^((?:The )?${WORD} and (?:the )?${WORD})(?= (?:won|received|premiered|stars|starred|tells|follows|features|grossed|was (?:shot|filmed|written|directed|published|nominated))\b)`,
  'u',
);
/** 'Tides of Glass is': one thing, though its first word is of many. */
const manyOf = /^\p{Lu}\p{Ll}+(?<!s)s of /u;
const joined = new RegExp(` (?!(?:of|the) )${SMALL} `, 'u');

/** Puts what `stand` answers for each title without quotes that has small words between its capitals, where the text says that it is a work's. */
export function replaceUnquotedTitles(text: string, stand: (title: string) => string | null): string {
  const put = (title: string) => (joined.test(title) || manyOf.test(title) ? (stand(title) ?? title) : title);
  // 'directed Salt and Iron', but 'directed Hamlet and Macbeth'
  const putWords = (title: string) =>
    / and /.test(title) && !isOfWords(title) ? title : (stand(title) ?? title);
  return text
    .replace(behindNoun, put)
    .replace(inFront, put)
    .replace(had, put)
    .replace(hadBy, put)
    .replace(apposed, (title) => stand(title) ?? title)
    .replace(setOff, (title) => stand(title) ?? title)
    .replace(done, putWords)
    .replace(authored, putWords)
    .replace(twofold, putWords);
}

/** Whether a title's capitals are those of common words: nobody and no place is called so. */
function isOfWords(title: string): boolean {
  const names = Word.firstName | Word.lastName | Word.place | Word.demonym;
  return title
    .toLowerCase()
    .split(' ')
    .every((word) => isKnownWord(word) && (lookUp(word) & names) === 0);
}
