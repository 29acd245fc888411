import { academicWords } from './academic-words.ts';
import { deathWords } from './life-events.ts';

/** Turns of speech of one field each, put in the words that any other would use. */
export const plainWords: readonly (readonly [RegExp, string])[] = [
  ...academicWords,
  ...deathWords,
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
