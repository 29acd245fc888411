import type { NounPhrase, Token } from '../language/analyze.ts';
import type { PredicateSpec } from './inventory/shape.ts';
import type { Mention } from './normalized-claim.ts';
import { attributeName } from './nouns/attributes.ts';
import { nounReadings } from './predicates.ts';
import { rangeText, type Scene, termOf } from './scene.ts';
import { phraseText } from './terms.ts';

/** The noun of an attribute: 'region' of 'the region of the cluster'. */
export function valueName(scene: Scene, subject: number): string {
  const { phrase } = termOf(scene, subject);
  return attributeName(scene, subject, (scene.analysis.tokens[phrase.head] as Token).lower);
}

/** The phrase right behind an attribute that says what it is for: 'the deadline for the tender'. */
export function purposeOf({ analysis }: Scene, { head, end }: NounPhrase): NounPhrase | undefined {
  const { nounPhrases, tokens } = analysis;
  // 'the tax on tobacco', 'the interest rate on the loan'
  const isTax =
    /^(?:tax|duty|levy|tariff|excise|toll|rate|interest|limit|cap|warranty|guarantee|discount|deposit|premium|mortgage|rent)$/.test(
      tokens[head]?.lower ?? '',
    );
  if (tokens[end]?.lower !== 'for' && !(isTax && tokens[end]?.lower === 'on')) return undefined;
  return nounPhrases.find(({ governor, kind }) => governor === end && kind !== 'time');
}

/** Where the thing is that an attribute is for: 'the flat on Elm Road' is another than the flat in Ley. */
function siteOf({ analysis }: Scene, { kind, end }: NounPhrase): NounPhrase | undefined {
  const { nounPhrases, tokens } = analysis;
  if (kind !== 'common' || !/^(?:on|in|at|near)$/.test(tokens[end]?.lower ?? '')) return undefined;
  return nounPhrases.find(({ governor, kind }) => governor === end && kind === 'proper');
}

/** ' per minute' behind '1,200 requests'. */
export function rateBehind(scene: Scene, index: number): string {
  const { nounPhrases, tokens } = scene.analysis;
  const { end } = termOf(scene, index).phrase;
  const per = nounPhrases.find(({ governor }) => governor === end);
  return per !== undefined && tokens[end]?.lower === 'per' ? ` ${rangeText(scene, end, per.end)}` : '';
}

/** Who a meeting is with. */
function companyOf({ analysis }: Scene, { end }: NounPhrase): NounPhrase | undefined {
  const { nounPhrases, tokens } = analysis;
  return tokens[end]?.lower === 'with' ? nounPhrases.find(({ governor }) => governor === end) : undefined;
}

/** The words of an attribute with what it is of or for. */
export function attributeText(scene: Scene, subject: number): string {
  const { phrase } = termOf(scene, subject);
  const purpose = purposeOf(scene, phrase) ?? companyOf(scene, phrase);
  return purpose === undefined
    ? phraseText(scene.analysis, phrase, scene.titles)
    : rangeText(scene, phrase.start, purpose.end);
}

/** What the attribute is of or for, so that two values of it meet: the cluster, rather than the region that it is in. */
export function attributeHolder(scene: Scene, subject: number): Mention | null {
  const { phrase } = termOf(scene, subject);
  const purpose = purposeOf(scene, phrase);
  // 'the invoice for 4,500 euros': a sum holds nothing
  const of =
    scene.analysis.nounPhrases.find((other) => other.attachedTo === phrase.index) ??
    (purpose?.kind === 'quantity' ? undefined : purpose);
  const company = of === undefined ? companyOf(scene, phrase) : undefined;
  const site = of === undefined ? undefined : siteOf(scene, of);
  const text = (
    of !== undefined && site !== undefined
      ? rangeText(scene, of.start, site.end)
      : company === undefined
        ? phraseText(scene.analysis, of ?? phrase, scene.titles)
        : rangeText(scene, phrase.start, company.end)
  ).replace(/^(?:the|our|its|their|this|that)\s+/i, '');
  if (text === '' || text.length > 60) return null;
  // 'Default page size changed': a capital that only the sentence gives
  const { determiner, start } = of ?? phrase;
  const opener = scene.analysis.tokens[determiner === null ? start : determiner + 1];
  const isOpening = opener?.index === 0 && opener.pos !== 'PROPN' && /^\p{Lu}\p{Ll}+ /u.test(text);
  const name = isOpening ? text.charAt(0).toLowerCase() + text.slice(1) : text;
  return { surface: name, name, type: 'concept', isTypeCertain: true, traits: [] };
}

const figures =
  /^(?:price|rent|fee|budget|due_on|scheduled_for|expires_on|phone|email|version|capacity|duration|weight)$/;

/** Which value an attribute tells of a thing without a name of its own: the price, of 'the rent for the flat on Elm Road'; null of any other noun. */
export function figureOf(noun: string, holder: Mention): PredicateSpec | null {
  // 'The ticket price is £15', 'the fee': of what, nothing says
  if (holder.name.toLowerCase().endsWith(noun.replaceAll('_', ' '))) return null;
  const found = nounReadings(noun.replaceAll('_', ' ')).find(
    ({ as, predicate }) =>
      as === 'attribute' &&
      predicate.object === 'value' &&
      figures.test(predicate.name) &&
      predicate.subject.includes('thing'),
  );
  return found?.predicate ?? null;
}
