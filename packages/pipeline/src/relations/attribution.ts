import { normalizeName } from '../entities/names.ts';
import type { Token } from '../language/analyze.ts';
import type { Draft } from './draft.ts';
import type { ClaimInput, Mention } from './normalized-claim.ts';
import { nameOf, type Scene, termOf, valueText, verbOf } from './scene.ts';

/** Whether a statement is somebody's word alone, and whose; null where nobody is named. */
type Attribution = { isAttributed: boolean; attributedTo: string | null };

/** Who is reported to say it; a subject that speaks of itself is its own source. */
export function attributionOf(scene: Scene, draft: Draft, claim: ClaimInput, main: boolean): Attribution {
  const reporting =
    draft.mood.reportedBy === null ? undefined : scene.analysis.clauses[draft.mood.reportedBy];
  const spoken = reporting?.subjects.flatMap((index) => termOf(scene, index).mention?.name ?? [])[0] ?? null;
  const within =
    spoken ??
    (claim.attributedTo === null
      ? (reporting?.subjects.flatMap((index) => nameOf(scene, index)?.name ?? [])[0] ?? null)
      : null);
  const source = accordingTo(scene);
  const isAttributed =
    reporting !== undefined ||
    (source !== null && main) ||
    (claim.isAttributed && (main || draft.clause === null));
  if (!isAttributed) return { isAttributed: false, attributedTo: null };
  const speaker = within ?? source ?? claim.attributedTo;
  // 'Jasper claims to have written it' is his word alone
  const isOwnClaim = reporting !== undefined && verbOf(scene, reporting).lemma === 'claim';
  return isOwnClaim ? { isAttributed: true, attributedTo: speaker } : testimony(draft, speaker);
}

/** The word of somebody about others; of themselves it is as good as any. */
export function testimony(
  { subject, object }: { readonly subject: Mention; readonly object: Mention | null },
  speaker: string | null,
): Attribution {
  const name = speaker === null ? null : normalizeName(speaker);
  const isOwn =
    name !== null &&
    [subject, ...(object === null ? [] : [object])].some((mention) =>
      sameSpeaker(normalizeName(mention.name), name),
    );
  return isOwn ? { isAttributed: false, attributedTo: null } : { isAttributed: true, attributedTo: speaker };
}

/** 'According to Reuters, …'. */
function accordingTo(scene: Scene): string | null {
  const { tokens } = scene.analysis;
  for (const { phrase } of scene.terms) {
    if (phrase.governor === null || (tokens[phrase.governor] as Token).lower !== 'to') continue;
    if (tokens[phrase.governor - 1]?.lower !== 'according') continue;
    return nameOf(scene, phrase.index)?.name ?? valueText(scene, phrase.index);
  }
  return null;
}

function sameSpeaker(subject: string, speaker: string): boolean {
  return (
    subject === speaker ||
    subject.endsWith(` ${speaker}`) ||
    speaker.startsWith(`${subject} `) ||
    speaker.endsWith(` ${subject}`)
  );
}
