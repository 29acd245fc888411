import { academicWords } from './academic-words.ts';
import { deathWords } from './life-events.ts';

/** Turns of speech of one field each, put in the words that any other would use. */
export const plainWords: readonly (readonly [RegExp, string])[] = [
  ...academicWords,
  ...deathWords,
  // 'stopped eating pork years ago': nobody knows when
  [
    /(?<=\p{Ll})(?<!\b(?:\p{Ll}*(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|teen|ty|hundred)|a few|few|couple of|several|some|dozen)) (?:many )?(?:years|months|weeks|ages|decades) ago(?=[.,;]|$)/u,
    '',
  ],
  [
    /\b(gave|given|gives|giving) up on (?=\p{Lu}\p{Ll}+[.,;]?(?: |$))(?=(?:\p{Lu}\p{Ll}+(?:ese|ish|ian|an|ic|ch|in))\b)/u,
    '$1 up learning ',
  ],
  // 'is lactose intolerant'
  [
    /(\b(?:am|is|are|was|were)|['’](?:m|s|re)) ((?:also |now |not |severely |mildly )?)(lactose|gluten|fructose|histamine|wheat|dairy|sulphite|sulfite|alcohol)[ -]intolerant\b(?! to\b)/u,
    '$1 $2intolerant to $3',
  ],
  // 'allergic to nut' of who has 'a nut allergy'
  [
    /\b(allergic to )((?:tree )?nut|peanut|hazelnut|walnut|almond|cashew|egg|cat|dog|horse|prawn|oyster|mussel|mushroom|bee|wasp|bee sting|wasp sting|feather|grape|banana|apple|lentil|chickpea|antibiotic)(?=[.,;!]|$| (?:and|or|since|from)\b)/u,
    '$1$2s',
  ],
];
