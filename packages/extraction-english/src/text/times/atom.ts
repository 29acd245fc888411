import type { Token } from '../../sentence.ts';
import type { Fields, Stretch } from './calendar.ts';

/** What the reading of one sentence's times knows of it. */
export type TimeContext = {
  readonly tokens: readonly Token[];
  /** When the sentence was said. */
  readonly saidAt: Date | null;
  /** Where its verbs point: to what was, is, or is still to come; null where it has none. */
  readonly direction: 'past' | 'present' | 'future' | null;
};

/** A time without its preposition: '7 June 2015', 'last week', 'Q3 2025'. */
export type Atom = {
  /** Token index behind it. */
  readonly last: number;
  /** A date by its parts, which a range may complete from its other end. */
  readonly fields: Fields | null;
  /** The stretch, where the words or `saidAt` tell it. */
  readonly stretch: Stretch | null;
  /** Whether it leans on when it was said. */
  readonly isRelative: boolean;
  /** Whether it is a time without a preposition as well ('yesterday', '7 June 2015'); 'May' and '2015' are not. */
  readonly standsAlone: boolean;
};

/** The token's word in lower case; '' beyond either end. */
export function lowerAt(context: TimeContext, i: number): string {
  return context.tokens[i]?.lower ?? '';
}

export function textAt(context: TimeContext, i: number): string {
  return context.tokens[i]?.text ?? '';
}

export function absolute(last: number, stretch: Stretch | null, standsAlone = true): Atom {
  return { last, fields: null, stretch, isRelative: false, standsAlone };
}

export function relative(last: number, stretch: Stretch | null, standsAlone = true): Atom {
  return { last, fields: null, stretch, isRelative: true, standsAlone };
}
