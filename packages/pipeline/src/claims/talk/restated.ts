const opener =
  /^(?:(?:so|ok|okay|right|yes|noted|great|sure|got it|I see|understood|just to (?:confirm|check|be sure)|to (?:confirm|recap|sum up)|let me (?:confirm|recap|check)|as I understand it|if I (?:remember|recall) (?:correctly|rightly|right)|I (?:remember|recall|understand|believe|think|see|noted)(?: that)?|from what you (?:said|told me)|last time)[,:.!]? )*/iu;
const saidSo =
  /^you (?:also )?(?:said|mentioned|told me|wrote|indicated)(?: earlier| before| last time| yesterday)?(?: that)? (?=you\b|your\b)/iu;
const ofYou =
  /^(?:you(?:['’]re| are| have|['’]ve| (?:now |also |still )?\p{Ll}+)|your \p{Ll}[\p{Ll} ]{1,40}) \S/iu;

const request =
  /^(?:@?\p{Lu}[\p{L}\p{N}_-]*,? )?(?:and )?please (?!(?:note|see|find|remember|be|don['’]t|do not|let|feel|call|use|answer|always)\b)(\p{Ll}+ .+)$/u;

/** 'Please bring the samples' as the question to which 'Will do' is a yes; null of any other sentence. */
export function requestedOf(text: string): string | null {
  const last = /(?:^|[.!?]\s+)([^.!?]{6,160})[.!]?\s*$/u.exec(text)?.[1] ?? '';
  const what = request.exec(last)?.[1];
  return what === undefined ? null : `can you ${what}?`;
}

/** Whether an answer takes on what it was asked to do. */
export const takesOn = (text: string) =>
  /^(?:(?:ok|okay|sure|yes|yep),? )?(?:will do|on it|no problem|np|no worries|happy to|of course|sure|consider it done)\b[,.!]*/iu.test(
    text,
  );

/** What is said back to somebody of themselves, as the question that it is when they say yes or no to it; null where it is none. */
export function restatedQuestion(text: string): string | null {
  const last = /(?:^|[.!?]\s+)([^.!?]{6,160})[.!]?\s*$/u.exec(text)?.[1] ?? '';
  const said = last.replace(opener, '').replace(saidSo, '');
  // 'You could try', 'You can read it'
  if (!ofYou.test(said) || /^you (?:can|could|may|might|should|will|would|must|need|want)\b/iu.test(said))
    return null;
  return `${said}?`;
}
