import { capital } from './labels.ts';
import type { PackedText } from './packed-text.ts';

const cue = /^\s*(?:\d{1,3}:)?\d{2}:\d{2}[.,]\d{3}\s+-->\s+(?:\d{1,3}:)?\d{2}:\d{2}[.,]\d{3}/;
const voice = /^\s*<v(?:\.[^\s>]*)?\s+([^>\n]{1,80})>/;
const named = /^\s*(?:>> ?)?(\p{Lu}[\p{L}\p{M}\p{N}.'’-]*(?: [\p{L}\p{N}.'’()-]+){0,4}):\s+(?=\S)/u;

/**
 * Reads subtitles (WebVTT, SubRip) with the names of who speaks. A cue's time is one of the recording and no moment, so that it is left
 * out; the cues of one speaker in a row are one message.
 */
export function unpackCues(file: string, from: number, out: PackedText): void {
  let isInCue = false;
  let isNote = false;
  let speaker: string | null = null;
  for (let at = from; at < file.length; ) {
    const feed = file.indexOf('\n', at);
    const end = feed < 0 ? file.length : feed;
    const line = file.slice(at, Math.min(end, at + 200));
    if (line.trim() === '') {
      isInCue = false;
      isNote = false;
    } else if (cue.test(line)) isInCue = true;
    else if (isInCue) {
      const match = voice.exec(line) ?? named.exec(line);
      if (match?.[1] !== undefined) speaker = capital(match[1].trim());
      out.open(speaker, null, true);
      copyCue(file, at + (match?.[0].length ?? 0), end, out);
    } else if (isNote || /^NOTE\b/.test(line)) {
      isNote = true;
      out.open(null, null, true);
      out.copy(file, at + (/^NOTE\s?/.exec(line)?.[0].length ?? 0), end);
    }
    at = end + 1;
  }
}

/** Leaves out the tags of a cue: `</v>`, `<c.red>`, `<00:00:01.000>`. */
function copyCue(file: string, from: number, to: number, out: PackedText): void {
  let at = from;
  for (const match of file.slice(from, to).matchAll(/<\/?(?:[a-z]+[^<>]*|[\d:.]+)>/g)) {
    out.copy(file, at, from + match.index);
    at = from + match.index + match[0].length;
  }
  out.copy(file, at, to);
}
