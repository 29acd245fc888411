import type { InlineText } from '../types.ts';

/** One message of a file that stores a talk; `speaker` is null for text that nobody says. Offsets are those of the unpacked text. */
export type Message = {
  readonly speaker: string | null;
  readonly when: string | null;
  readonly start: number;
  readonly end: number;
};

/**
 * The messages of a file that stores a talk (JSON, subtitles …), unpacked to plain Markdown, with the place in the file of every unit.
 * A reader opens a message, then writes what is said in it, in the order of the file.
 */
export class PackedText {
  text = '';
  readonly messages: Message[] = [];
  private readonly parts: string[] = [];
  private readonly origins: number[] = [];
  /** Units that stand for more than one in the file: escapes. */
  private readonly lengths = new Map<number, number>();

  /** Opens a message; what is written from here on is said by this speaker. One more of the same goes on with it. */
  open(speaker: string | null, when: string | null, goesOn = false): void {
    const last = this.messages.at(-1);
    if (goesOn && last !== undefined && last.speaker === speaker) {
      this.write('\n', this.after());
      return;
    }
    this.close();
    const start = this.origins.length;
    this.messages.push({ speaker, when, start, end: start });
  }

  /** Writes a range of the file. */
  copy(file: string, from: number, to: number): void {
    if (to <= from) return;
    this.parts.push(file.slice(from, to));
    for (let at = from; at < to; at++) this.origins.push(at);
  }

  /** Writes a character that the file writes otherwise, in `length` units. */
  write(character: string, from: number, length = 1): void {
    this.parts.push(character);
    if (character.length > length) length = character.length;
    for (let i = 0; i < character.length; i++) this.origins.push(from + i);
    if (length > character.length) this.lengths.set(this.origins.length - 1, length - character.length + 1);
  }

  finish(): void {
    this.close();
    this.text = this.parts.join('');
  }

  /** Where a unit stands in the file. */
  toFile(at: number): number {
    return this.origins[at] ?? this.after();
  }

  /** Where the unit in front of a place ends in the file. */
  toFileEnd(at: number): number {
    return at <= 0 ? 0 : (this.origins[at - 1] ?? 0) + (this.lengths.get(at - 1) ?? 1);
  }

  /** The same text, with places in the file. */
  relocate(text: InlineText): InlineText {
    const { plain, map } = text;
    const places = map.map((at, i) => (i < plain.length ? this.toFile(at) : this.toFileEnd(at)));
    const references = text.references.map(({ at, length }) => ({
      at,
      length: this.toFileEnd((map[at] ?? 0) + length) - this.toFile(map[at] ?? 0),
    }));
    const decoded = new Set(references.map(({ at }) => at));
    for (let i = 0; i < plain.length; i++) {
      const length = this.lengths.get(map[i] ?? -1);
      if (length === undefined || decoded.has(i) || decoded.has(i - 1)) continue;
      const isPair = (plain.charCodeAt(i) & 0xfc00) === 0xdc00;
      references.push(isPair ? { at: i - 1, length: length + 1 } : { at: i, length });
    }
    if (places.length > 1)
      places[plain.length] = Math.max(places[plain.length] ?? 0, (places[plain.length - 1] ?? 0) + 1);
    references.sort((a, b) => a.at - b.at);
    return { ...text, map: places, references };
  }

  private after(): number {
    return this.toFileEnd(this.origins.length);
  }

  private close(): void {
    const last = this.messages.at(-1);
    if (last === undefined || last.end > last.start) return;
    const end = this.origins.length;
    if (end === last.start) {
      this.messages.pop();
      return;
    }
    this.messages[this.messages.length - 1] = { ...last, end };
    this.write('\n', this.after());
  }
}
