import { copyString } from './json-talk.ts';
import { capital, isPart } from './labels.ts';
import type { PackedText } from './packed-text.ts';

const who = /^(\s*(?:- +)?)(role|speaker|author|sender|from):\s*["']?([^"'\n]{1,60}?)["']?\s*$/i;
const what = /^(\s*(?:- +)?)(?:content|text|message|value|body):(?: +|$)([|>][+-]?\s*$)?/i;
const when =
  /^\s*(?:- +)?(?:timestamp|ts|time|date|datetime|created_at|sent_at):\s*["']?([^"'\n]{1,60}?)["']?\s*$/i;

/** Reads a talk in YAML or what looks like it: `role: user` and `content: …` in turn, with or without list marks. */
export function unpackKeyed(file: string, from: number, out: PackedText): void {
  let speaker: string | null = null;
  let stamp: string | null = null;
  let indent = -1;
  let isOpen = false;
  for (let at = from; at < file.length; ) {
    const feed = file.indexOf('\n', at);
    const end = feed < 0 ? file.length : feed;
    const line = file.slice(at, Math.min(end, at + 400));
    const depth = line.length - line.trimStart().length;
    const name = who.exec(line);
    const text = what.exec(line);
    if (name?.[3] !== undefined && (!isOpen || depth <= indent) && (isPart(name[3]) || name[2] !== 'role')) {
      speaker = capital(name[3]);
      stamp = null;
      isOpen = false;
    } else if (text?.[1] !== undefined && speaker !== null && (!isOpen || depth <= indent)) {
      indent = text[1].length;
      isOpen = true;
      out.open(speaker, stamp);
      copyValue(file, at + text[0].length, end, out);
    } else if (when.test(line) && (!isOpen || depth <= indent)) {
      stamp = when.exec(line)?.[1] ?? null;
      isOpen = false;
    } else if (isOpen && !/^(?:---|\.\.\.)\s*$/.test(line)) {
      out.write('\n', at - 1);
      out.copy(file, Math.min(end, at + Math.min(depth, indent + 2)), end);
    } else if (!/^\s*(?:-|---|\.\.\.|[\w-]+:)?\s*$/.test(line)) {
      out.open(null, null, true);
      out.copy(file, at, end);
    }
    at = end + 1;
  }
}

/** Writes a value of one line, without its quotes. */
function copyValue(file: string, from: number, to: number, out: PackedText): void {
  const value = file.slice(from, to).trimEnd();
  if (/^".*"$/.test(value)) copyString(file, from + 1, from + value.length - 1, out);
  else if (/^'.*'$/.test(value)) out.copy(file, from + 1, from + value.length - 1);
  else out.copy(file, from, from + value.length);
}
