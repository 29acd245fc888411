import type { NounPhrase, Token } from '../language/analyze.ts';
import type { Mention } from './normalized-claim.ts';
import { nameOf, type Scene } from './scene.ts';

/** The names joined to a phrase by 'and', 'or' and commas behind it. */
export function coordinatedNames(scene: Scene, index: number): Mention[] {
  const first = scene.analysis.nounPhrases[index] as NounPhrase;
  const found: Mention[] = [];
  for (const other of scene.analysis.nounPhrases.slice(index + 1)) {
    if (other.governor !== first.governor) break;
    const mention = nameOf(scene, other.index);
    if (mention === null) break;
    found.push(mention);
  }
  return found;
}

/** The phrases joined to one by 'and', 'or' and commas behind it. */
export function coordinatedPhrases(scene: Scene, index: number): number[] {
  const { nounPhrases, tokens } = scene.analysis;
  const found: number[] = [];
  let inside = false;
  let end = (nounPhrases[index] as NounPhrase).end;
  for (const other of nounPhrases.slice(index + 1)) {
    if (other.attachedTo !== null && other.start <= end + 1) {
      end = other.end;
      continue;
    }
    // 'a judge at the Patent Court and the author of …'
    if (other.governor === end && /^(?:at|for|in|with)$/.test((tokens[end] as Token).lower)) {
      end = other.end;
      inside = true;
      continue;
    }
    if (other.start - end < 1 || other.start - end > 2 || (inside && other.governor !== null)) break;
    let joined = true;
    for (let i = end; i < other.start; i++)
      if (!/^(?:,|and|or|&)$/.test((tokens[i] as Token).lower)) joined = false;
    const last = tokens[other.start - 1] as Token;
    if (
      !joined ||
      (last.text === ',' &&
        !nounPhrases
          .slice(other.index + 1, other.index + 6)
          .some((later) => (tokens[later.start - 1] as Token).pos === 'CCONJ'))
    )
      break;
    found.push(other.index);
    end = other.end;
  }
  return found;
}
