import { wordTable } from '../../language/words/word-table.ts';

/** What people choose between, by kind: who now prefers one prefers the other no longer. */
const kinds = wordTable<string>({
  drink:
    'coffee|black coffee|filter coffee|espresso|tea|green tea|black tea|herbal tea|mint tea|chai|matcha|cocoa|hot chocolate|water|sparkling water|still water|milk|oat milk|soy milk|almond milk|juice|orange juice|apple juice|cola|coke|soda|lemonade|beer|wine|red wine|white wine|cider|whisky|whiskey|gin|rum|vodka|kombucha',
  indentation: 'tabs|spaces|two spaces|four spaces',
  theme: 'dark mode|light mode|dark theme|light theme|dark themes|light themes',
  editor:
    'vim|vi|neovim|emacs|nano|vs code|vscode|visual studio code|sublime text|sublime|atom|intellij|pycharm|webstorm|zed|helix|cursor',
  temperature: 'celsius|fahrenheit|kelvin|degrees celsius|degrees fahrenheit',
  measure: 'metric|imperial|metric units|imperial units|the metric system|the imperial system',
  distance: 'kilometres|kilometers|miles|km',
  seat: 'window seats|aisle seats|window seat|aisle seat|middle seats',
  clock: '24-hour format|12-hour format|24-hour time|12-hour time',
  length:
    'short answers|long answers|brief answers|detailed answers|concise answers|short replies|long replies',
  place: 'working from home|working in the office|remote work|office work|working remotely',
  message: 'e-mail|email|e-mails|emails|phone calls|calls|text messages|texts|chat|slack messages|letters',
  time: 'mornings|evenings|afternoons|morning meetings|afternoon meetings|evening meetings',
  pet: 'cats|dogs',
  system: 'linux|windows|macos|ubuntu|debian|fedora',
  browser: 'firefox|chrome|safari|edge|brave|opera|chromium',
  travel: 'trains|planes|flying|the train|the plane|the bus|travelling by train',
});

const byName = new Map(
  Object.entries(kinds).flatMap(([kind, names]) => names.split('|').map((name) => [name, kind] as const)),
);

/** Of what kind a thing is that people use one of at a time: 'indentation' of 'tabs', and none of what they drink. */
export function kindOfUse(name: string): string {
  const kind = byName.get(name.toLowerCase()) ?? '';
  return /^(?:indentation|theme|editor|temperature|measure|clock|browser)$/.test(kind) ? kind : '';
}

const favourite =
  /^other:(?:favou?rite|preferred)_(drink|beverage|editor|browser|seat|theme|operating_system|pet|animal)$/;
const favouriteKinds = wordTable<string>({
  beverage: 'drink',
  operating_system: 'system',
  animal: 'pet',
});

/**
 * What somebody has chosen, by the literal that tells it, and the kind of which it is the one choice: 'spaces' is one of
 * indentation where it is preferred, and none where it is only liked.
 */
export function choiceOf(predicate: string, text: string): { thing: string; of: string } {
  if (predicate === 'prefers') {
    const thing = bare(text);
    return { thing, of: byName.get(thing) ?? '' };
  }
  if (predicate === 'likes' || predicate === 'drinks') return { thing: bare(text), of: '' };
  if (predicate === 'other:play') {
    const [, played = ''] =
      / play(?:s|ed|ing)? (.+?)(?= (?:since|every|on|in|with|at|for|again|once|twice|all|well|now)\b|$)/.exec(
        text,
      ) ?? [];
    return { thing: bare(played), of: '' };
  }
  const [, noun] = favourite.exec(predicate) ?? [];
  if (noun === undefined) return { thing: '', of: '' };
  return { thing: bare(/ is (.+)$/.exec(text)?.[1] ?? ''), of: favouriteKinds[noun] ?? noun };
}

/** 'chess' of 'playing chess', 'guitar' of 'the guitar' */
function bare(text: string): string {
  return text.replace(/^(?:(?:to )?(?:play|drink)(?:ing)? )?(?:the |an? |his |her )?/, '');
}
