import type { Pace } from '../pace.ts';
import { unpackCues } from './cue-talk.ts';
import { unpackJson } from './json-talk.ts';
import { unpackKeyed } from './keyed-talk.ts';
import { unpackMarked } from './marked-talk.ts';
import { PackedText } from './packed-text.ts';

/** A file that a program wrote to store a talk. */
export type StoredFormat = {
  readonly id: string;
  /** Whether the beginning of a file looks like the format; cheap. */
  detect(front: string): boolean;
  /** Unpacks the messages from a place of the file on. */
  unpack(file: string, from: number, out: PackedText, pace: Pace): void | Promise<void>;
  /** Texts in the format, each with its turns as 'speaker|when|text'; and texts that are none. */
  readonly yes: readonly (readonly [text: string, ...turns: string[]])[];
  readonly no: readonly string[];
};

const looked = 4_000;

export const storedFormats: readonly StoredFormat[] = [
  {
    id: 'json',
    detect: (front) => /^\s*[[{]/.test(front) || /^(?:[^\n]*\n){0,20}?\{".*\}\s*$/m.test(front),
    unpack: unpackJson,
    yes: [
      [
        '{"messages":[{"role":"user","content":"I live in Brno."},{"role":"assistant","content":"Great."}]}',
        'User||I live in Brno.',
        'Assistant||Great.',
      ],
      [
        '[\n  {\n    "role": "user",\n    "content": "I said \\"hi\\".\\n\\nTwice \\u00e9."\n  }\n]',
        'User||I said "hi".',
        'User||Twice é.',
      ],
      [
        '{"role":"user","content":[{"type":"text","text":"I live in Brno."},{"type":"image_url","image_url":{"url":"x"}}]}\n{"role":"assistant","content":[{"type":"text","text":"Great."}]}',
        'User||I live in Brno.',
        'Assistant||Great.',
      ],
      [
        '{"conversations":[{"from":"human","value":"Hi."},{"from":"gpt","value":"Hello."}]}',
        'Human||Hi.',
        'Gpt||Hello.',
      ],
      [
        '# Log\n\n{"id":3,"ts":"2024-05-02T10:00:00.5Z","text":"Hello","speaker":"maren"},\n{"speaker":"bo","text":"Hi."}',
        '||Log',
        'Maren|2024-05-02T10:00:00.5Z|Hello',
        'Bo||Hi.',
      ],
      [
        '{"type":"summary","summary":"x"}\n{"type":"user","message":{"role":"user","content":"Fix it."},"timestamp":"2026-01-02T03:04:05.678Z"}\n{"type":"assistant","message":{"role":"assistant","content":[{"type":"thinking","thinking":"hm"},{"type":"text","text":"Done."},{"type":"tool_use","input":{"text":"no"}}]},"timestamp":"2026-01-02T03:04:09Z"}',
        'User|2026-01-02T03:04:05.678Z|Fix it.',
        'Assistant|2026-01-02T03:04:09Z|Done.',
      ],
      [
        '{"timestamp":"2026-01-02T03:04:05Z","type":"response_item","payload":{"type":"message","role":"user","content":[{"type":"input_text","text":"Fix it."}]}}',
        'User|2026-01-02T03:04:05Z|Fix it.',
      ],
      [
        '{"mapping":{"a":{"message":{"author":{"role":"user","name":null},"create_time":1700000000.5,"content":{"content_type":"text","parts":["I live in Brno."]}}}}}',
        'User|2023-11-14T22:13:20.500Z|I live in Brno.',
      ],
      [
        '{"chat_messages":[{"sender":"human","text":"Hi.","created_at":"2026-01-02"}]}',
        'Human|2026-01-02|Hi.',
      ],
      [
        '{"name":"Club","messages":[{"from":"Ana Bell","date":"2026-01-02T03:04:05","text":["See ",{"type":"link","text":"a.b"}]}]}',
        'Ana Bell|2026-01-02T03:04:05|See  a.b',
      ],
      [
        '[{"user":"U1","user_profile":{"real_name":"Ana Bell"},"ts":"1700000000.000200","text":"- one\\n- two"}]',
        'Ana Bell|2023-11-14T22:13:20.000Z|one',
        'Ana Bell|2023-11-14T22:13:20.000Z|two',
      ],
    ],
    no: [
      '{"name":"orr","version":"2.1","author":"Ana"}',
      '[{"name":"color","value":"red"}]',
      '{"role": "user"}',
      '{ x }',
      '[link](u) text',
      '{"role":"Lead engineer","content":"x"}',
    ],
  },
  {
    id: 'marked',
    detect: (front) =>
      /<\|(?:im_start|start_header_id)\|>|<start_of_turn>|<\|user\|>|\[INST\][\s\S]*\[\/INST\]/.test(front),
    unpack: unpackMarked,
    yes: [
      [
        '<|im_start|>system\nBe kind.<|im_end|>\n<|im_start|>user\nI live in Brno.<|im_end|>\n<|im_start|>assistant\nGreat.<|im_end|>',
        'System||Be kind.',
        'User||I live in Brno.',
        'Assistant||Great.',
      ],
      ['<|start_header_id|>user<|end_header_id|>\n\nHi.<|eot_id|>', 'User||Hi.'],
      ['<s>[INST] I live in Brno. [/INST] Great.</s>', 'User||I live in Brno.', 'Assistant||Great.'],
    ],
    no: ['A <b>bold</b> word.'],
  },
  {
    id: 'cues',
    detect: (front) => /^\s*(?:WEBVTT\b|\d+\s*\n\s*\d{2}:\d{2}:\d{2},\d{3} -->)/.test(front),
    unpack: unpackCues,
    yes: [
      [
        'WEBVTT\n\nNOTE Made by hand\n\n00:00:01.000 --> 00:00:04.000\n<v Ana Bell>I live\n\n2\n00:00:04.000 --> 00:00:06.000\n<v Ana Bell>in Oslo.</v>\n\n00:07.000 --> 00:09.000\n<v.loud Bo>Hi <i>there</i>.',
        '||Made by hand',
        'Ana Bell||I live in Oslo.',
        'Bo||Hi there.',
      ],
      [
        '1\n00:00:01,000 --> 00:00:04,000\nAna: I live in Oslo.\n\n2\n00:00:04,500 --> 00:00:06,000\nSince 2019.\n\n3\n00:00:07,000 --> 00:00:09,000\nBo: Hi.',
        'Ana||I live in Oslo. Since 2019.',
        'Bo||Hi.',
      ],
    ],
    no: ['1\n\ntext'],
  },
  {
    id: 'keyed',
    detect: (front) =>
      /^\s*(?:- +)?role:\s*["']?\w+["']?\s*$/im.test(front) &&
      /^\s*(?:- +)?(?:content|text|message):/im.test(front),
    unpack: unpackKeyed,
    yes: [
      [
        'messages:\n  - role: user\n    content: I live in Brno.\n  - role: assistant\n    content: |\n      Great.\n\n      More: yes.',
        'User||I live in Brno.',
        'Assistant||Great.',
        'Assistant||More: yes.',
      ],
      [
        'role: user\ncontent: "I live\\nin Brno."\n\nrole: assistant\ncontent: Great.',
        'User||I live in Brno.',
        'Assistant||Great.',
      ],
    ],
    no: ['role: admin\ncontent: x', 'Role: Lead\nTeam: Search'],
  },
];

/** The messages of a file that stores a talk; null for any other text. */
export async function unpackTalk(file: string, from: number, pace: Pace): Promise<PackedText | null> {
  const front = file.slice(from, from + looked);
  for (const format of storedFormats) {
    if (!format.detect(front)) continue;
    const packed = new PackedText();
    await format.unpack(file, from, packed, pace);
    packed.finish();
    const said = packed.messages.filter(({ speaker }) => speaker !== null);
    const others = packed.messages.filter(({ speaker }) => speaker === null);
    const size = (messages: typeof said) => messages.reduce((sum, { start, end }) => sum + end - start, 0);
    if (said.length > 0 && size(said) >= size(others)) return packed;
  }
  return null;
}
