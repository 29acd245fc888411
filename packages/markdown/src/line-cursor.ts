/** A place in one line, in characters and in columns (a tab reaches the next multiple of four). */
export class LineCursor {
  start = 0;
  end = 0;
  at = 0;
  /** First character of the line that is no space. */
  firstText = 0;
  /** First character from the cursor on that is no space, and its distance in columns: set by `findText`. */
  textStart = 0;
  indent = 0;
  blank = false;
  private readonly text: string;
  private column = 0;
  private textColumn = 0;

  constructor(text: string) {
    this.text = text;
  }

  begin(start: number, end: number): void {
    this.start = start;
    this.end = end;
    this.at = start;
    this.column = 0;
    this.textStart = start;
    this.textColumn = 0;
    this.seek();
    this.firstText = this.textStart;
  }

  findText(): void {
    if (this.at > this.textStart) {
      this.textStart = this.at;
      this.textColumn = this.column;
      this.seek();
    }
    this.indent = this.textColumn - this.column;
    this.blank = this.textStart === this.end;
  }

  /** The character at the text's start. */
  code(): number {
    return this.text.charCodeAt(this.textStart);
  }

  toText(): void {
    this.at = this.textStart;
    this.column = this.textColumn;
  }

  /** Moves over characters other than tabs. */
  advance(count: number): void {
    this.at += count;
    this.column += count;
  }

  /** Moves over white space by columns; the rest of a tab that is cut counts as indentation of what follows. */
  advanceColumns(count: number): void {
    const goal = this.column + count;
    while (this.column < goal && this.at < this.end) {
      const stop = this.text.charCodeAt(this.at) === 9 ? nextTabStop(this.column) : this.column + 1;
      this.column = Math.min(stop, goal);
      if (stop <= goal) this.at++;
    }
  }

  skipOneSpace(): void {
    const code = this.text.charCodeAt(this.at);
    if (this.at < this.end && (code === 32 || code === 9)) this.advanceColumns(1);
  }

  /** Columns of white space behind the cursor, at most `most`. */
  spacesAhead(most: number): number {
    this.findText();
    return Math.min(most, this.indent);
  }

  private seek(): void {
    while (this.textStart < this.end) {
      const code = this.text.charCodeAt(this.textStart);
      if (code === 32) this.textColumn++;
      else if (code === 9) this.textColumn = nextTabStop(this.textColumn);
      else break;
      this.textStart++;
    }
  }
}

function nextTabStop(column: number): number {
  return column + 4 - (column % 4);
}
