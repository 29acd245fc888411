import { escapeText, oneLine } from '../../text/write-markdown.ts';
import type { Data } from './write-data.ts';

const SPEAKERS = [
  'speaker',
  'sender_name',
  'sender',
  'author',
  'from',
  'role',
  'user_name',
  'username',
  'user',
];
const TEXTS = ['content', 'text', 'message', 'body', 'msg', 'value'];
const TIMES = ['timestamp', 'ts', 'time', 'date', 'datetime', 'created_at', 'createdAt', 'sent_at'];
const LISTS = ['messages', 'conversation', 'conversations', 'chat'];
/** Share of the records that have to be messages. */
const SHARE = 0.8;

/** A chat's messages, one a paragraph, as `[time] Name: text`; null where the data is no chat. */
export function writeTalk(data: Data): string | null {
  const list = listOf(data);
  if (list === null || list.length < 2) return null;
  const messages = list.flatMap(messageOf);
  if (messages.length < list.length * SHARE) return null;
  return messages
    .map(({ speaker, text, time }) => {
      const said = text
        .split(/\n{2,}/)
        .map((paragraph) => escapeText(oneLine(paragraph)))
        .join('\n\n');
      return time === null
        ? `**${escapeText(speaker)}:** ${said}`
        : `[${time}] ${escapeText(speaker)}: ${said}`;
    })
    .join('\n\n');
}

function listOf(data: Data): Data[] | null {
  if (Array.isArray(data)) return data;
  if (typeof data !== 'object' || data === null) return null;
  for (const key of LISTS) {
    const list = data[key];
    if (Array.isArray(list)) return list;
  }
  return null;
}

function messageOf(item: Data): { speaker: string; text: string; time: string | null }[] {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return [];
  const first = (keys: readonly string[]) => {
    for (const key of keys) {
      const value = item[key];
      if (typeof value === 'string' && value.trim() !== '') return value;
    }
    return null;
  };
  const speaker = first(SPEAKERS);
  const text = first(TEXTS);
  if (speaker === null || text === null || speaker.length > 80) return [];
  return [{ speaker: oneLine(speaker), text, time: readTime(first(TIMES)) }];
}

/** Seconds or milliseconds since 1970 (Slack's have a fraction), or a text with a date, as ISO 8601 in UTC. */
function readTime(value: string | null): string | null {
  if (value === null) return null;
  const number = /^\d{10}(?:\.\d+)?$/.test(value)
    ? Number(value) * 1000
    : /^\d{13}$/.test(value)
      ? Number(value)
      : null;
  if (number !== null) return new Date(number).toISOString().replace(/\.\d+Z$/, 'Z');
  return /^\d{4}-\d{2}-\d{2}[T ]?[\d:.Z+-]*$/.test(value) ? value : null;
}
