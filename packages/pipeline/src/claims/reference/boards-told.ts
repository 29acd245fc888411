import type { Setting } from '../draft.ts';
import { boardWordings } from '../rewordings/boards.ts';
import { named } from '../rewordings/employers.ts';
import type { SourceText } from '../source-text.ts';

const onBoard =
  /\b(?:join(?:s|ed)?|left|leaves?|quit|(?:resign(?:s|ed)|step(?:s|ped) down|retire[sd]?) from|(?:elected|appointed|named|voted|co-opted|re-elected|brought) (?:on)?to|(?:sits|sat|serves|served) on|member of) (the|its|their) ((?:supervisory |advisory )?board)(?=[.,;]|$| (?:in|on|as|at|for|from|until|since|and|after|last|this)\b)/u;

/** 'Ann Lee left the board of Orr. Bo Ek has joined the board.': of whose board the text speaks. */
export function onTheBoard(source: SourceText, { discourse }: Setting): SourceText {
  const { text } = source;
  const [said, whose, board] = onBoard.exec(text) ?? [];
  if (said === undefined || board === undefined) return source;
  const { section, posts, entities } = discourse;
  const told = new Set(
    posts
      .filter((post) => post.section === section && /^board member$/i.test(post.title))
      .map(({ body }) => body),
  );
  const bodies = entities.filter(({ kind, proper }) => kind === 'organization' && proper).map(named);
  const [body, ...others] = told.size > 0 ? told : bodies;
  if (body === undefined || others.length > 0 || (whose !== 'the' && told.size === 0)) return source;
  const full = text.replace(
    said,
    () => `${said.slice(0, -board.length).replace(/(?:its|their) $/, 'the ')}${board} of ${body}`,
  );
  const worded = boardWordings.reduce((line, [pattern, put]) => line.replace(pattern, put), full);
  const whole = source.source(0, text.length);
  return { text: worded, source: () => whole };
}
