import { wordMap } from '../word-set.ts';

const kindOfWord = wordMap({
  drink:
    'tea coffee water juice wine beer milk cocoa cider espresso cappuccino latte whisky lemonade drink beverage',
  food: 'rice pasta pizza bread meat fish cheese soup salad fruit vegetable chocolate cake risotto curry breakfast food dish meal',
  editor: 'editor vim vi neovim emacs nano vscode sublime ide intellij',
  theme: 'theme mode',
  language:
    'language python rust java javascript typescript go golang ruby kotlin english german french spanish italian',
  transport: 'train bus car bicycle bike plane tram ferry taxi',
  season: 'spring summer autumn winter season',
  colour: 'colour color red blue green yellow black white purple orange pink grey gray brown',
  time: 'morning mornings afternoon afternoons evening evenings night nights',
  seat: 'seat aisle window',
  music: 'music jazz rock opera classical folk song band',
  pet: 'cat dog pet',
  unit: 'unit metric imperial celsius fahrenheit kilometre mile',
  contact: 'email e-mail phone call chat letter text message slack',
});

/** The kind of thing that is preferred: 'drink' of 'green tea', 'theme' of 'the dark theme'; '' where the words tell none. */
export function facetOfPreference(value: string): string {
  const [liked = ''] = value.toLowerCase().split(/ (?:to|over|in|at|for|with|from|on|rather) |,/, 1);
  const words = liked.split(/[^\p{L}-]+/u).filter((word) => word !== '');
  for (const word of words.reverse()) {
    const kind = kindOfWord.get(word) ?? kindOfWord.get(word.replace(/s$/, ''));
    if (kind !== undefined) return kind;
  }
  return '';
}
