import { ConversionError } from '../../conversion-error.ts';
import { charsetOf, decodeText } from '../../text/decode-text.ts';
import { escapeText, oneLine } from '../../text/write-markdown.ts';
import { decodeReferences } from '../../text/xml-text.ts';
import type { Format, Part } from '../draft.ts';

const CUE = /^\s*(?:(\d{1,3}):)?(\d{2}):(\d{2})[.,]\d{1,3}\s+-->\s/;
const VOICE = /^<v(?:\.[^\s>]*)?\s+([^>\n]{1,80})>/;
/** Seconds of a paragraph before a full stop ends it. */
const PARAGRAPH_S = 15;
/** Seconds between anchors. */
const ANCHOR_S = 60;

type Said = { at: number; speaker: string | null; text: string };

/** Subtitles (SubRip, WebVTT): what is said as paragraphs, with who says it, and the time of every minute. */
export const subtitles: Format = {
  revision: 1,
  libraries: [],
  read({ bytes, facts }) {
    const said = readCues(decodeText(bytes, charsetOf(facts.mime)));
    if (said.length === 0) throw new ConversionError('malformed', 'no line has the time of a cue');
    const parts: Part[] = [];
    let anchored = Number.NEGATIVE_INFINITY;
    for (const { at, speaker, text } of joinCues(said)) {
      const isDue = at - anchored >= ANCHOR_S;
      if (isDue) anchored = at;
      parts.push({
        anchor: isDue ? { kind: 'time', name: clock(at) } : null,
        markdown: speaker === null ? escapeText(text) : `**${escapeText(speaker)}:** ${escapeText(text)}`,
      });
    }
    return { title: null, parts };
  },
};

function readCues(file: string): Said[] {
  const said: Said[] = [];
  for (const block of file.split(/\n[ \t]*\n/)) {
    const lines = block.split('\n');
    const at = lines.findIndex((line) => CUE.test(line));
    if (at < 0 || at > 2) continue;
    const [, hours, minutes, seconds] = CUE.exec(lines[at] ?? '') ?? [];
    const text = lines
      .slice(at + 1)
      .join(' ')
      .trim();
    const speaker = VOICE.exec(text)?.[1]?.trim() ?? null;
    const bare = oneLine(decodeReferences(text.replace(/<[^<>]{0,200}>|\{\\[^{}]{0,100}\}/g, '')));
    if (bare === '') continue;
    said.push({
      at: Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds),
      speaker,
      text: bare,
    });
  }
  return said;
}

/** Joins the cues of one speaker until a sentence ends. */
function joinCues(said: readonly Said[]): Said[] {
  const joined: Said[] = [];
  let from = 0;
  for (const cue of said) {
    const last = joined.at(-1);
    const goesOn =
      last !== undefined &&
      last.speaker === cue.speaker &&
      !/^[-–] /.test(cue.text) &&
      !(cue.at - from >= PARAGRAPH_S && /[.!?…]["'”’)]?$/.test(last.text));
    if (goesOn) last.text += ` ${cue.text}`;
    else {
      joined.push({ ...cue });
      from = cue.at;
    }
  }
  return joined;
}

function clock(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
