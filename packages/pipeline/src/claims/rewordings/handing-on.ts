import { kindOfName } from '../reference/entity-kinds.ts';
import { isCalling } from './jobs.ts';
import { behindDate, DATE_IN_FRONT, DATE_SAID, NAME, type Rule, ruleHolding } from './sentence-rule.ts';

const PERSON = String.raw`(?:(?:Dr|Mr|Mrs|Ms|Prof|Rev|Cllr)\. )?\p{Lu}[\p{L}’'-]+(?: (?:(?:de|da|van|von|der|ter|le|la|di) )*\p{Lu}(?:[\p{L}’'-]+|\.)){1,3}`;
const WHO = `(${PERSON}|[Hh]e|[Ss]he)`;
/** 'his deputy, Ann Lee' */
const NEXT = String.raw`(?:(?:his|her|the|its|their) [\p{Ll}-]+(?: [\p{Ll}-]+){0,3},? )?(${PERSON})`;
const BODY = `(?:[Tt]he )?${NAME}`;
const TITLE = String.raw`((?:C[A-Z]O|MD|[\p{Ll}-]+)(?: (?!(?:of|at|for|in|and|to|when|after|as|on|with|from) )[\p{Ll}-]+){0,3}(?: of (?!the )[\p{Ll}-]+(?: and [\p{Ll}-]+)?)?)`;
/** 'as treasurer', 'as head of sales at Orr' */
const AS = String.raw`(?: as ((?:the |its |their )?(?:C[A-Z]O|MD|[\p{Ll}-]+)[^,;.\d]{0,70}?))?`;
const FEAST =
  '(?:Easter|Christmas|Advent|Lent|Michaelmas|Whitsun|Midsummer|New Year|half-?term|term|harvest)';
const DAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
/** When a hand-over is: by the calendar, the feast or the week. */
const WHEN = String.raw`((?:,? (?:(?:in|on|at|as of|as from|from|since|effective|with effect from) (?:the (?:start|end|beginning) of (?:the )?)?(?:(?:${DATE_SAID})(?:,? \d{4})?|${FEAST}|${DAY}|(?:next|this|last) \p{L}+|\p{Ll}*(?:spring|summer|autumn|winter|year|month|week|season|term)|today|tomorrow)|(?:last|this|next|earlier this) \p{L}+|today|tomorrow|yesterday))?)`;
/** The thing that stands for a post when it is given on. */
const TOKEN =
  '(?:reins|baton|torch|keys|gavel|helm|mantle|armband|chain of office|post|position|job|role|office|chair|work)';
const HANDS =
  '(?:hand(?:s|ed|ing)?|pass(?:es|ed|ing)?|gives?|gave|given|giving|turn(?:s|ed|ing)?|cedes?|ceded|ceding|yield(?:s|ed|ing)?|relinquish(?:es|ed|ing)?|entrust(?:s|ed|ing)?)';
const MAKING_WAY = `(?:(?:to )?(?:mak(?:es|ing|e)|made) (?:way|room) for|in favou?r of|${HANDS}(?: over| on)?(?: (?:the|his|her|its) ${TOKEN})?(?: over| on)? to)`;
const LEAVES =
  '(?:(?:is|was|has|had|will be|will) )?(?:just |now )?(?:retir(?:es?|ed|ing)|resign(?:s|ed|ing)?|leav(?:es?|ing)|left|step(?:s|ped|ping)? (?:down|aside|back)|stand(?:s|ing)? (?:down|aside)|stood (?:down|aside)|goes|going|gone|went|depart(?:s|ed|ing)?|quit(?:s|ting)?|bow(?:s|ed|ing)? out|finish(?:es|ed|ing)?)';
const OFFICE =
  '(captain|treasurer|chairman|editor|director|secretary|head|rector|dean|leader|curator|professor|librarian|presid|guardian|warden)s?(?:ship|cy|y|ency)';

/** Whether what is told behind 'as' names a post: 'matron of St Luke's', 'chief executive'. */
function isPostNamed(told: string): boolean {
  return isCalling(
    told.replace(/^(?:the|its|their|an?|acting|interim) /, '').split(/ (?:of|at|for|in) /)[0] ?? '',
  );
}

const isSomebody = (name: string) => !/^(?:organization|place)$/.test(kindOfName(name).kind);

const postAt = (title: string, body: string | undefined) =>
  `${title.replace(/^(?:the|its|their) /, '')}${body === undefined ? '' : ` ${/ of /.test(title) ? 'at' : 'of'} ${body.replace(/^The /, 'the ')}`}`;

/** Who follows whom in the tense in which the change is told: what lies ahead is no past. */
function follows(told: string): string {
  if (/\b(?:will|is going to|is to|are to)\b/.test(told)) return 'will succeed';
  return /\b(?:has|had|have|['’]ve|\p{Ll}+ed|gave|given|took|taken|left|stood|went|gone|made|fell|came|was|were)\b/u.test(
    told,
  )
    ? 'succeeded'
    : 'succeeds';
}

/** Posts that go from one to another, told of the one who goes, the one who comes, or the place that is filled. */
const changes: readonly Rule[] = [
  // 'Ann Lee retires as curator of Orr Museum in May and hands over to Bo Ek', 'stood down as chair in favour of Bo Ek'
  ruleHolding(
    ' to | for | of ',
    String.raw`^${WHO} (${LEAVES})( as [^,;\d]{3,80}?| (?:from )?${BODY})?${WHEN}(?:,? and|,|, and)? (?:s?he )?((?:(?:is|has|will|will be) )?${MAKING_WAY}) ${NEXT}${WHEN}\.?$`,
    ([, gone = '', leaves = '', whence = '', when = '', gives = '', next = '', later = '']) => {
      const post = whence.startsWith(' as ') ? whence.slice(4) : '';
      if (!isSomebody(next) || (post !== '' && !isPostNamed(post))) return [];
      const day = later === '' ? when : later;
      return [
        `${gone} ${leaves}${whence}${when}.`,
        `${next} ${follows(`${leaves} ${gives}`)} ${objectOf(gone)}${post === '' ? '' : ` as ${post}`}${day}.`,
      ];
    },
  ),
  // 'Mr Orr gave up the editorship of the Post in favour of his deputy, Ann Lee'
  ruleHolding(
    'favo',
    String.raw`^${WHO} (?:has |had |will |is )?(g[ai]v(?:e|es|ing|en) up|relinquish(?:es|ed)|resign(?:s|ed)|surrender(?:s|ed)) the (?:${OFFICE}|(?:post|position|job|role|office) of ${TITLE}) (?:of|at) (${BODY})${WHEN},? in favou?r of ${NEXT}${WHEN}\.?$`,
    ([, gone = '', gives = '', office, title, body = '', when = '', next = '', later = '']) => [
      `${next} ${follows(gives)} ${objectOf(gone)} as ${postAt(titleOf(office, title), body)}${when}${later}.`,
    ],
  ),
  // 'I've handed the release manager role to Bo Ek', 'has passed the post of clerk on to Bo Ek'
  ruleHolding(
    ' to ',
    String.raw`^(${PERSON}|[Hh]e|[Ss]he|I)((?:['’]ve|['’]m| have| has| had| will| is| am)?) (${HANDS})(?: over| on)? (?:the |his |her |my )(?:${TITLE}(?:['’]s)? (?:post|position|job|role|duties|chair|seat|office|armband|responsibilities)|(?:post|position|job|role|office|duties) (?:of|as) ${TITLE})(?: (?:of|at) (${BODY}))?(?: over| on)? to ${NEXT}${WHEN}\.?$`,
    ([, gone = '', help = '', gives = '', first, second, body, next = '', when = '']) => {
      const title = first ?? second ?? '';
      return isPostNamed(title) && isSomebody(next)
        ? [`${next} ${follows(`x${help} ${gives}`)} ${objectOf(gone)} as ${postAt(title, body)}${when}.`]
        : [];
    },
  ),
  // 'has handed the baton to Bo Ek', 'hands over to Bo Ek in June': as what, the text has told
  ruleHolding(
    ' to |way for',
    String.raw`^${WHO} ((?:(?:is|has|had|will) )?(?:now |just )?(?:${HANDS} (?:over |on )?(?:the|his|her) (?:reins|baton|torch|gavel|helm|mantle|armband|chain of office)(?: over| on)? to|hand(?:s|ed|ing)? over to|(?:mak(?:es|ing)|made) way for)) ${NEXT}${WHEN}\.?$`,
    ([, gone = '', gives = '', next = '', when = '']) =>
      isSomebody(next) && isSomebody(gone) ? [`${next} ${follows(gives)} ${objectOf(gone)}${when}.`] : [],
  ),
  // 'Ann Lee retired as matron of Orr Hospital in 2019, and Bo Ek followed her'
  ruleHolding(
    ', | and ',
    String.raw`^(${PERSON}) (${LEAVES} (?:as )?[^;]{3,90}?),? and (?:then )?(${PERSON}) ((?:has |will )?(?:followed|follows|follow|succeeded|succeeds|succeed|replaced|replaces|replace|took over from|takes over from|taken over from|take over from)) (?:him|her)${AS}${WHEN}\.?$`,
    ([, gone = '', leaves = '', next = '', follow = '', post, when = '']) => {
      const [, told, then] = new RegExp(`^.*? as (.+?)${WHEN}$`, 'u').exec(leaves) ?? [];
      const as = post ?? told;
      // 'left the stage, and Bo Ek followed her' off it
      if (/follow/.test(follow) && (as === undefined || !isPostNamed(as))) return [];
      return [
        `${gone} ${leaves}.`,
        `${next} ${follows(follow)} ${gone}${as === undefined || !isPostNamed(as) ? '' : ` as ${as}`}${when === '' ? (then ?? '') : when}.`,
      ];
    },
  ),
  // 'inherited the editor's chair of the Post from Ann Lee', 'takes over the post of clerk from Ann Lee'
  ruleHolding(
    ' from ',
    String.raw`^${WHO} ((?:(?:has|had|is|will) )?(?:inherit(?:s|ed)?|tak(?:es?|en|ing) (?:over|on|up)|took (?:over|on|up)|assum(?:es|ed|ing)|receiv(?:es|ed)|picks up|picked up)) (?:the |his |her )(?:${TITLE}['’]s? (?:post|position|job|role|chair|seat|desk|office|armband|baton)|(?:post|position|job|role|office|chair|duties) (?:of|as) ${TITLE}|${OFFICE})(?: (?:of|at) (${BODY}))? from ${NEXT}${WHEN}\.?$`,
    ([, next = '', takes = '', first, second, office, body, gone = '', when = '']) => {
      const title = titleOf(office, first ?? second);
      return isPostNamed(title) && isSomebody(gone)
        ? [`${next} ${follows(takes)} ${gone} as ${postAt(title, body)}${when}.`]
        : [];
    },
  ),
  // 'took over the post of treasurer of the club from Ann Lee', as it is put in plainer words
  ruleHolding(
    ' from ',
    String.raw`^${WHO} (becomes|became|will become|has become) (?:the )?${TITLE} (?:of|at) (${BODY}) from ${NEXT}${WHEN}\.?$`,
    ([, next = '', becomes = '', title = '', body = '', gone = '', when = '']) =>
      isPostNamed(title) && isSomebody(gone)
        ? [
            `${next} ${becomes === 'became' ? 'succeeded' : follows(becomes)} ${gone} as ${postAt(title, body)}${when}.`,
          ]
        : [],
  ),
  // 'has taken the place of Ann Lee as editor', 'At the Post, Bo Ek has taken Ann Lee's seat'
  ruleHolding(
    'place|shoes|boots|spot|seat|post|role|position|chair|job',
    String.raw`^(?:[Aa]t (${BODY}), )?${WHO} ((?:(?:has|had|is|will|is to) )?(?:tak(?:es?|en|ing)|took|fill(?:s|ed)?|(?:step|slip|mov)(?:s|es|ped|ed|ping)? into)) (?:the (?:place|shoes|boots|spot|seat|post|role|position|chair) of (${PERSON})|(${PERSON}|his|her)(?:['’]s?)? (?:old )?(?:(?<!(?:his|her) )place|shoes|boots|spot|seat|chair|job))${AS}${WHEN}\.?$`,
    ([, body, next = '', takes = '', one, other, post, when = '']) => {
      const gone = one ?? whoseOf(other ?? '');
      if (!isSomebody(gone) || (post !== undefined && !isPostNamed(post))) return [];
      const as = post === undefined ? '' : ` as ${/ (?:of|at) /.test(post) ? post : postAt(post, body)}`;
      return [`${next} ${follows(takes)} ${gone}${as}${when}.`];
    },
  ),
  // 'Bo Ek is in his place now', 'In her stead came Bo Ek', 'In Ann Lee's place the club elected Bo Ek'
  ruleHolding(
    'place|stead|seat|desk|job|post|position|spot',
    String.raw`^(${PERSON}) ((?:is|came|comes|has come|stands|sits) (?:now )?in|now has|has(?=.* now\.?$)|(?:has|got|gets)(?= \p{Lu})) (his|her|${PERSON}['’]s?) (?:old )?(?:place|stead|seat|desk|job|post|position|spot)(?: now)?${WHEN}\.?$`,
    ([, next = '', , whose = '', when = '']) => [`${next} succeeded ${whoseOf(whose)}${when}.`],
  ),
  ruleHolding(
    'place|stead',
    String.raw`^In (his|her|${PERSON}['’]s?) (?:place|stead),? (?:comes|came|now comes|steps|stepped|now stands|stands|now is|is now|is|(?:${BODY}|the [\p{Ll} -]{3,30}) (?:has |have )?(?:elected|appointed|chose|chosen|named|picked|hired|put)) (${PERSON})${AS}${WHEN}\.?$`,
    ([, whose = '', next = '', post, when = '']) =>
      isSomebody(next)
        ? [`${next} succeeded ${whoseOf(whose)}${post === undefined ? '' : ` as ${post}`}${when}.`]
        : [],
  ),
  // 'Captain Lee relieved Captain Ek in March': of no duty that is named
  ruleHolding(
    'reliev',
    String.raw`^${WHO} ((?:has |had |will )?reliev(?:es|ed|e)) (${PERSON})${AS}${WHEN}\.?$`,
    ([, next = '', relieves = '', gone = '', post, when = '']) =>
      isSomebody(gone) && (post === undefined || isPostNamed(post))
        ? [`${next} ${follows(relieves)} ${gone}${post === undefined ? '' : ` as ${post}`}${when}.`]
        : [],
  ),
  // 'Orr Rovers have replaced manager Ron Dell with Bo Ek'
  ruleHolding(
    ' with | by ',
    String.raw`^(${BODY}) (?:has |have )?(?:replaced|replaces?|swapped) (?!its |their )(?:the )?${TITLE},? (${PERSON}),? (?:with|by|for) (${PERSON})${WHEN}\.?$`,
    ([, body = '', title = '', gone = '', next = '', when = '']) =>
      isPostNamed(title) && !isPersonal(body)
        ? [`${next} succeeded ${gone} as ${postAt(title, body)}${when}.`]
        : [],
  ),
  // 'The parish of Orr has a new rector, Bo Ek, following the retirement of Ann Lee'
  ruleHolding(
    ' new ',
    String.raw`^(${BODY}|[Tt]he \p{Ll}+ of ${BODY}) has an? new ${TITLE},? (${PERSON}), (?:following|after|in succession to|replacing|succeeding|who (?:succeeds|follows|replaces|took over from|takes over from)) (?:the (?:retirement|departure|resignation|death|dismissal) of )?(${PERSON})${WHEN}\.?$`,
    ([, body = '', title = '', next = '', gone = '', when = '']) =>
      isPostNamed(title)
        ? [
            `${next} succeeded ${gone} as ${postAt(title, body.replace(/^[Tt]he (?:parish|town|village|city|county|diocese) of /, ''))}${when}.`,
          ]
        : [],
  ),
  // 'is Mayor of Orr for 2024/25, following Ann Lee'
  ruleHolding(
    'following |in succession to ',
    String.raw`^(?:Cllr |Councillor )?(${PERSON}) (is|becomes|became|will be|was elected|has been elected|was appointed|has been appointed) ((?:the )?[\p{L}-]+[^,;.]{3,70}?)((?: for \d{4}[-–/]\d{2,4})?)${WHEN}, (?:following|in succession to) (?:Cllr |Councillor )?(${PERSON})\.?$`,
    ([, next = '', be = '', post = '', term = '', when = '', gone = '']) =>
      isPostNamed(post.replace(/^(?:the )?\p{Lu}(?=\p{Ll})/u, (front) => front.toLowerCase()))
        ? [`${next} succeeded ${gone}.`, `${next} ${be} ${post}${term}${when}.`]
        : [],
  ),
  // 'From March the conservator will be Bo Ek'
  ruleHolding(
    '[Tt]he .* (?:will|is to|is going to) be ',
    String.raw`^[Tt]he (?:new |next )?${TITLE}((?: (?:of|at|for) ${BODY})?) ((?:will|is to|is going to) be) (${PERSON})${WHEN}\.?$`,
    ([, title = '', where = '', , who = '', when = '']) =>
      isPostNamed(title) && isSomebody(who) ? [`${who} will be the ${title}${where}${when}.`] : [],
  ),
  // 'fills the vacancy left by Ann Lee as treasurer of the club'
  ruleHolding(
    ' by ',
    String.raw`^${WHO} ((?:(?:has|had|will|is) )?fill(?:s|ed|ing)?) the (?:vacancy|gap|seat|place|hole|post|position|shoes) (?:left|vacated|created)(?: vacant| empty| behind)? by (?:the (?:departure|retirement|resignation) of )?(${PERSON})${AS}${WHEN}\.?$`,
    ([, next = '', fills = '', gone = '', post, when = '']) => [
      `${next} ${follows(fills)} ${gone}${post === undefined ? '' : ` as ${post}`}${when}.`,
    ],
  ),
  // 'was co-opted to fill the seat left by Fred Orr'
  ruleHolding(
    ' to (?:fill|take) ',
    String.raw`^(?:Councillor |Cllr )?(${PERSON}) ([^,;]{6,100}?),? to (?:fill|take) the (?:vacancy|gap|seat|place|post|position) (?:left|vacated|created)(?: vacant| empty)? by (?:the (?:departure|retirement|resignation|death) of )?(?:Councillor |Cllr )?(${PERSON})${WHEN}\.?$`,
    ([, next = '', told = '', gone = '', when = '']) =>
      /^(?:was|is|has|joins?|joined|will)\b/.test(told)
        ? [
            ...(seatIn(told) === null ? [] : [`${gone} is no longer a member of ${seatIn(told)}.`]),
            `${next} succeeded ${gone}.`,
            `${next} ${told}${when}.`,
          ]
        : [],
  ),
  // 'Ann Lee is no longer the chair of Orr; that is Bo Ek now'
  ruleHolding(
    'no longer|not .{0,40}(?:any ?more|any longer)',
    String.raw`^(${PERSON}) (is no longer|is not) ((?:the )?(?:C[A-Z]O|[\p{Ll}-]+)[^,;:]{2,70}?)(?: any ?more| any longer)?(?:[;:,–—-]|,? (?:and|but)) ?(?:(?:that|it|this|the new one|(?:his|her) successor)(?:['’]s| is) (?:now )?(${PERSON})|(?:now )?(${PERSON}) is)(?: now)?\.?$`,
    ([, gone = '', , post = '', one, other]) =>
      isPostNamed(post) ? [`${gone} is no longer ${post}.`, `${one ?? other ?? ''} is now ${post}.`] : [],
  ),
  // 'Ann Lee, until now assistant to Bo Ek, takes over on 1 March': from whom she assisted
  ruleHolding(
    'takes? over|took over|succe|steps up',
    String.raw`^(${PERSON})((?:, \d\d)?), (?:until now|until recently|so far|hitherto|till now|up to now|previously|formerly|for \p{Ll}+ years) (?:the |his |her )?(?:[\p{Ll}-]+ )?(deputy|assistant|number two|second-in-command|right hand|understudy|apprentice)(?: to| of) (${PERSON}), (will take over|takes over|is taking over|took over|has taken over|steps up|stepped up)${AS}${WHEN}\.?$`,
    ([, next = '', age = '', , gone = '', takes = '', post, when = '']) => [
      ...(age === '' ? [] : [`${next} is${age.slice(1)} years old.`]),
      `${next} ${follows(takes)} ${gone}${post === undefined ? '' : ` as ${post}`}${when}.`,
    ],
  ),
  // 'was named as Ann Lee's successor as treasurer', 'has been chosen as the successor to Ann Lee'
  ruleHolding(
    'successor',
    String.raw`^${WHO} ((?:was|is|has been|will be|is to be)) (?:named|chosen|appointed|elected|picked|announced|selected|confirmed)(?: as)? (?:(${PERSON})['’]s? successor|(?:the )?successor (?:to|of) (${PERSON}))${AS}${WHEN}\.?$`,
    ([, next = '', be = '', one, other, post, when = '']) =>
      post === undefined || isPostNamed(post)
        ? [
            `${next} ${/^(?:will|is to)/.test(be) ? 'will succeed' : 'succeeded'} ${one ?? other ?? ''}${post === undefined ? '' : ` as ${post}`}${when}.`,
          ]
        : [],
  ),
  // 'The new archivist at Orr Museum is called Bo Ek and comes from Hull'
  ruleHolding(
    ' is called | is named ',
    String.raw`^(The (?:new |current |next )?)${TITLE} (?:of|at|for|in) (${BODY}) is (?:called|named) (${PERSON})((?:,? and [^;]+)?)\.?$`,
    ([, the = '', title = '', body = '', who = '', more = '']) =>
      isPostNamed(title)
        ? [
            `${the}${postAt(title, body)} is ${who}.`,
            ...(more === '' ? [] : [`${who} ${more.replace(/^,? and |\.$/g, '')}.`]),
          ]
        : [],
  ),
  // 'gave her last service as organist of Orr Church on 3 December'
  ruleHolding(
    ' (?:last|final|farewell) ',
    String.raw`^${WHO} ((?:(?:has|had|will|is) )?(?:gives?|gave|given|plays?|played|conduct(?:s|ed)?|chair(?:s|ed)?|teach(?:es)?|taught|takes?|took|leads?|led|preach(?:es|ed)?|edit(?:s|ed)?|presid(?:es|ed) over|runs?|ran|serves?|served|works?|worked|attend(?:s|ed)?)) (?:his|her) (?:very )?(?:last|final|farewell) [\p{Ll}-]+(?: [\p{Ll}-]+)? as ((?:the )?[^,;.\d]{3,70}?)${WHEN}\.?$`,
    ([, who = '', did = '', post = '', when = '']) => {
      const steps = follows(did);
      const down = steps === 'succeeded' ? 'stepped' : steps === 'succeeds' ? 'steps' : 'will step';
      return isPostNamed(post) ? [`${who} ${down} down as ${post.replace(/^the /, '')}${when}.`] : [];
    },
  ),
  // 'Orr Church has had a new organist since Advent, Bo Ek'
  ruleHolding(
    ' new .* since ',
    String.raw`^(${BODY}) (?:has|have)(?: had)? an? new ${TITLE} since ([^,;:]{3,24})(?:,|:| [–—-]) (${PERSON})\.?$`,
    ([, body = '', title = '', since = '', who = '']) =>
      isPostNamed(title) ? [`${who} has been ${postAt(title, body)} since ${since}.`] : [],
  ),
  // 'is now in the hands of Bo Ek', of a post that is called by its office
  ruleHolding(
    'hands of',
    String.raw`^[Tt]he (?:${OFFICE}|(?:post|position|job|role|office) of ${TITLE}) (?:of|at) (${BODY}) (is|was|has been) (now )?in the hands of (${PERSON})${WHEN}\.?$`,
    ([, office, title, body = '', be = '', now = '', who = '', when = '']) => [
      `${who} ${be} ${now}${postAt(titleOf(office, title), body)}${when}.`,
    ],
  ),
];

/** Changes told of the post, or of the house that has it. */
const ofPosts: readonly Rule[] = [
  // 'Orr Stars named Ann Lee captain, replacing Bo Ek'
  ruleHolding(
    ', replacing ',
    String.raw`^(${BODY}) (?:has |have )?(?:named|appointed|elected|chosen|chose|made|picked) (${PERSON}) (?:as )?(?:its |their |the )?(?:new )?${TITLE}${WHEN}, replacing (${PERSON})${WHEN}\.?$`,
    ([, body = '', next = '', title = '', when = '', gone = '', late = '']) =>
      isPostNamed(title) && !isPersonal(body)
        ? [`${next} succeeded ${gone} as ${postAt(title, body)}${when}${late}.`]
        : [],
  ),
  // 'Ann Lee (previously Bo Ek) is release manager'
  ruleHolding(
    String.raw`\((?:previously|formerly|until now|before that|before|was)`,
    String.raw`^(?:[\p{L} ]{2,20}: )?(${PERSON}) \((?:previously|formerly|until now|before that|before|was):? (${PERSON})\) is (?:now )?((?:the |our |its )?[\p{Ll}-]+[^,;.]{2,60})\.?$`,
    ([, next = '', gone = '', post = '']) =>
      isPostNamed(post) && next.split(' ')[0] !== gone.split(' ')[0]
        ? [`${next} succeeded ${gone} as ${post.replace(/^(?:the|our|its) /, '')}.`]
        : [],
  ),
  // 'replaced Ann Lee at the head of Orr Quartet in 2016'
  ruleHolding(
    ' at the h',
    String.raw`^${WHO} (replaced|replaces|succeeded|succeeds|followed|follows|will replace|will succeed|has replaced|has succeeded) (${PERSON}) at the (?:head|helm|top) of (${BODY})${WHEN}\.?$`,
    ([, next = '', follow = '', gone = '', body = '', when = '']) => [
      `${next} ${follows(follow)} ${gone} as head of ${body}${when}.`,
    ],
  ),
  // 'Ann Lee's predecessor at Orr Minster, Bo Ek, had been verger since 1988'
  ruleHolding(
    'predecessor|successor',
    `^(${PERSON})['’]s? (predecessor|successor)(?: (?:at|in|as) [^,;]{3,50})?, (${PERSON}), ([^;]{4,100})$`,
    ([, one = '', noun = '', other = '', rest = '']) => [
      noun === 'predecessor' ? `${one} succeeded ${other}.` : `${other} succeeded ${one}.`,
      `${other} ${rest}`,
    ],
  ),
  // 'The chairmanship of Orr Ltd passed to Ann Lee in May'
  ruleHolding(
    ' to ',
    String.raw`^[Tt]he ${OFFICE} (?:of|at) (${BODY}) (?:has |have )?(?:went|goes|gone|passed|passes|fell|falls|was given|was awarded) to ${NEXT}((?:, who [^;]{3,80}?)?)${WHEN}(?: on [\p{L}’']+['’]s (?:death|retirement|departure|resignation))?\.?$`,
    ([, office, body = '', next = '', who = '', when = '']) => [
      ...(who === '' ? [] : [`${next} ${who.slice(6)}.`]),
      `${next} became ${postAt(titleOf(office, undefined), body)}${when}.`,
    ],
  ),
  // 'hands the keys of Orr Hall to its new curator, Ann Lee'
  ruleHolding(
    ' new ',
    String.raw`^${WHO} ((?:(?:is|has|had|will) )?${HANDS})(?: over)? (?:the |his |her )?(?:${TOKEN}|keys|books) (?:of|to|at) (${BODY}) (?:over )?to (?:its |the |his |her )new ${TITLE},? (${PERSON})(?:,(?= on))?${WHEN}\.?$`,
    ([, gone = '', gives = '', body = '', title = '', next = '', when = '']) =>
      isPostNamed(title)
        ? [`${next} ${follows(gives)} ${objectOf(gone)} as ${postAt(title, body)}${when}.`]
        : [],
  ),
  // 'The reins at Orr Ltd are held by Ann Lee'
  ruleHolding(
    'reins|helm',
    String.raw`^[Tt]he (?:reins|helm) (?:at|of) (${BODY}) (?:are|is) (now )?(?:held by|in the hands of|with|taken by) (${PERSON})\.?$`,
    ([, body = '', now = '', who = '']) => [`${who} is ${now ?? ''}the head of ${body}.`],
  ),
  // 'took command of the frigate Orr from Captain Ek on 2 February'
  ruleHolding(
    'command|charge|leadership',
    String.raw`^${WHO} ((?:has |will )?(?:tak(?:es?|en)|took|assum(?:es?|ed))) (?:over )?(?:the )?(command|leadership) of ((?:the )?[^,;]{3,50}?) from (${PERSON})${WHEN}\.?$`,
    ([, next = '', takes = '', what = '', thing = '', gone = '', when = '']) => {
      const leads = what === 'command' ? 'command' : 'lead';
      const since = when.replace(/^,? (?:in|on|at|as of) /, ' since ');
      const isPast = follows(takes) === 'succeeded';
      return [
        `${gone} no longer ${leads}s ${thing}${isPast ? since : when}.`,
        `${next} ${follows(takes)} ${gone}${when}.`,
        isPast && when !== ''
          ? `${next} has ${leads}${leads === 'lead' ? '' : 'ed'} ${thing}${since}.`.replace(
              'has lead ',
              'has led ',
            )
          : `${next} now ${leads}s ${thing}.`,
      ];
    },
  ),
  // 'Ann Lee was head of Orr School until July 2022, then came Bo Ek'
  ruleHolding(
    ' until ',
    String.raw`^(${PERSON}) was ((?:the )?[\p{Ll}-]+ [^,;.\d]{3,60}?) until ([^,;]{3,24}), (?:and )?(?:then came|followed by|then it was|after which came) (${PERSON})\.?$`,
    ([, gone = '', post = '', when = '', next = '']) =>
      isPostNamed(post)
        ? [
            `${gone} was ${post} until ${when}.`,
            `${next} succeeded ${gone} as ${post.replace(/^the /, '')} ${/^\d{1,2} /.test(when) ? 'on' : 'in'} ${when}.`,
          ]
        : [],
  ),
  // 'was stripped of the captaincy of Orr Stars', 'Coach Bo Ek parted company with Orr Stars on Friday'
  ruleHolding(
    'stripped|relieved|deprived',
    String.raw`^${WHO} (?:was|has been|is|had been) (?:stripped|relieved|deprived) of (?:the |his |her )${OFFICE} (?:of|at) (${BODY})${WHEN}\.?$`,
    ([, who = '', office, body = '', when = '']) => [
      `${who} was dismissed as ${postAt(titleOf(office, undefined), body)}${when}.`,
    ],
  ),
  ruleHolding(
    'parted ',
    String.raw`^(?:The )?([A-Z]?[\p{Ll}-]+(?: [\p{Ll}-]+)?) (${PERSON}) (?:has |have )?parted (?:company|ways) with (${BODY})${WHEN}\.?$`,
    ([, title = '', who = '', body = '', when = '']) =>
      isPostNamed(title.toLowerCase())
        ? [`${who} stepped down as ${postAt(title.toLowerCase(), body)}${when}.`]
        : [],
  ),
];

/** The same behind a date: 'Effective 1 June, Bo Ek assumes the role of clerk from Ann Lee'. */
const all: readonly Rule[] = [...changes, ...ofPosts];
/** Since when somebody had the post is told beside when it passed: the date in front is not of both. */
const heldSince: readonly Rule[] = [
  // 'replaced Tom Ek, who had been treasurer of Orr Ltd since 2010, in May', 'succeeds Tom Ek, its treasurer since 2010'
  ruleHolding(
    ' since ',
    String.raw`^${DATE_IN_FRONT}${WHO} ((?:has |had |will )?(?:replace[sd]?|succeed(?:s|ed)?|follow(?:s|ed)?|(?:take[sn]?|took) over from|(?:take[sn]?|took) the place of)) (${PERSON})${WHEN}, (?:who (?:had been|was|has been|had served as|has served as) )?((?:the |its |their )?(?:C[A-Z]O|MD|[\p{Ll}-]+)[^,;.\d]{0,70}?) since (${DATE_SAID}|\d{4})(?:,?${WHEN})\.?$`,
    ([, front = '', next = '', follow = '', gone = '', when = '', post = '', since = '', later = '']) =>
      isPostNamed(post)
        ? [
            `${gone} became ${post} ${/^\d{1,2} |\d,/.test(since) ? 'on' : 'in'} ${since}.`,
            `${front}${next} ${follows(follow)} ${gone} as ${post}${later === '' ? when : later}.`,
          ]
        : [],
  ),
];

export const handingOn: readonly Rule[] = [...heldSince, ...all, behindDate(all)];

/** 'editor' of 'editorship', 'head teacher' of 'headship' */
function titleOf(office: string | undefined, title: string | undefined): string {
  if (office === undefined) return title ?? '';
  return office === 'presid' ? 'president' : office;
}

/** Orr Council of 'was co-opted onto Orr Council' */
const seatIn = (told: string) =>
  new RegExp(` (?:on ?to|to|joins?|joined) (${BODY})$`, 'u').exec(told)?.[1] ?? null;

const isPersonal = (name: string) => kindOfName(name).kind === 'person';

const objectOf = (who: string) =>
  who
    .replace(/^[Hh]e$/, 'him')
    .replace(/^[Ss]he$/, 'her')
    .replace(/^I$/, 'me');

/** 'her' of 'her', 'Ann Lee' of 'Ann Lee's' */
const whoseOf = (whose: string) =>
  whose === 'his' ? 'him' : whose === 'her' ? 'her' : whose.replace(/['’]s?$/, '');
