import { kindOfName } from '../reference/entity-kinds.ts';
import { isCalling, withArticle } from './jobs.ts';
import { capital, DATE, NAME, type Rule, ruleHolding } from './sentence-rule.ts';

const WHO = `(${NAME}|[Hh]e|[Ss]he)`;
const FRONT = '((?:(?:In|On|Since|As of|Effective|With effect from) [^,;]{3,24}?,? )?)';
const WHEN = '((?:,? (?:in|on|as of|from|since|last|this|effective|with effect from) [^,;.]{3,24}?)?)';
const TITLE = String.raw`((?:an? |the |its |their )?(?:[\p{Ll}-]+|[A-Z]{2,4}|R&D)(?: (?!(?:at|in|with|and|but|for|since|on|effective|from|to|by|who) )(?:[\p{Ll}-]+|[A-Z]{2,4}|R&D)){0,4})`;
const POST = '(?:role|position|post|job|place|office|title|rank|seat|duties|mantle)';
const AT = `((?: (?:at|of|with) ${NAME})?)`;

const bare = (title: string) => title.replace(/^(?:an?|the|its|their|his|her) /, '');
const isPost = (title: string) => isCalling(bare(title));
const isSomebody = (who: string) => !/^(?:organization|place)$/.test(kindOfName(who).kind);
const tidy = (when: string) =>
  when.replace(/^,/, '').replace(/ (?:effective|with effect from) (?=\d|\p{Lu})/u, ' on ');
const at = (where: string) => where.replace(/^ (?:with|in) /, ' at ');

/** Who rises or changes from one post to another where they are. */
export const promotions: readonly Rule[] = [
  // 'Ann Lee went from bookkeeper to head of sales at Orr', 'switched roles at Orr from clerk to editor', 'swapped her job as clerk for that of editor'
  ruleHolding(
    ' to | for ',
    String.raw`^${FRONT}${WHO} (?:has |had |was |has been )?(?:(?:went|gone|moved|moved up|moved on|rose|risen|climbed|advanced|progressed|switched|changed|promoted|stepped up|graduated|transitioned|jumped|bumped up|elevated|upgraded)(?: (?:roles?|jobs?|positions?|posts?|titles?))?${AT} from(?: (?:the|his|her|an?) ${POST} (?:of|as))? ${TITLE}${AT} to|(?:swapped|traded|exchanged|gave up|given up) (?:his|her|the) ${POST} (?:as|of) ${TITLE}${AT} for) (?:(?:the|that|the one|one|an?) ?(?:${POST} )?(?:of|as) )?${TITLE}${AT}${WHEN}\.?$`,
    ([, front = '', who = '', before, one, in1, two, in2, next = '', last = '', when = '']) => {
      const old = one ?? two ?? '';
      const where = at([last, before, in1, in2].find((place) => place !== undefined && place !== '') ?? '');
      return isSomebody(who) && [old, next].every(isPost)
        ? [
            `${who} was formerly ${withArticle(bare(old))}.`,
            `${front}${who} became ${withArticle(bare(next))}${where}${tidy(when)}.`,
          ]
        : [];
    },
  ),
  // 'was bumped up to head of sales', 'has advanced to the post of editor', 'has risen to editor at Orr', 'made it to partner'
  ruleHolding(
    ' to ',
    String.raw`^${FRONT}${WHO} (?:has |had )?(?:(?:got|gets) promoted|(?:was|been|got|gets|is|is being|being) (?:bumped(?: up)?|elevated|raised|upgraded|moved up|kicked upstairs|advanced|lifted)|advanced|risen|rose|rises|climbed|moved up|stepped up|ascended|progressed|graduated|worked (?:his|her) way up|made it|transitioned) to (?:(?:the )?(?:${POST}|level) of )?${TITLE}${AT}${WHEN}\.?$`,
    ([, front = '', who = '', title = '', where = '', when = '']) =>
      isSomebody(who) && isPost(title)
        ? [`${front}${who} was promoted to ${bare(title)}${at(where)}${tidy(when)}.`]
        : [],
  ),
  // 'has been given the job of editor at Orr', 'got the post of editor', 'was handed the role of editor', 'was entrusted with the role of editor'
  ruleHolding(
    ' of | as ',
    String.raw`^${FRONT}${WHO} (?:has |had )?(?:(?:was|been|is) (?:given|handed|offered and accepted|awarded|assigned|entrusted with|put in|moved into|moved to)|got|gotten|landed|won|secured|received|(?:took|taken|takes)(?: on| up| over)?|assumed|assumes|(?:stepped|steps|moved|moves|slid|grown|grew)(?: up)? into|started|starts|began|begun|accepted) (?:the|his|her|an? new) (?:new )?${POST} (?:of|as) ${TITLE}${AT}${WHEN}\.?$`,
    ([, front = '', who = '', title = '', where = '', when = '']) =>
      isSomebody(who) && isPost(title)
        ? [`${front}${who} became ${withArticle(bare(title))}${at(where)}${tidy(when)}.`]
        : [],
  ),
  // 'fills the role of editor at Orr', 'is in the position of editor'
  ruleHolding(
    ' of ',
    String.raw`^${FRONT}${WHO} (?:now |currently )?(?:fills|occupies|carries out|performs|is in|has|holds down|covers) (?:the )?${POST} of ${TITLE}${AT}${WHEN}\.?$`,
    ([, front = '', who = '', title = '', where = '', when = '']) =>
      isSomebody(who) && isPost(title)
        ? [`${front}${who} is ${withArticle(bare(title))}${at(where)}${tidy(when)}.`]
        : [],
  ),
  // 'Congratulations to Ann Lee on her promotion to editor at Orr!', 'Promotion: Ann Lee to editor, effective 1 May 2023'
  ruleHolding(
    'romot',
    `^(?:(?:Many |Warm |Huge )?[Cc]ongrat(?:ulation)?s to (${NAME}) (?:on|for) (?:his|her|their|the) (?:recent |well-deserved |well-earned )?promotion|(?:New )?[Pp]romotions?: (${NAME})) to ${TITLE}${AT}${WHEN}[.!]?$`,
    ([, one, other, title = '', where = '', when = '']) =>
      isPost(title) ? [`${one ?? other ?? ''} was promoted to ${bare(title)}${at(where)}${tidy(when)}.`] : [],
  ),
  // 'climbed the ladder at Orr and is now editor', 'got promoted and is editor now'
  ruleHolding(
    ' and ',
    String.raw`^${WHO} (?:has )?(?:climbed|moved up|risen through|rose through|worked (?:his|her) way up|moved through|got|gotten|was|been|been) (?:the )?(?:career |corporate )?(?:ladder|ranks|promoted|a promotion)?((?: (?:at|in|of) ${NAME})?)${WHEN},? and is (?:now )?${TITLE}(?: now)?\.?$`,
    ([, who = '', where = '', when = '', title = '']) =>
      isSomebody(who) && isPost(title)
        ? [`${who} was promoted to ${bare(title)}${where.replace(/^ (?:in|of) /, ' at ')}${tidy(when)}.`]
        : [],
  ),
  // 'is no longer a clerk at Orr but editor', 'is not a clerk any more but an editor'
  ruleHolding(
    ' but ',
    String.raw`^${WHO} is (?:no longer|not(?= (?!only )[^,;]{3,80} any ?more)) ${TITLE}${AT}(?: any ?more)?,? but (?:now )?${TITLE}${AT}(?: now)?\.?$`,
    ([, who = '', old = '', first = '', next = '', last = '']) =>
      isSomebody(who) && [old, next].every(isPost)
        ? [
            `${who} is no longer ${withArticle(bare(old))}${at(first)}.`,
            `${who} is now ${withArticle(bare(next))}${at(last === '' ? first : last)}.`,
          ]
        : [],
  ),
  // 'The new job title of Ann Lee is editor', 'has a new job title at Orr: editor'
  ruleHolding(
    ' title| role| position| job',
    String.raw`^${WHO} (?:now )?(?:has|got|was given|has been given|goes by) (?:an? |the )(?:new |different )?(?:job title|title|role|position|job)${AT}(?::|,| [–—-]) ${TITLE}${WHEN}\.?$`,
    ([, who = '', where = '', title = '', when = '']) =>
      isSomebody(who) && isPost(title)
        ? [`${who} became ${withArticle(bare(title))}${at(where)}${tidy(when)}.`]
        : [],
  ),
  // 'Ann Lee's role at Orr: editor', 'Ann Lee's position: editor'
  ruleHolding(
    ': ',
    String.raw`^(${NAME})['’]s? (?:current |new )?(?:role|position|job|title|job title|post)${AT}: ${TITLE}((?: \(since ${DATE}\))?)\.?$`,
    ([, who = '', where = '', title = '', when = '']) =>
      isSomebody(who) && isPost(title)
        ? [
            `${capital(who)} ${when === '' ? 'is' : 'has been'} ${withArticle(bare(title))}${at(where)}${when.replace(/[()]/g, '')}.`,
          ]
        : [],
  ),
];
