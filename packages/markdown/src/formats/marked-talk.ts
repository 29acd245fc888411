import { capital } from './labels.ts';
import type { PackedText } from './packed-text.ts';

/** The marks that open a turn in what chat models are given: ChatML, Llama, Gemma, Zephyr, Mistral. */
const opening =
  /<\|(?:im_start|start_header_id)\|>[ \t]*([a-z]{2,20})(?:<\|end_header_id\|>)?|<start_of_turn>([a-z]{2,20})|<\|(user|human|assistant|system|bot|model)\|>|(?:<s>\s*)?\[(\/?INST)\]/g;
const closing = /<\|(?:im_end|eot_id|end|endoftext|begin_of_text)\|>|<end_of_turn>|<\/?s>/g;

/** Reads a talk whose turns are marked as for a chat model. */
export function unpackMarked(file: string, from: number, out: PackedText): void {
  opening.lastIndex = from;
  let speaker: string | null = null;
  let at = from;
  for (let match = opening.exec(file); at < file.length; match = opening.exec(file)) {
    const end = match?.index ?? file.length;
    copyTurn(file, at, end, speaker, out);
    if (match === null) return;
    const part = match[1] ?? match[2] ?? match[3] ?? (match[4] === 'INST' ? 'user' : 'assistant');
    speaker = capital(part);
    at = end + match[0].length;
  }
}

function copyTurn(file: string, from: number, to: number, speaker: string | null, out: PackedText): void {
  const text = file.slice(from, to);
  if (text.replace(closing, '').trim() === '') return;
  out.open(speaker, null);
  let at = 0;
  for (const match of text.matchAll(closing)) {
    out.copy(file, from + at, from + match.index);
    at = match.index + match[0].length;
  }
  out.copy(file, from + at, to);
}
