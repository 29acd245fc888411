/*
 * What a page shows nobody: comments of MDX, Liquid, Jinja, Handlebars, Hugo and Obsidian, and the tags of templates. What stands between
 * two tags is shown.
 */

/** Comments that may run over many lines. */
export const comments: readonly { readonly open: RegExp; readonly close: string }[] = [
  { open: /^\{\/\*/, close: '*/}' },
  { open: /^\{%-?\s*comment\b/, close: 'endcomment' },
  { open: /^\{#[\s-]/, close: '#}' },
  { open: /^\{\{!--/, close: '--}}' },
  { open: /^\{\{\/\*/, close: '*/}}' },
  { open: /^%%[ \t]*$/, close: '%%' },
];

/** Source of an expression for what is hidden. */
export const hiddenSource = String.raw`\{\/\*[\s\S]{0,2000}?\*\/\}|\{%-?\s*comment\b[^%\n]*%\}[\s\S]{0,2000}?\{%-?\s*endcomment\s*-?%\}|\{#[\s-][\s\S]{0,2000}?#\}|\{\{!--[\s\S]{0,2000}?--\}\}|\{\{\/\*[\s\S]{0,2000}?\*\/\}\}|%%(?!%)[^%]{1,2000}%%(?=[ \t]*(?:\n|$))|\{%[^%\n]{1,400}%\}|\{\{[<%][^\n]{1,400}?[>%]\}\}`;

const reach = 2_100;
const hidden = new RegExp(hiddenSource, 'y');

/** The length of what is hidden at the start of a text; 0 where it begins with something shown. */
export function hiddenLength(text: string): number {
  hidden.lastIndex = 0;
  return hidden.exec(text.slice(0, reach))?.[0].length ?? 0;
}
