import { wordSet } from '../word-set.ts';

/** In front of a name or number, or in the midst of a sentence: its period ends none. Lower case, without the last period. */
export const midAbbreviations = wordSet(`
  mr mrs ms mx dr prof messrs mme mlle hon rev gen col maj capt cmdr lt sgt cpl pvt adm gov sen rep reps sens
  pres supt insp mt ft st ste e.g eg i.e ie cf viz vs v resp ca approx esp incl excl fig figs eq eqs eqn ref
  refs tab tbl sec sect chap ch vol vols no nos nr art para pp p pt ed eds trans dept tel ext al.s aka a.k.a
  fka f.k.a
`);

/** May end a sentence: there a new one begins only where the next word is one that begins sentences. */
export const endAbbreviations = wordSet(`
  al ave blvd rd u.s u.k u.n e.u u.s.a d.c jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed
  thu thur thurs fri sat sun est min max avg sp spp subsp
`);

/** May end a sentence: there a new one begins where a word that begins sentences or a name with a verb follows. */
export const companyAbbreviations = wordSet(`
  inc corp ltd co llc plc bros assn univ jr sr esq ph.d phd m.d b.a m.a b.sc m.sc mba b.v n.v s.a s.p.a a.s
`);

/** Ends a sentence before any capital letter. */
export const lastAbbreviations = wordSet('a.m p.m etc a.d b.c hr hrs lb lbs oz kg km cm mm gal');

/** Words that seldom go on a name: with a capital letter they begin a sentence. */
export const sentenceStarters = wordSet(`
  the a an this that these those it he she they we i you his her its their our my there here in on at by for
  from with after before during since until when while although though because if as but and so or yet however
  moreover furthermore meanwhile then also another some many most several both each every all no not one two
  three what who which where why how today yesterday tomorrow later earlier now once still according despite
  unlike like under over between within without instead overall finally first second third next last just only
  even together neither either such other please thanks yes ok
`);

/** What a single capital letter or number names ('Plan B', 'Flat 2 B'), so that a period behind ends a sentence. */
export const letteredThings = wordSet(`
  plan vitamin hepatitis influenza type class group team section appendix exhibit figure table option phase
  grade level block building flat room unit gate hall part schedule series point version model step case
  variant category floor wing line route stage tier zone drive channel annex article letter note tab column
  row item question answer entrance platform pier bay lot apartment suite house terminal shift squad company
  stand hut lab dock box size key string product project method scenario subject patient sample site
`);
