import type { LabelWords } from '../label-words.ts';
import { capital, isGivenName, isHandle, isLabel, longestOpening, partNames } from './labels.ts';
import { stamp, yearless } from './stamps.ts';

/** What a line opens: a turn, or with no speaker what a program says about the talk. Offsets are those of the line (with the next). */
export type Opening = {
  readonly speaker: string | null;
  readonly when: string | null;
  readonly textStart: number;
  /** Where what is said ends on the line; null for its end. */
  readonly textEnd?: number;
};

/** A way to write a talk down, line by line. */
export type LineFormat = {
  readonly id: string;
  /** Reads the opening off a line without its marks; `next` is the line below. Null where it opens none. */
  readTurn(line: string, next: string, words: LabelWords): Opening | null;
  /** Whether its shape is that of a talk, whoever the speakers are. */
  readonly isSure: boolean;
  /** Whether angle brackets count, which are tags of HTML elsewhere. */
  readonly readsTags?: true;
  /** Texts in the format, each with its turns as 'speaker|when|text'; and texts that are none. */
  readonly yes: readonly (readonly [text: string, ...turns: string[]])[];
  readonly no: readonly string[];
};

const nameWord = String.raw`[\p{Lu}\p{Lo}][\p{L}\p{M}\p{N}.'’-]*`;
const name = String.raw`(?:${partNames})(?![\p{L}\p{N}])|${nameWord}(?: (?:${nameWord}|\([\p{L} ]{1,20}\)|\d{1,3}(?!\d|[:./]\d)|de|van|von|der|den|da|bin|al)){0,4}`;
/** Behind a time: names with emoji, lower-case handles, telephone numbers. */
const freeName = String.raw`~? ?(?:(?:${name})(?: ?[\p{Extended_Pictographic}\u200d\ufe0f]+)*|@?\p{Ll}[\p{L}\p{N}_.-]{1,24}|\+?\d[\d ()-]{6,20}\d)`;
const inFront = String.raw`\u200e?(?:[[(]\s?(${stamp})\s?[\])]\s*|(${stamp})\s+)(?:[-–—|,:]\s*)?|\u200e?(${stamp})\s?[-–—|,:]\s+`;
const stampAlone = new RegExp(String.raw`^[[(]?(${stamp})[\])]?$`, 'u');
const nameAlone = new RegExp(`^@?(${name}|\\p{Ll}[\\p{L}\\p{N}_.-]{1,24})$`, 'u');

const expression = (source: string) => new RegExp(source, 'u');
const stampedTurn = expression(
  `^(?:${inFront})(?:From )?(${freeName})(?: to [^:\\n]{1,40}?)?\\s?:(?:\\s+|$)`,
);
const stampedLine = expression(`^(?:${inFront})`);
const namedTurn = expression(
  String.raw`^(?:${inFront})?(${name})\s?(?:[[(](${stamp}|${yearless})[\])]\s?|,\s(${stamp})\s?)?:(?:\s+|$)`,
);
const lowTurn = expression(
  String.raw`^(?:(?:${inFront})@?(\p{Ll}[\p{L}\p{N}_.-]{1,24})|@?(\p{Ll}[\p{L}\p{N}_.-]{1,24})\s?[[(](${stamp})[\])]\s?|@(\p{L}[\p{L}\p{N}_.-]{1,24})):(?:\s+|$)`,
);
const givenTurn = /^(\p{Ll}{2,15}):\s+(?=\S)/u;
const nickTurn = expression(String.raw`^(?:${inFront})?<[@+%~&! ]?(\p{L}[\p{L}\p{N}_. |\[\]-]{0,30})>\s+`);
const nickNews = expression(String.raw`^(?:${inFront})?(?:\*{1,3}|-!-|-->|<--)\s`);
const shells = 'mysql|sqlite|sql|psql|redis|mongo|irb|pry|node|ftp|telnet|gdb|pdb|repl|ghci|scala|julia';
const promptTurn = expression(String.raw`^(?!(?:${shells})>)(\p{L}[\p{L}\p{N}_-]{1,24})>\s+(?=\S)`);
const askedTurn = /^(Q|A|Question|Answer) ?:\s+(?=\S)/u;
const besideTurn = expression(
  String.raw`^@?(${name})\s*(?:[-–—,|•·]\s*)?[[(]?(${stamp})[\])]?:?\s*$|^(?:[[(](${stamp})[\])]|(${stamp}))\s*(?:[-–—,|•·]\s*)?@?(${name})\s*$`,
);
const dashedTurn = expression(String.raw`^@?([\p{L}\p{N}][\p{L}\p{N}_. -]{0,30}?)\s+[—–-]\s+(${stamp})\s*$`);
const saidHead =
  /^[[(=#-]*\s*(You|User|Human|Me|Assistant|ChatGPT|Claude|Gemini|Copilot|Bot|AI|\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2}(?= said))(?: said)?\s*[\])=-]*:?\s*$/u;
const saidTurn =
  /^\s*(\p{Lu}[\p{L}\p{M}'’-]*(?: \p{Lu}[\p{L}\p{M}'’-]*){0,2}) (?:said|says|asked|replied|answered|wrote)\s?[,:]\s(?:"([^"]+)"|“([^”]+)”)\s*$/du;
const tabTurn = expression(String.raw`^(${stamp})\t([^\t]{1,60})\t`);
const boxTurn = expression(String.raw`^\[([^\]\[]{1,40})\] \[((?:\p{L}{1,4} )?${stamp})\]\s+`);

const opening = (speaker: string | undefined, when: string | undefined, textStart: number): Opening | null =>
  speaker === undefined || isLabel(speaker)
    ? null
    : { speaker: capital(speaker.trim()), when: when ?? null, textStart };

/** Narrow formats stand before wide ones: of two that explain as many lines the first is chosen. */
export const lineFormats: readonly LineFormat[] = [
  {
    id: 'stamped',
    isSure: false,
    readTurn(line) {
      if (!/\d[:.-/年]/.test(line.slice(0, 24))) return null;
      const match = stampedTurn.exec(line);
      if (match !== null) {
        const when = match[1] ?? match[2] ?? match[3];
        // iOS marks what the program says in somebody's place
        if (line.startsWith('\u200e', match[0].length)) return { speaker: null, when: null, textStart: 0 };
        return opening(match[4]?.replace(/^[~@ ]+/, ''), when, match[0].length);
      }
      const front = stampedLine.exec(line);
      return front === null || front[0].length >= line.length || stampAlone.test(line)
        ? null
        : { speaker: null, when: null, textStart: 0 };
    },
    yes: [
      [
        '[2026-04-15T12:30:00.250-05:00] Xano: I left.\n[2026-04-15 12:31:00Z] Lono: ok',
        'Xano|2026-04-15T12:30:00.250-05:00|I left.',
        'Lono|2026-04-15 12:31:00Z|ok',
      ],
      [
        '6/19/26, 2:15 PM - Ana Bell: I am in.\n6/19/26, 2:16 PM - Messages are end-to-end encrypted.\n6/19/26, 2:17 PM - bo_l: Hi.\nAnd: more.',
        'Ana Bell|6/19/26, 2:15 PM|I am in.',
        '||',
        'Bo_l|6/19/26, 2:17 PM|Hi. And: more.',
      ],
      [
        '27/06/2016 08:04:08: Ana: Hi.\n27/06/2016 08:05:00: Bo: Hi.',
        'Ana|27/06/2016 08:04:08|Hi.',
        'Bo|27/06/2016 08:05:00|Hi.',
      ],
      [
        '2016-06-27, 8:04:08 AM: Ana: Hi.\n2016-06-28, 8:10:08 p.m.: Bo: Hi.',
        'Ana|2016-06-27, 8:04:08 AM|Hi.',
        'Bo|2016-06-28, 8:10:08 p.m.|Hi.',
      ],
      [
        '[04.03.20, 10:43:02] Nadja Roth: Ja.\n\u200e[04.03.20, 10:43:09] Nadja Roth: \u200eBild weggelassen\n[04.03.20, 10:45:10] +49 170 1234567: Gut.',
        'Nadja Roth|04.03.20, 10:43:02|Ja.',
        '||',
        '+49 170 1234567|04.03.20, 10:45:10|Gut.',
      ],
      [
        '14:15:02 From Ana Bell to Everyone: Hello.\n14:16:10 From Bo to Ana Bell: Hi.',
        'Ana Bell|14:15:02|Hello.',
        'Bo|14:16:10|Hi.',
      ],
      [
        '[2026/04/15 12:30] 李明: 你好\n[2026/04/15 12:31] Ana 🌻: hi',
        '李明|2026/04/15 12:30|你好',
        'Ana 🌻|2026/04/15 12:31|hi',
      ],
      [
        'Fri, 3 May 2024 10:32:05 +0200 - Ana: Hi.\nFri, 3 May 2024 10:33 - Bo: Hi.',
        'Ana|Fri, 3 May 2024 10:32:05 +0200|Hi.',
        'Bo|Fri, 3 May 2024 10:33|Hi.',
      ],
    ],
    no: [
      '[2024-03-01 09:12] ERROR: disk full\n[2024-03-01 09:15] INFO: started',
      '10:00 Doors open\n10:30 First talk',
    ],
  },
  {
    id: 'tabbed',
    isSure: true,
    readTurn(line) {
      const match = line.includes('\t') ? tabTurn.exec(line) : null;
      return match === null ? null : opening(match[2], match[1], match[0].length);
    },
    yes: [['14:15\tAna\tHello there.\n14:16\tBo\tHi.', 'Ana|14:15|Hello there.', 'Bo|14:16|Hi.']],
    no: ['a\tb\tc\nd\te\tf'],
  },
  {
    id: 'boxed',
    isSure: true,
    readTurn(line) {
      const match = line.startsWith('[') ? boxTurn.exec(line) : null;
      return match === null ? null : opening(match[1], match[2], match[0].length);
    },
    yes: [['[Ana] [2:15 PM] Hello.\n[Bo] [오후 2:16] Hi.', 'Ana|2:15 PM|Hello.', 'Bo|오후 2:16|Hi.']],
    no: ['[a] [b] c'],
  },
  {
    id: 'nick',
    isSure: false,
    readsTags: true,
    readTurn(line) {
      const match = line.includes('<') ? nickTurn.exec(line) : null;
      if (match !== null) return opening(match[4], match[1] ?? match[2] ?? match[3], match[0].length);
      return nickNews.test(line) ? { speaker: null, when: null, textStart: 0 } : null;
    },
    yes: [
      [
        '[10:32] <ana> I am here.\n[10:33] -!- cy has joined\n[10:34] <@bo> Hi.',
        'Ana|10:32|I am here.',
        '||',
        'Bo|10:34|Hi.',
      ],
      ['<ana> are you there?\n<bo> I am', 'Ana||are you there?', 'Bo||I am'],
    ],
    no: ['<div> one\n<span> two'],
  },
  {
    id: 'prompt',
    isSure: false,
    readTurn(line) {
      const match = line.includes('>') ? promptTurn.exec(line) : null;
      return match === null ? null : opening(match[1], undefined, match[0].length);
    },
    yes: [['ida> i like tea\nbo> me too', 'Ida||i like tea', 'Bo||me too']],
    no: ['mysql> select my_id from users;\nmysql> show tables;'],
  },
  {
    id: 'quoted',
    isSure: true,
    readTurn(line) {
      const match = line.endsWith('"') || line.endsWith('”') ? saidTurn.exec(line) : null;
      const said = match?.indices?.[2] ?? match?.indices?.[3];
      return said === undefined
        ? null
        : { speaker: match?.[1] ?? null, when: null, textStart: said[0], textEnd: said[1] };
    },
    yes: [['Ana said, "I moved to Hull."\nBo replied: “Nice.”', 'Ana||I moved to Hull.', 'Bo||Nice.']],
    no: ['Ana said, "I moved", and left.\nBo replied.'],
  },
  {
    id: 'said',
    isSure: false,
    readTurn(line) {
      const match = line.length < 40 ? saidHead.exec(line) : null;
      return match === null ? null : opening(match[1], undefined, line.length);
    },
    yes: [
      [
        'You said:\nI live in Brno.\n\nChatGPT said:\nGreat. Brno has many parks.\n\nIt does.',
        'You||I live in Brno.',
        'ChatGPT||Great. Brno has many parks.',
        'ChatGPT||It does.',
      ],
      ['You\nI live in Brno.\n\nClaude\nGreat.', 'You||I live in Brno.', 'Claude||Great.'],
      [
        '**User**\n\nI live in Brno.\n\n**Assistant**\n\nGreat.',
        'User||',
        'User||I live in Brno.',
        'Assistant||',
        'Assistant||Great.',
      ],
    ],
    no: [
      'Human\n\nA mammal.\n\nBot\n\nA program.\n\nTree\n\nA plant, as everybody knows.',
      'You said:\n\n- one\n- two',
    ],
  },
  {
    id: 'asked',
    isSure: false,
    readTurn(line) {
      const match = askedTurn.exec(line);
      const speaker = match?.[1]?.startsWith('Q') ? 'Interviewer' : 'Interviewee';
      return match === null ? null : { speaker, when: null, textStart: match[0].length };
    },
    yes: [
      [
        'Q: Where do you work?\nA: At Orr Mills.',
        'Interviewer||Where do you work?',
        'Interviewee||At Orr Mills.',
      ],
    ],
    no: ['Q: Do you ship abroad?\nA: Yes, we do.'],
  },
  {
    id: 'name-over-stamp',
    isSure: false,
    readTurn(line, next) {
      const match = line.length < 60 ? nameAlone.exec(line) : null;
      const when = match === null ? null : stampAlone.exec(next.trim().replace(/^[—–-]\s*/, ''));
      return when === null ? null : opening(match?.[1], when[1], line.length + 1 + next.length);
    },
    yes: [
      [
        'Ana Bell\n6/19/2026 2:15 PM\nI live in Oslo.\n\nBo\n6/19/2026 2:17 PM\nBergen\n\nMore.',
        'Ana Bell|6/19/2026 2:15 PM|I live in Oslo.',
        'Bo|6/19/2026 2:17 PM|Bergen',
        'Bo|6/19/2026 2:17 PM|More.',
      ],
      [
        'ana_b\n  2:15 PM\nI am in.\nBo Lind\n  2:16 PM\nMe too.',
        'Ana_b|2:15 PM|I am in.',
        'Bo Lind|2:16 PM|Me too.',
      ],
    ],
    no: ['Opening\n10:00\nKeynote\n\nand 3 more lines of prose\nof no talk at all\nbut a plan\nof a day'],
  },
  {
    id: 'stamp-over-name',
    isSure: false,
    readTurn(line, next) {
      const when = line.length < 60 ? stampAlone.exec(line) : null;
      const match = when === null ? null : nameAlone.exec(next.trim());
      return match === null ? null : opening(match[1], when?.[1], line.length + 1 + next.length);
    },
    yes: [
      [
        'Jun 19, 2026 2:15:00 PM\nAna Bell\nI live in Oslo.\n\nJun 19, 2026 2:17:00 PM\nBo\nBergen, and I like it.',
        'Ana Bell|Jun 19, 2026 2:15:00 PM|I live in Oslo.',
        'Bo|Jun 19, 2026 2:17:00 PM|Bergen, and I like it.',
      ],
    ],
    no: ['2024-05-01\nall day long\nnothing'],
  },
  {
    id: 'name-beside-stamp',
    isSure: false,
    readTurn(line) {
      if (line.length > longestOpening || !/\d:\d/.test(line)) return null;
      const match = besideTurn.exec(line);
      if (match !== null) return opening(match[1] ?? match[5], match[2] ?? match[3] ?? match[4], line.length);
      const dashed = dashedTurn.exec(line);
      return dashed?.[1] === undefined || isLabel(dashed[1])
        ? null
        : { speaker: dashed[1], when: dashed[2] ?? null, textStart: line.length };
    },
    yes: [
      [
        '**Ida Voss** 11:14 AM\nMy tea is cold.\n\n**Bo Lind** 11:15 AM\nMine too.',
        'Ida Voss|11:14 AM|My tea is cold.',
        'Bo Lind|11:15 AM|Mine too.',
      ],
      ['ida_v — Today at 4:12 PM\nmy tea is cold', 'ida_v|Today at 4:12 PM|my tea is cold'],
      [
        'Ana Bell, [19.06.2026 14:15:20]\nI live in Oslo.\n\nBo, [19.06.2026 14:17]\nHi.',
        'Ana Bell|19.06.2026 14:15:20|I live in Oslo.',
        'Bo|19.06.2026 14:17|Hi.',
      ],
      [
        '[2:15 PM] Ana Bell\nI live in Oslo.\n\n[2:17 PM] Bo Lind\nHi.',
        'Ana Bell|2:15 PM|I live in Oslo.',
        'Bo Lind|2:17 PM|Hi.',
      ],
    ],
    no: ['Ana Bell\nBo Lind'],
  },
  {
    id: 'named',
    isSure: false,
    readTurn(line, _, words) {
      const front = line.slice(0, longestOpening);
      const colon = front.indexOf(':');
      if (colon < 1) return null;
      const match = namedTurn.exec(front);
      if (match?.[4] !== undefined && !isLabel(match[4]))
        return {
          speaker: capital(match[4]),
          when: match[1] ?? match[2] ?? match[3] ?? match[5] ?? match[6] ?? null,
          textStart: match[0].length,
        };
      const low = lowTurn.exec(front);
      if (low !== null && (low[7] === undefined || low[0].length < line.length))
        return opening(low[4] ?? low[5] ?? low[7], low[1] ?? low[2] ?? low[3] ?? low[6], low[0].length);
      const given = givenTurn.exec(front);
      const isSpeaker =
        given?.[1] !== undefined &&
        (isGivenName(given[1], words) || isHandle(given[1], line.slice(given[0].length), words));
      return given === null || !isSpeaker ? null : opening(given[1], undefined, given[0].length);
    },
    yes: [
      [
        '**Ana** (2024-05-01): Hello.\n**Bo:** Hi.\nHow are you?\n\nStill me.\n\n[10:32] Ana: Fine.\nBo: Good.',
        'Ana|2024-05-01|Hello.',
        'Bo||Hi. How are you?',
        'Bo||Still me.',
        'Ana|10:32|Fine.',
        'Bo||Good.',
      ],
      ['**Prompt:** I live in Brno.\n\n**Claude:** Great.', 'Prompt||I live in Brno.', 'Claude||Great.'],
      [
        'user: Always answer in French.\nassistant: Sure, I will.',
        'User||Always answer in French.',
        'Assistant||Sure, I will.',
      ],
      ['@mira: who eats meat?\n@bo: I do', 'Mira||who eats meat?', 'Bo||I do'],
    ],
    no: ['Name: Ann\nRole: Lead\nTeam: Search\nCity: Rome', '- Added: a\n- Fixed: b\n- Added: c\n- Fixed: d'],
  },
];
