/**
 * What is embedded and indexed of a passage or claim: the text with what it belongs to (document title, heading path) in
 * front. Either seldom repeats its subject: on SciFact, the judged evidence sentences among the ten best claims by BM25
 * rise from 59 % to 66 % with the title in front.
 */
export function itemText(context: string | null, text: string): string {
  return context === null || context === '' ? text : `${context}\n${text}`;
}
