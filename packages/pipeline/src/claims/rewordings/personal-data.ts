import { KIN } from '../../language/words/kin.ts';
import { predicateOf } from '../../relations/predicates.ts';
import { ownerOf, whoseOf } from './owners.ts';
import { capital, NAME, NAMES, type Rule, rule, uncapital } from './sentence-rule.ts';

const WHO = `(${NAME}|He|She|They|We|I|[Mm]y (?:${KIN})(?: ${NAME})?)`;
const OFFICE = String.raw`[Tt]he (?:\p{L}+ ){1,3}(?:office|team|desk|department|shop|hotel|clinic)`;
const WHOSE = `(${NAME}['’]s?|His|Her|Their|My|Our|[Mm]y (?:${KIN})['’]s)`;

const email = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,190}\.\p{L}{2,20}/gu;
const phone = /(?<![\p{L}\p{N}@.])\+?\(?\d[\d ()/-]{4,18}\d(?![\p{L}\p{N}@])/gu;

/** Illnesses and conditions that somebody has for long. */
const AILMENT = String.raw`(?:(?:type (?:1|2|one|two|I|II)|chronic|severe|mild|early-onset|gestational|rheumatoid|high|low|irritable|multiple|bipolar|ulcerative|breast|lung|prostate|bowel|skin|long|sickle|obsessive-compulsive|post-traumatic|attention|heart|kidney|liver|lung|c(?:o)?eliac|Crohn['’]s|Parkinson['’]s|Alzheimer['’]s|Lyme|Graves['’]|autoimmune|seasonal|sleep|back|eating|anxiety|panic|stress|hay|iron|vitamin [A-Z]\d*) ){0,3}(?:diabetes|asthma|epilepsy|\p{Ll}+itis|rheumatism|migraines?|fever|eczema|psoriasis|ADHD|ADD|autism|dyslexia|depression|anxiety|schizophrenia|dementia|sclerosis|MS|cancer|leuk(?:a)?emia|lymphoma|hypertension|blood pressure|cholesterol|disease|syndrome|disorder|deficiency|IBS|PCOS|COPD|an(?:a)?emia|lupus|gout|glaucoma|cataracts|tinnitus|vertigo|insomnia|narcolepsy|ap?n(?:o)?ea|osteoporosis|sciatica|scoliosis|endometriosis|hypothyroidism|haemophilia|hemophilia|HIV|AIDS|tuberculosis|Parkinson['’]s|Alzheimer['’]s|Crohn['’]s)`;

const suffer: Readonly<Record<string, string>> = {
  has: 'suffers',
  have: 'suffer',
  had: 'suffered',
  'has had': 'has suffered',
  'have had': 'have suffered',
  "'ve got": 'suffer',
  "'s got": 'suffers',
  'have got': 'suffer',
  'has got': 'suffers',
};

/** How somebody is reached and called, what ails them and what they keep, told in other ways than by the noun for it. */
export const personalData: readonly Rule[] = [
  // 'can be reached at ann@orr.example or on 0555 123 456'
  rule(
    `^(?:[^,;:]{3,50}, )?(?:(?:${WHO}|(${OFFICE})) (?:(?:can|may) (?:best )?be|is) (?:reached|reachable|available|contacted|e-?mailed|called|phoned|found)(?: directly| any time)?|(?:(?:You|People) (?:can|may) |Please )?(?:[Rr]each|[Cc]ontact|[Ee]-?mail|[Ww]rite to|[Cc]all|[Pp]hone|[Tt]ext|[Rr]ing) (${NAME}|me|him|her|${OFFICE})) (?:at|on|via|under|by|through) (.*(?:@|\\d{3}).*)$`,
    ([, who, office, whom, rest = '']) => {
      const whose = whoseOf(who ?? office ?? capitalPronoun(whom ?? ''));
      const mails = rest.match(email) ?? [];
      const phones = rest.replace(email, ' ').match(phone) ?? [];
      return [
        ...mails.map((address) => `${whose} e-mail address is ${address}.`),
        ...phones.map((number) => `${whose} phone number is ${number}.`),
      ];
    },
  ),
  // 'uses they/them pronouns', 'goes by she/her'
  rule(
    `^${WHO} (?:uses?|goes by|go by|prefers?) (?:the pronouns )?((?:he|she|they|it|xe|ze)/[\\p{Ll}/]{2,16})(?: pronouns)?\\.?$`,
    ([, who = '', pronouns = '']) => [`${whoseOf(who)} pronouns are ${pronouns}.`],
  ),
  // 'has asthma', 'has had type 2 diabetes since 2009'
  rule(
    `^(.{0,30}?)${WHO} (has|have|had|has had|have had|['’]ve got|['’]s got|have got|has got) (?:also |now )?(?:an? )?(${AILMENT})((?:,? (?:since|for|from|as) [^;]*?)?)\\.?$`,
    ([, front = '', who = '', has = '', what = '', rest = '']) => [
      `${front}${who} ${suffer[has.replace('’', "'")] ?? 'suffers'} from ${what}${rest}.`,
    ],
  ),
  // 'suffers from an allergy to bee stings', 'has an intolerance to lactose'
  rule(
    `^(.{0,30}?)${WHO} (suffers?|suffered|has|have|had) (?:from )?(?:an? )?(?:(?:severe|serious|bad|mild|strong|life-threatening|food) )?(?:allergy|allergies|intolerance) to (.+)$`,
    ([, front = '', who = '', verb = '', what = '']) => [
      `${front}${who} ${beOf(who, verb)} allergic to ${what}`,
    ],
  ),
  rule(
    `^(.{0,30}?)${WHO} (suffers? from|suffered from|has|have|had|['’]ve got|has got|have got) (?:an? )?(?:(?:severe|serious|bad|mild|strong|food) )?(\\p{Ll}[\\p{Ll}-]*(?: \\p{Ll}[\\p{Ll}-]*)?) (?:allergy|intolerance)((?:,? since [^;]*?)?)\\.?$`,
    ([, front = '', who = '', verb = '', what = '', rest = '']) => [
      `${front}${who} ${beOf(who, verb)} allergic to ${plural(what)}${rest}.`,
    ],
  ),
  // 'Shellfish is something that Ann is allergic to', 'What Ann is allergic to is shellfish', 'Ann's allergy is to shellfish', 'reacts allergically to cats'
  rule(
    `^(\\p{L}[\\p{L} -]{1,40}?) (?:is|are) (?:something|things?|a thing|what) (?:that )?${WHO} (am|is|are|was|were) (also |severely |badly |mildly )?allergic to\\.?$`,
    ([, what = '', who = '', be = '', how = '']) => [`${who} ${be} ${how}allergic to ${uncapital(what)}.`],
  ),
  rule(
    `^What ${WHO} (am|is|are|was|were) allergic to (?:is|are|was|were) (\\p{L}[\\p{L} -]{1,40})\\.?$`,
    ([, who = '', be = '', what = '']) => [`${capital(who)} ${be} allergic to ${what}.`],
  ),
  rule(
    `^${WHOSE} (?:only |main |one )?(?:food )?allerg(?:y|ies) (?:is|are) to (\\p{L}[^;]{1,60}?)\\.?$`,
    ([, whose = '', what = '']) => {
      const who = ownerOf(whose);
      return [`${who} ${beOf(who, 'has')} allergic to ${what}.`];
    },
  ),
  rule(
    `^${WHO} (reacts?|reacted) (?:very |strongly |badly )?allergically to (\\p{L}[^;]{1,60}?)\\.?$`,
    ([, who = '', verb = '', what = '']) => [`${who} ${beOf(who, verb)} allergic to ${what}.`],
  ),
  // 'was diagnosed with an allergy to peanuts', 'mentioned being allergic to cats'
  rule(
    `^${WHO} (?:was|were|has been|got|is) (?:found to have|diagnosed with) an? (?:(?:severe|serious|bad|mild|strong|food) )?(?:allergy|intolerance) to (.+)$`,
    ([, who = '', what = '']) => [`${who} ${beOf(who, '')} allergic to ${what}`],
  ),
  rule(
    `^${WHO} (?:has )?(?:mentioned|reported|admitted|confirmed|disclosed|mentions|reports|confirms) (being (?:\\p{Ll}+ )?(?:allergic|intolerant|vegetarian|vegan|diabetic|married|divorced|single|pregnant|left-handed|colou?r-?blind)\\b.*)$`,
    ([, who = '', what = '']) => [`${who} ${beOf(who, '')} ${what.replace(/^being /, '')}`],
  ),
  // 'can't be around peanuts; he is allergic to them', 'must avoid eggs: she is allergic'
  rule(
    `^${WHO} (?:can['’]t|cannot|must not|may not|must|has to|have to|should)(?: never| not)? (?:be around|be near|eat|have|touch|take|drink|avoid|tolerate) (\\p{Ll}[^,;:]{2,30}?)(?:[;:,.]| [–—-])? (?:because |as |since |for )?(?:s?he is|I am|I['’]m|they are)( (?:\\p{Ll}+ )?allergic)(?: to (?:it|them|that|those))?\\.?$`,
    ([, who = '', what = '', allergic = '']) => [`${who} ${beOf(who, '')}${allergic} to ${what}.`],
  ),
  // 'Ann's diagnosis of asthma came in 2001'
  rule(
    `^${WHOSE} (?:diagnosis (?:of|with) (.{2,60}?)|(.{2,60}?) diagnosis) (?:came|followed|was made|was confirmed|was given)((?: only)? (?:in|on|at|when|last) .+)$`,
    ([, whose = '', what, named, when = '']) => [
      `${ownerOf(whose)} ${/^(?:They|We)$/.test(ownerOf(whose)) ? 'were' : 'was'} diagnosed with ${what ?? named}${when.replace(/^ only/, '')}`,
    ],
  ),
  // 'shares her flat with a parrot called Coco': a pet is nobody's flatmate
  rule(
    `^${WHO} (?:shares?|shared) (?:my|his|her|their|our|an?|the) (?:\\p{Ll}+ )?(?:home|house|flat|apartment|life|cottage|garden) with ((?:an?|his|her|my|their|our|one|two|three|four|\\d) (?:\\p{Ll}+ ){0,2}?(\\p{Ll}+)(?:,| named| called) ${NAMES})\\.?$`,
    ([, who = '', what = '', noun = '']) =>
      isPet(noun)
        ? [
            `${who} ${who === 'I' || who === 'They' || who === 'We' ? 'have' : 'has'} ${what.replace(/^(?:his|her|my|their|our) /, 'a ')}.`,
          ]
        : [],
  ),
  // 'got rid of her Saab in 2020'
  rule(
    `^(.{0,30}?)${WHO} (?:has |have |had )?(?:just |finally )?(?:got rid of|gotten rid of|parted with|gave away|given away|disposed of|scrapped) ((?:my|our|his|her|their) (?:\\p{Ll}+ ){0,2}\\p{Lu}[^,;]{1,40}?)((?: (?:in|on|last|this|two|three|a) [^,;.]{2,30}?)?)\\.?$`,
    ([, front = '', who = '', what = '', when = '']) => [
      when === ''
        ? `${front}${who} no longer ${/^(?:They|We|I)$/.test(who) ? 'own' : 'owns'} ${what}.`
        : `${front}${who} stopped owning ${what}${when}.`,
    ],
  ),
  // 'gave the Gibson to her nephew'
  rule(
    `^${WHO} (?:has |have |had )?(?:just |finally )?(?:gave|given|passed|handed|donated) ((?:the|my|our|his|her|their) (?:old )?(?:\\p{Ll}+ )?\\p{Lu}[\\p{L}\\d]*(?: [\\p{Lu}\\d][\\p{L}\\d]*)*)(?: on| over| away)? to ((?:my|our|his|her|their|an?|the) (?:\\p{Ll}+ ){0,2}?(?:${KIN}|friend|colleague|museum|charity|school))((?: (?:in|on|for|last|this) [^,;.]{2,30}?)?)\\.?$`,
    ([, who = '', what = '', whom = '', when = '']) => [
      `${who} stopped owning ${what}${when.replace(/^ for /, ' at ')}.`,
      `${who} gave ${whom} ${what}${when}.`,
    ],
  ),
  // 'The name of Ann's cat was Momo'
  rule(
    `^The name of (${NAME}['’]s?|his|her|their|my|our) ((?:\\p{Ll}+ ){0,2}\\p{Ll}+) (is|was) (${NAME})\\.?$`,
    ([, whose = '', what = '', be = '', name = '']) => [
      `${whose.charAt(0).toUpperCase()}${whose.slice(1)} ${what} ${be} ${name}.`,
    ],
  ),
  // 'Ann asked the assistant to always answer in Dutch', 'prefers replies in Dutch'
  rule(
    `^${WHO} (?:(?:has |have )?(?:asked|told|wants?|instructed|requested|would like|expects?|needs?) (?:the |her |his |my |our )?(?:assistant|AI|bot|chatbot|agent|model) to (always |only )?(answer|reply|respond|write|talk|speak)(?: to (?:him|her|them|me))? (in \\p{Lu}\\p{Ll}+)|(?:prefers?|wants?|would like|would prefer|likes?|asked for)(?: to (?:get|have|receive))? (?:(?:all|the|her|his) )?(?:answers|replies|responses|messages) (in \\p{Lu}\\p{Ll}+))(?: from now on)?\\.?$`,
    ([, who = '', always = 'always ', verb = 'answer', tongue, other]) => [
      `${whoseOf(who)} standing instruction is to ${always}${verb} ${tongue ?? other}.`,
    ],
  ),
  // 'Ann wants to be called Annie', 'likes to be addressed as Annie'
  rule(
    `^${WHO} (?:wants|prefers|likes|asked|wishes|would like|would prefer|want|prefer|like|goes|go|is usually|am usually) (?:to be (?:called|addressed as|known as)|by the name of|by the nickname) (${NAME})\\.?$`,
    ([, who = '', name = '']) => [`${who} ${beOf(who, '')} nicknamed ${name}.`],
  ),
  // 'Ann's hobbies include chess and sailing'
  rule(
    `^${WHOSE} (?:\\p{Ll}+ )?(?:hobbies|interests|pastimes|hobbies and interests) (?:include|included|were|are|range from) (.+)$`,
    ([said = '', whose = '', what = '']) =>
      / (?:were|are) /.test(said.slice(0, said.length - what.length)) ? [] : [`${whose} hobbies are ${what}`],
  ),
];

function isPet(noun: string): boolean {
  const single = noun.replace(/ies$/, 'y').replace(/s$/, '');
  return predicateOf('has_pet')?.attributes?.includes(single) ?? false;
}

/** 'me' -> 'I', 'her' -> 'She' */
function capitalPronoun(whom: string): string {
  return { me: 'I', him: 'He', her: 'She' }[whom] ?? whom;
}

/** 'nut' -> 'nuts', but 'penicillin': what is allergic to a nut is so to all of them. */
function plural(what: string): string {
  return /(?:nut|almond|cashew|egg|cat|dog|horse|prawn|oyster|mussel|mushroom|bee|wasp|sting|feather|grape|banana|apple|lentil|chickpea|antibiotic)$/.test(
    what,
  )
    ? `${what}s`
    : what;
}

function beOf(who: string, verb: string): string {
  if (/^suffered|^had$/.test(verb)) return /^(?:They|We)$/.test(who) ? 'were' : 'was';
  return who === 'I' ? 'am' : /^(?:They|We)$/.test(who) ? 'are' : 'is';
}
