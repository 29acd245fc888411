import { DATE, NAME, type Rule, ruleHolding, WHEN_BEHIND } from './sentence-rule.ts';

const FRONT = `((?:(?:In|On|Since) ${DATE},? )?)`;

/** Whom a firm works with as what, what it makes a firm of its own, and what it has done by another. */
export const alliances: readonly Rule[] = [
  // 'has worked with Orr Ltd as its distribution partner since 2020'
  ruleHolding(
    ' with ',
    String.raw`^${FRONT}(${NAME}|It) (has |had )?(works?|worked|cooperates?|cooperated|collaborates?|collaborated) (?:closely |together )?with (${NAME}) as (?:its|their|an?|the) ((?:[\p{Ll}-]+ ){0,3}(?:partner|supplier|distributor|customer|client|agent))${WHEN_BEHIND}\.?$`,
    ([, front = '', who = '', has, verb = '', other = '', post = '', when = '']) => {
      const be = has === undefined ? (verb.endsWith('ed') ? 'was' : 'is') : `${has}been`;
      return [`${front}${other} ${be} a ${post} of ${who.replace(/^It$/, 'it')}${when}.`];
    },
  ),
  // 'The Orr group spun off its paints division as Colora'
  ruleHolding(
    'spun|hived|split',
    String.raw`^${FRONT}(?:[Tt]he (?:[\p{Ll}-]+ ){1,3}(?=\p{Lu}))?(${NAME}) (?:has |had )?(?:spun (?:off|out)|hived off|split off) (?:its|the|their) [\p{Ll} -]{3,50}? (?:as|into|to form|to create|under the name(?: of)?) (?:an? (?:[\p{Ll}-]+ ){1,3}(?:called |named |known as )?)?(${NAME})${WHEN_BEHIND}\.?$`,
    ([, front = '', who = '', part = '', when = '']) => [`${front}${part} was spun off from ${who}${when}.`],
  ),
  // 'now has its books printed by Kiln Press'
  ruleHolding(
    ' by ',
    String.raw`^${FRONT}(${NAME}|It|They) (now |currently |also )?(?:has|have|gets) (?:its|their) ([\p{Ll}-]+(?: [\p{Ll}-]+)?) (now )?([\p{Ll}-]+(?:ed|made|built|sewn|woven|spun|cut|done|ground|brewed)) (by ${NAME}[^;]*?)\.?$`,
    ([, front = '', who = '', now = '', what = '', late = '', done = '', by = '']) => {
      const whose = who === 'It' ? 'Its' : who === 'They' ? 'Their' : `${who}'s`;
      const be = /s$/.test(what) ? 'are' : 'is';
      return [`${front}${whose} ${what} ${be} ${now}${late}${done} ${by}.`];
    },
  ),
];
