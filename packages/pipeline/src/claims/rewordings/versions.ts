import { kindOfName } from '../reference/entity-kinds.ts';
import { capital, NAME, type Rule, ruleHolding } from './sentence-rule.ts';
import { WHEN } from './tool-words.ts';

/** A number as versions have it: '2.3', 'v5.0.1'. */
const NUMBER = String.raw`v?(\d{1,4}(?:\.\d{1,4}){1,3})`;
const NEWEST =
  '(?:latest|newest|current|latest stable|newest stable|current stable|new stable|stable|most recent|new)';
const RELEASE = '(?:version|release)';
const PROGRAM = `(${NAME}|[Tt]he (?:[\\p{L}-]+ ){0,2}(?:app|service|api|API|server|client|library|firmware|driver|plugin))`;

/** A program may be called 'Ada', and 'Harbor Sync': one word is none where it is a place, several are none where they are a person. */
const isProgram = (name: string) => {
  const { kind } = kindOfName(name);
  return kind !== (/ /.test(name) ? 'person' : 'place');
};
const the = (what: string) => what.replace(/^The /, 'the ');

/** Which version of a program there is, or is in use, however that is put. */
export const versions: readonly Rule[] = [
  // 'Orion is on 5.0 now', 'Orion is currently on v2.3', 'is no longer at 2.3'
  ruleHolding(
    ' is | are | has been ',
    String.raw`^${PROGRAM} (is|are|has been) (?:(no longer|now|currently|still|already) )?(?:on|at|running) (?:version |release )?${NUMBER}((?: (?:now|these days|at the moment|since [^,;.]{3,20}))?)\.?$`,
    ([, what = '', be = '', word = '', number = '', behind = '']) =>
      isProgram(what)
        ? [
            `${capital(what)} ${be} ${word === 'no longer' ? 'no longer ' : ''}at version ${number}${/ since/.test(behind) ? behind : ''}.`,
          ]
        : [],
  ),
  // 'Orion went from 2.3 to 5.0 in May 2023'
  ruleHolding(
    ' from ',
    String.raw`^${PROGRAM} (?:has |have )?(?:now )?(?:went|gone|jumped|moved|moved on|moved up) from (?:version )?${NUMBER} (?:straight |directly )?to (?:version )?${NUMBER}${WHEN}\.?$`,
    ([, what = '', before = '', now = '', when = '']) =>
      isProgram(what) ? [`${capital(what)} was updated from ${before} to ${now}${when}.`] : [],
  ),
  // '2.3 is the current version of Orion', 'Orion 5.0 is the new stable version'
  ruleHolding(
    'version|release',
    String.raw`^(?:[Vv]ersion )?${NUMBER} is (?:now )?the ${NEWEST} ${RELEASE} of ${PROGRAM}\.?$`,
    ([, number = '', what = '']) =>
      isProgram(what) ? [`The current version of ${the(what)} is ${number}.`] : [],
  ),
  ruleHolding(
    'version|release',
    String.raw`^(\p{Lu}[\p{L}\p{N}-]*(?: \p{Lu}[\p{L}\p{N}-]*)?) ${NUMBER} is (?:now )?(?:the|our|its) ${NEWEST}(?: ${RELEASE})?\.?$`,
    ([, what = '', number = '']) => (isProgram(what) ? [`The current version of ${what} is ${number}.`] : []),
  ),
  // 'We run Orion 2.3 in production', 'The production servers run Orion 2.3', 'Version 2.3 of Orion is in use'
  ruleHolding(
    ' run| use| in use',
    String.raw`^(?:(?:[Ww]e|[Tt]he (?:[\p{Ll}-]+ ){0,2}(?:servers?|team|machines|clients|hosts|cluster)) (?:now |currently |still )?(?:run|runs|use|uses|are running|are using|are on) (\p{Lu}[\p{L}\p{N}-]*(?: \p{Lu}[\p{L}\p{N}-]*)?) ${NUMBER}(?: (?:in production|everywhere|now|at the moment))?|[Vv]ersion ${NUMBER} of ${PROGRAM} is (?:now |currently |still )?(?:in use|in production|live|running))\.?$`,
    ([, one, first, second, other]) => {
      const what = one ?? other ?? '';
      return isProgram(what) ? [`${capital(what)} is at version ${first ?? second}.`] : [];
    },
  ),
  // 'Orion 5.0 is out', 'Orion 5.0 has been released'
  ruleHolding(
    ' is out| released| is here| is available| has shipped| has arrived| has landed',
    String.raw`^(\p{Lu}[\p{L}\p{N}-]*(?: \p{Lu}[\p{L}\p{N}-]*)?) ${NUMBER} (?:is (?:now |finally )?(?:out|here|available)|(?:was|has been|has now been) released|has (?:shipped|arrived|landed))(?: today| now)?\.?$`,
    ([, what = '', number = '']) =>
      isProgram(what)
        ? [`${what} ${number} is released.`, `The latest version of ${what} is ${number}.`]
        : [],
  ),
  // 'Version 5.0 of Orion is out', 'Release 5.0 of Orion has shipped'
  ruleHolding(
    '[Vv]ersion |[Rr]elease ',
    String.raw`^(?:[Tt]he )?(?:new )?(?:[Vv]ersion|[Rr]elease) ${NUMBER} of ${PROGRAM} (?:is (?:now |finally )?(?:out|here|available)|has (?:shipped|arrived|landed))\.?$`,
    ([, number = '', what = '']) =>
      isProgram(what)
        ? [`${capital(what)} ${number} is released.`, `The latest version of ${the(what)} is ${number}.`]
        : [],
  ),
  // 'Orion was upgraded to version 5.0'
  ruleHolding(
    ' to (?:version|release) ',
    String.raw`^${PROGRAM} (?:was|has been|is being) (?:upgraded|updated|bumped|raised|moved) to (?:version|release) ${NUMBER}\.?$`,
    ([, what = '', number = '']) =>
      isProgram(what) ? [`The current version of ${the(what)} is ${number}.`] : [],
  ),
];
