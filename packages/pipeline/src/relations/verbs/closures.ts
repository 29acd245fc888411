import { headLemma, type Scene, termOf, verbOf } from '../scene.ts';
import type { Frame } from './frame.ts';

const failed =
  /^(?:bust|bankrupt|out of business|into (?:administration|liquidation|receivership|insolvency))\b/;
const windingUp = /^(?:liquidate|dissolve|disband)$/;
/** What becomes of buildings and ships in the end. */
const razing = /^(?:demolish|raze|bulldoze|dynamite)$/;
const sinking = /^(?:sink|scuttle|torpedo|wreck|shipwreck)$/;
const scrapping = /^(?:scrap|break)$/;

/** 'ceased trading', 'closed its doors', 'went bust', 'filed for bankruptcy', 'was wound up': what a firm or house is after it; 'took effect': what a rule is. */
export function closureOf(scene: Scene, frame: Frame): string | null {
  const { lemma, particle, passive, directs, prepositional } = frame;
  const nouns = directs.map((index) => headLemma(scene, index));
  if (passive) {
    if (lemma === 'wind' && particle === 'up') return 'wound up';
    if (/^(?:close|shut)$/.test(lemma) && particle === 'down') return 'closed';
    if (/^(?:switch|turn)$/.test(lemma) && particle === 'off') return 'switched off';
    if (razing.test(lemma) || (/^(?:tear|pull|knock)$/.test(lemma) && particle === 'down'))
      return 'demolished';
    if (lemma === 'burn' && (particle === 'down' || tokenBehind(scene, frame) === 'down'))
      return isBuilding(scene, frame) ? 'destroyed' : null;
    if (lemma === 'destroy' && isBuilding(scene, frame)) return 'destroyed';
    if (sinking.test(lemma) || (lemma === 'lose' && isAtSea(frame, scene))) return 'sunk';
    if (scrapping.test(lemma) && (lemma === 'scrap' || particle === 'up')) return 'scrapped';
    if (lemma === 'repeal') return 'repealed';
    if (lemma === 'decommission') return 'decommissioned';
    if (windingUp.test(lemma)) return `${lemma.replace(/e$/, '')}ed`;
    const told = wordsBehind(scene, frame);
    // 'was declared bankrupt', 'was taken offline', 'was put into administration'
    if (/^(?:declare|make|render)$/.test(lemma)) return /^(?:bankrupt|insolvent)\b/.exec(told)?.[0] ?? null;
    if (/^(?:take|pull)$/.test(lemma)) return /^offline\b/.exec(told)?.[0] ?? null;
    if (/^(?:put|place)$/.test(lemma))
      return failed.test(told) ? (failed.exec(told)?.[0].replace(/^into /, 'in ') ?? null) : null;
    return null;
  }
  if (lemma === 'burn' && (particle === 'down' || tokenBehind(scene, frame) === 'down'))
    return isBuilding(scene, frame) ? 'destroyed' : null;
  if (directs.length === 0 && (/^(?:sink|founder)$/.test(lemma) || (lemma === 'go' && particle === 'down')))
    return isShip(scene, frame) ? 'sunk' : null;
  const behind = wordsBehind(scene, frame);
  if (/^(?:cease|stop)$/.test(lemma))
    return (lemma === 'cease' &&
      nouns.some((noun) => /^(?:trading|operation|business|publication)$/.test(noun))) ||
      /^(?:trading|operating|to exist)\b/.test(behind)
      ? 'closed'
      : null;
  if (/^(?:close|shut)$/.test(lemma)) return nouns.includes('door') ? 'closed' : null;
  // 'takes effect', 'came into force', 'entered into force', 'goes into effect'
  if (
    (lemma === 'take' && /^effect\b/.test(behind)) ||
    (/^(?:come|enter|go)$/.test(lemma) && /^into (?:force|effect)\b/.test(behind))
  )
    return 'in force';
  if (lemma === 'go') {
    const [state = ''] = failed.exec(behind) ?? [];
    return state === ''
      ? null
      : state.replace(/^into /, 'in ').replace(/^(?:bust|out of business)$/, 'out of business');
  }
  if (/^(?:enter|file|declare)$/.test(lemma)) {
    const filed = [
      ...nouns,
      ...prepositional.filter(({ word }) => word === 'for').map(({ phrase }) => headLemma(scene, phrase)),
    ];
    if (filed.some((noun) => /^(?:bankruptcy|insolvency)$/.test(noun))) return 'in bankruptcy proceedings';
    const [state] = nouns.filter((noun) => /^(?:administration|liquidation|receivership)$/.test(noun));
    return lemma === 'enter' && state !== undefined ? `in ${state}` : null;
  }
  return null;
}

function wordsBehind(scene: Scene, { clause }: Frame): string {
  const { end } = verbOf(scene, clause);
  return scene.analysis.tokens
    .slice(end, end + 4)
    .map(({ lower }) => lower)
    .join(' ');
}

/** 'was lost with all hands', 'was lost at sea' */
function isAtSea({ prepositional }: Frame, scene: Scene): boolean {
  return prepositional.some(({ phrase }) => /^(?:hand|crew|sea)$/.test(headLemma(scene, phrase)));
}

/** Prices and spirits sink as well: what is called by its own name behind 'the', or as a ship. */
function isShip(scene: Scene, { subjects }: Frame): boolean {
  return subjects.some((index) => {
    const { mention, phrase } = termOf(scene, index);
    const article = scene.analysis.tokens[phrase.determiner ?? -1]?.lower ?? '';
    return (
      mention !== null &&
      (mention.type === 'product' || (article === 'the' && !/^(?:person|organization)$/.test(mention.type)))
    );
  });
}

function tokenBehind(scene: Scene, { clause }: Frame): string | undefined {
  return scene.analysis.tokens[verbOf(scene, clause).end]?.lower;
}

/** 'Torp Mill burned down', 'The Halden Theatre was destroyed': papers and cells are destroyed as well. */
function isBuilding(scene: Scene, { subjects }: Frame): boolean {
  return subjects.some((index) => {
    const { mention } = termOf(scene, index);
    return mention !== null && /^(?:place|organization|product|thing)$/.test(mention.type);
  });
}
