import { withFewLetters } from '../../language/patterns/few-letters.ts';
import { NAMES } from '../rewordings/sentence-rule.ts';

const SALUTE =
  '(?:(?:[Mm]any |[Ww]arm |[Bb]ig |[Hh]uge )?(?:[Cc]ongratulations|[Cc]ongrats|[Tt]hanks)|[Ww]ell done|[Hh]ats off|[Bb]ravo|[Ww]elcome(?: back)?|[Ff]arewell|[Gg]oodbye|[Hh]appy birthday|[Gg]ood luck|[Bb]est wishes|(?:[Aa]|[Oo]ur) (?:(?:very|big|warm|special|fond|huge) ){0,2}(?:welcome|thanks|thank you|farewell|goodbye|well done|congratulations)(?: goes| go)?)(?: also| too| again)?';

const saluted = new RegExp(
  withFewLetters(
    `^(?:And |Also,? )?${SALUTE} to (?:(?:our|the) (?:[\\p{Ll}-]+,? ){1,4}?)?(${NAMES})(?: (?:in|of|from|at) [^,;]{2,40})?, (who|whose) ([^;?]{5,200}?)[.!]*$`,
  ),
  'u',
);

/** 'Well done to Ann Lee in Year 6, who won the cup': what is told of whom a newsletter greets; null for other sentences. */
export function toldOfSaluted(text: string): string | null {
  const [, who, pronoun, rest = ''] = saluted.exec(text) ?? [];
  if (who === undefined) return null;
  return pronoun === 'who' ? `${who} ${rest}.` : `${who}'s ${rest}.`;
}
