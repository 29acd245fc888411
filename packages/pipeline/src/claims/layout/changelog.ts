import type { Section } from '@memory/markdown';
import { analyzeSentence } from '../../language/analyze.ts';
import { findTimes, type TimeExpression } from '../../language/times/times.ts';
import { pastOf } from '../../language/words/inflections.ts';
import { lookUp, lookUpVerb, verbShape, verbStem, Word } from '../../language/words/lexicon.ts';
import { isKnownWord } from '../../language/words/tokens.ts';
import { wordTable } from '../../language/words/word-table.ts';
import { uncapital } from '../rewordings/sentence-rule.ts';
import { isSentence } from './whole-sentences.ts';

/** A release that a heading names. */
export type Release = {
  /** 'zipline 2.4.0', or 'Version 2.4.0' where nothing names the thing. */
  readonly name: string;
  /** Who does what the release does: 'zipline', or 'Version 2.4.0'. */
  readonly owner: string;
  /** ' in version 2.4.0 on 2 November 2023' as written; empty where the heading tells no more. */
  readonly when: string;
  /** 'added', 'fixed' … from the heading above the item; null without one. */
  readonly verb: string | null;
  /** Whether only its name and number tell that it is one: 'Install it' below may well ask for something. */
  readonly isBare?: boolean;
};

const version = /^\[?(?:v|version |release )?(\d{1,4}(?:\.\d{1,5}){1,3}(?:-[a-z]+\.?\d*)?)\]?(?![\d.])/i;
const kinds = wordTable<string>({
  added: 'added',
  add: 'added',
  new: 'added',
  additions: 'added',
  features: 'added',
  'new features': 'added',
  changed: 'changed',
  changes: 'changed',
  improved: 'improved',
  improvements: 'improved',
  updated: 'updated',
  fixed: 'fixed',
  fixes: 'fixed',
  'bug fixes': 'fixed',
  bugfixes: 'fixed',
  removed: 'removed',
  removals: 'removed',
  deprecated: 'deprecated',
  deprecations: 'deprecated',
  security: 'fixed',
});

const tags = wordTable<string>({
  ...kinds,
  fix: 'fixed',
  bug: 'fixed',
  bugfix: 'fixed',
  feat: 'added',
  feature: 'added',
  change: 'changed',
  improvement: 'improved',
  removal: 'removed',
});

/** '[Fix] Loader hangs', 'fix(loader): hangs': what a mark in front of an item says was done; null without one. */
export function readTag(item: string): { readonly verb: string; readonly rest: string } | null {
  const [front = '', bracketed, named] =
    /^(?:\[(\p{L}{2,12})\]:?|(feat|fix|chore|docs|refactor|perf|build|ci|test|style)(?:\([^()]{1,30}\))?!?:)\s+/iu.exec(
      item,
    ) ?? [];
  const rest = item.slice(front.length);
  return front === '' || rest === ''
    ? null
    : { verb: tags[(bracketed ?? named ?? '').toLowerCase()] ?? 'changed', rest };
}

/** 'Undici fetch replaced with node:http', 'Support for IE removed': what was done to something, without 'was'; null for other items. */
export function wordDone(item: string, { owner, when }: Release): string | null {
  const [, unsupported] =
    /^(?:The )?(\p{Lu}[^,;:]{1,60}?) (?:is|are) no longer supported\.?$/u.exec(item) ?? [];
  if (unsupported !== undefined) return `${owner} no longer supports ${unsupported}`;
  const [, what = '', done = '', rest = ''] =
    /^(?:The (?=[^,;:]{2,60}? (?:has|have) been ))?((?:\p{Lu}|(?<=^The )\S)[^,;:]{2,60}?)(?: (?:has|have) been)? (replaced|removed|dropped|deprecated|rewritten|disabled|enabled|fixed|added|improved|introduced|merged)((?: (?:with|by|from|to|in|for|on|when|after|into|as)\b[^;:]{1,80}?(?::\S+)?)?)\.?$/u.exec(
      item,
    ) ?? [];
  if (
    what === '' ||
    /\b(?:is|are|was|were|be|been|has|have|had|which|that|who|now|not)\b|n['’]t\b/u.test(what)
  )
    return null;
  return `${owner} ${done === 'rewritten' ? 'rewrote' : done} ${midSentence(what)}${rest}${when}`;
}

/** 'Memory leak' -> 'the memory leak', 'Undici fetch' -> 'the Undici fetch', where 'leak' and 'fetch' are no verbs. */
function midSentence(what: string): string {
  const [, first = ''] = /^(\p{L}+)/u.exec(what) ?? [];
  const isWord = /^\p{Lu}\p{Ll}+$/u.test(first) && isKnownWord(first.toLowerCase()) && !/^\S+ \d/u.test(what);
  const isOfTwo =
    /^\S+ (?!(?:for|of|to|in|on|with|from|at|by|and|or)\b)\p{Ll}/u.test(what) && !/^(?:The|An?) /.test(what);
  return `${isOfTwo ? 'the ' : ''}${isWord ? uncapital(what) : what}`;
}

/** 'fix(loader): prefers the local cache', '[Fix] Loader hangs', 'Search ignores accents' below 'Fixed': what went wrong until then, as if it were so. */
export function tellsOfFault(item: string, heading: string | null): boolean {
  const isBelow =
    kinds[(heading ?? '').toLowerCase().trim()] === 'fixed' && !/^security$/i.test(heading ?? '');
  const tag = readTag(item);
  if (tag === null ? !isBelow : tag.verb !== 'fixed') return false;
  const said = tag?.rest ?? item;
  if (/\b(?:now|no longer|again|longer|fixed|resolved|solved)\b/iu.test(said)) return false;
  const [first = ''] = /^\p{L}+/u.exec(said) ?? [];
  if (tag === null) return tellsNow(said);
  const isVerb = /[^s]s$/.test(first) && verbStem(first.toLowerCase()) !== null;
  return isSentence(said) || (isVerb && isSentence(`It ${uncapital(said)}`));
}

/** The release that a section's headings name; null where they name none. */
export function releaseOf(section: Section | undefined, title: string | null): Release | null {
  return releaseIn(section?.headingPath ?? [], title);
}

/** The release that the line above a list names: 'Kestrel 3.1 (12 April 2024)' in the changelog of Kestrel. */
export function releaseAbove(line: string, title: string | null): Release | null {
  const bare = line.trim().replace(/:$/, '');
  const owner = title === null ? null : ownerOf(title);
  const isOwned = owner !== null && owner !== '' && bare.startsWith(`${owner} `);
  return line.length > 80 ? null : releaseIn([isOwned ? bare.slice(owner.length + 1) : bare], title);
}

/** The release with what the line above a list says was done to its items: 'New:', '**Fixed**'. */
export function below(release: Release, line: string | undefined): Release {
  const label = (line ?? '')
    .toLowerCase()
    .replace(/[^\p{L} ]/gu, '')
    .trim();
  return { ...release, verb: release.verb ?? kinds[label] ?? null };
}

function ownerOf(title: string): string {
  return title
    .replace(/\s*(?:change ?log|release notes|releases|history)\s*$/i, '')
    .replace(/[\s:–—-]+$/, '');
}

/** 'Orion 2.3.0', 'Orion v2.3 – 4 May 2024' */
const ownedVersion = /^(\p{Lu}[\p{L}\p{N}-]*(?: \p{Lu}[\p{L}\p{N}-]*){0,2}) (?=v?\d{1,4}\.\d|[Vv]ersion \d)/u;

function releaseIn(path: readonly string[], title: string | null): Release | null {
  const notes = inReleaseNotes(path);
  if (notes !== undefined) return notes;
  const at = path.findLastIndex((heading) => version.test(heading.trim()));
  // '# Orion 2.3.0', '## Added'
  const [front, owned = ''] = ownedVersion.exec(path.at(-2)?.trim() ?? '') ?? [];
  if (at < 0 && front !== undefined && kinds[(path.at(-1) ?? '').toLowerCase().trim()] !== undefined)
    return releaseIn(
      [...path.slice(0, -2), (path.at(-2) ?? '').trim().slice(front.length), path.at(-1) ?? ''],
      owned,
    );
  const heading = path[at]?.trim();
  if (heading === undefined) return releaseByName(path.at(-1)?.trim() ?? '');
  const number = version.exec(heading)?.[1] ?? '';
  const owner = title === null ? '' : ownerOf(title);
  const isOwned = owner !== '' && !version.test(owner);
  const below =
    at < path.length - 1
      ? (path.at(-1) ?? '')
          .toLowerCase()
          .replace(/[^\p{L} ]/gu, '')
          .trim()
      : '';
  return {
    name: isOwned ? `${owner} ${number}` : `Version ${number}`,
    owner: isOwned ? owner : `Version ${number}`,
    when: `${isOwned ? ` in version ${number}` : ''}${dayOf(heading.slice(version.exec(heading)?.[0].length ?? 0))}`,
    verb: kinds[below] ?? null,
  };
}

/** Parts of release notes whose items are sentences, rather than what was added or fixed; other parts tell of no change. */
const told =
  /^(?:breaking(?: changes)?|notable changes|highlights|improvements?|enhancements|performance|compatibility|what['’]s (?:new|changed)|general|other changes|upgrade notes|requirements|summary|overview)$/i;

/** What a part of '# Orion 7.0 release notes' is of, null where it tells of no change; undefined outside of such notes. */
function inReleaseNotes(path: readonly string[]): Release | null | undefined {
  const [title = '', ...below] = path.map((heading) => heading.trim());
  const [, owner = '', number = ''] =
    /^(\p{Lu}[\p{L}\p{N}-]*(?: \p{Lu}[\p{L}\p{N}-]*){0,2}) (?:[Vv]ersion )?v?(\d{1,4}(?:\.\d{1,5}){1,3})(?: [–—-])? (?:[Rr]elease [Nn]otes|[Cc]hange ?[Ll]og|[Cc]hanges)(?: \([^()]{4,24}\))?$/u.exec(
      title,
    ) ?? [];
  const part = below.at(-1);
  if (owner === '' || part === undefined) return undefined;
  const release = releaseIn([number, part], owner);
  if (release === null) return null;
  return release.verb !== null ? release : told.test(part) ? { ...release, isBare: true } : null;
}

/** 'Orion 2.3', 'Orion 2.3 (4 May 2024)': a release without headings below it, of which only what was done is told. */
function releaseByName(heading: string): Release | null {
  const [front = '', owner = ''] = ownedVersion.exec(heading) ?? [];
  const number = heading.slice(front.length);
  const isAll =
    /^(?:v|version )?\d[\d.]*\d(?:-[a-z]+\.?\d*)?(?:\s*(?:release notes|changelog))?(?:\s*[([–—,-].*)?:?$/iu.test(
      number,
    );
  const release = front === '' || !isAll ? null : releaseIn([number], owner);
  return release === null ? null : { ...release, isBare: true };
}

function dayOf(text: string): string {
  const time: TimeExpression | undefined = findTimes(text, {
    reference: null,
    anchor: null,
    direction: 'past',
  }).find(({ period }) => period.precision === 'day' || period.precision === 'month');
  if (time === undefined) return '';
  return ` ${time.period.precision === 'day' ? 'on' : 'in'} ${text.slice(time.start, time.end).replace(/^(?:on|in)\s/i, '')}`;
}

/** 'went down from 4 seconds to 2': what was done to a value that moved. */
const courseOf = wordTable<string>({
  'went down': 'reduced',
  'came down': 'reduced',
  fell: 'reduced',
  dropped: 'reduced',
  shrank: 'reduced',
  cut: 'reduced',
  'went up': 'raised',
  rose: 'raised',
  grew: 'raised',
});

/** 'Minimum Node version raised from 16 to 18', 'Default port is now 8080 (was 3000)': a value of the thing released that changed. */
export function wordValueChange(item: string, { owner, when }: Release): string | null {
  const said = item.replace(/[.;]+$/, '');
  const text = said.replace(/^(?:changed|updated)\s*:\s*/iu, '').trim();
  const isVersion = /^Version\b/.test(owner);
  const of = (what: string) =>
    `The ${what.replace(/^the /i, '').replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())} of ${owner}`;
  // 'Changed: the price of the Plus plan from $5 to $7'
  const labelled =
    text === said.trim()
      ? null
      : /^(?:the )?(\p{L}[\p{L}\p{N} .'-]{2,50}?) from (\S.*?) to (\S.*)$/iu.exec(text);
  if (labelled !== null) {
    const [, field = '', before = '', after = ''] = labelled;
    const whose = / of /.test(field) ? `The ${uncapital(field)}` : of(field);
    return `${whose} was changed ${isVersion ? '' : `from ${before} `}to ${after}${when}`;
  }
  const moved =
    /^((?:the )?[\p{L}][\p{L}\p{N} .'-]{2,50}?) (?:(?:was|is|has been) )?(raised|changed|increased|reduced|lowered|decreased|bumped|upgraded|switched|updated|moved|cut|went down|went up|came down|fell|dropped|rose|grew|shrank) (?:from (\S.*?) )?to (\S.*)$/iu.exec(
      text,
    );
  if (moved !== null && !isDone(moved[1] ?? '')) {
    const [, what = '', said = '', from, to = ''] = moved;
    const verb = courseOf[said.toLowerCase()] ?? said;
    // what the value was in the version before is no value of this one
    if (isVersion) return `${of(what)} was ${verb.toLowerCase()} to ${to}${when}`;
    return `${of(what)} was ${verb.toLowerCase()} ${from === undefined ? '' : `from ${from} `}to ${to}${when}`;
  }
  // 'The config file is now called harbor.toml (was harbor.ini)'
  const called =
    /^((?:the )?[\p{L}][\p{L}\p{N} .'-]{2,50}?) is (?:now called|renamed to) (\S.*?)(?: \((?:was|previously|formerly):? \S[^)]*\))?$/iu.exec(
      text,
    );
  if (called !== null) return `${of(called[1] ?? '')} was renamed to ${called[2] ?? ''}${when}`;
  const now =
    /^((?:the )?[\p{L}][\p{L}\p{N} .'-]{2,50}?) (?:is now|(?<=^(?:the )?(?:default|maximum|minimum) [\p{L} ]{2,40})is|now defaults to|defaults now to) (\S.*?)(?:,? \(?(?:was|previously|formerly|instead of|up from|down from) (\S[^)]*?)\)?)?$/iu.exec(
      text,
    );
  const set =
    now ??
    /^((?:(?:default|maximum|max\.?|minimum|min\.?) [\p{L}][\p{L}\p{N} .'-]{1,40}?|(?:[\p{L}][\p{L} -]{0,40} )?(?:limit|timeout|quota|threshold|interval|page size|pool size|cache size|log level|port|retention))): (\d\S*(?: \S+){0,3}?|\p{Ll}+)(?:,? \(?(?:was|before|previously|formerly|instead of|up from|down from):? (\S[^)]*?)\)?)?$/iu.exec(
      text,
    );
  if (set === null) return null;
  const [, named = '', to = '', from] = set;
  const what = named.replace(/^(max|min)\.? /iu, (_, word: string) => `${word.toLowerCase()}imum `);
  return `${of(what)} was changed ${from === undefined || isVersion ? '' : `from ${from} `}to ${to}${when}`;
}

/** 'Moved the cache' and 'Upgrade' in front of what was changed are deeds and no value. */
function isDone(what: string): boolean {
  const first = (/^\p{L}+/u.exec(what)?.[0] ?? '').toLowerCase();
  return what.includes(' ') && first.endsWith('ed') && (lookUpVerb(first) & Word.verbPast) !== 0;
}

/** 'Support for YAML' below 'Added' -> 'zipline 2.4.0 added support for YAML'; 'Fix a crash' -> 'zipline 2.4.0 fixed a crash'. */
export function wordChange(
  item: string,
  { owner: name, when, verb, isBare = false }: Release,
): string | null {
  const text = item
    .replace(/[.;]+$/, '')
    .replace(/^(added|fixed|removed|changed|improved|updated|deprecated|new)\s*:\s*/iu, (_, word: string) =>
      /^new$/i.test(word) ? 'Added ' : `${word} `,
    )
    // 'Redis support', 'Added Redis support'
    .replace(
      /^((?:(?:[Aa]dded|[Rr]emoved|[Dd]ropped) )?)(\p{Lu}[\p{L}\p{N}.+#-]*) support$/u,
      '$1support for $2',
    )
    .trim();
  // 'New plugin system'
  const fresh = /^New (\p{Ll}[^:]{2,60})$/u.exec(text)?.[1];
  if (fresh !== undefined && verb === null && !isBare)
    return `${name} added ${/s$/.test(fresh) ? '' : 'a '}new ${fresh}${when}`;
  // 'Crash when a file is opened' below nothing that says what became of it
  if (
    verb === null &&
    /^(?:Crash|Hang|Freeze|Leak|Deadlock)(?:es|s)? (?:when|while|on|in|if|after|at)\b/.test(text)
  )
    return null;
  if (verb === null && !isBare && brought.test(text)) return `${name} added ${uncapital(text)}${when}`;
  const first = /^[\p{L}-]+/u.exec(text)?.[0] ?? '';
  const lower = first.toLowerCase();
  // 'Wrong date in the header' below 'Fixed'
  const bits = verb !== null && faults.test(lower) ? 0 : lookUpVerb(lower);
  const shape = verbShape(lower, lower);
  // the release is dated, and not when a thing crashed
  const [, fault, condition] =
    (verb !== null &&
      /^(.*?)( (?:when|if|while|after|before|where|unless) .*)$/su.exec(text.slice(first.length))) ||
    [];
  if (
    fault !== undefined &&
    when !== '' &&
    /^(?:Crash|Hang|Freeze|Leak|Deadlock|Error|Bug|Failure|Exception)(?:es|s)?$/u.test(first)
  )
    return `${name} ${verb} ${articleOfFault(lower)}${lower}${fault}${when}${condition}`;
  const rest = text.slice(first.length);
  if (
    first !== '' &&
    shape.past &&
    (lower.endsWith('ed') || (bits & (Word.verbPast | Word.verbParticiple)) !== 0) &&
    /^\s/.test(rest)
  ) {
    return `${name} ${lower}${rest}${when}`;
  }
  if (
    !isBare &&
    first !== '' &&
    (bits & Word.verbBase) !== 0 &&
    /^\s+\S/.test(rest) &&
    !(verb !== null && isNounPhrase(lower, rest)) &&
    !(
      verb !== null &&
      (bits & Word.noun) !== 0 &&
      /^\s+(?:for|of|to|in|on|with|when|if|while|after|during|at|by|caused|where|from)\b/.test(rest)
    )
  ) {
    return `${name} ${pastOf(lower)}${rest}${when}`;
  }
  if (verb === null) return null;
  const capital =
    /^\p{Lu}\p{Ll}+$/u.test(first) &&
    lookUp(lower) !== 0 &&
    (lookUp(lower) & (Word.person | Word.place | Word.organization)) === 0;
  return `${name} ${verb} ${capital || /^(?:A|An|The)$/.test(first) ? lower + rest : text}${when}`;
}

/** 'Wrong date in the header', 'Missing icons': what was not as it should be, and no deed. */
const faults =
  /^(?:wrong|missing|broken|incorrect|slow|faulty|empty|blank|double|blurry|corrupt|invalid|open)$/;

/** 'a ' of 'a crash when …'; none in front of 'errors'. */
function articleOfFault(noun: string): string {
  return noun.endsWith('s') ? '' : /^[aeiou]/.test(noun) ? 'an ' : 'a ';
}

/** 'Translations into Polish': what a release can only have brought. */
const brought =
  /^(?:Translations?|Locali[sz]ations?|Integrations?|Support|Templates?|Themes?|Filters?|Keyboard shortcuts|Plugins?) (?:into|for|with|in|of) (?!\S+ (?:is|are|was|were|no|has|have)\b)[^.:;]{2,80}$/u;

/** 'Spell checking for Danish', 'Flash player': what was added, and no verb with what it is done to. */
function isNounPhrase(first: string, rest: string): boolean {
  if (
    /^(?:add|allow|support|improve|fix|stop|start|enable|disable|avoid|prevent|remove|drop|permit|resume|make|keep|use|show|hide|speed|set|update|upgrade|move|rename|change|replace|reduce|increase)$/.test(
      first,
    )
  )
    return false;
  const [, next = '', more = ''] = /^\s+(\p{Ll}+)(.*)$/u.exec(rest) ?? [];
  return /.{3}ing$/.test(next) || (more === '' && next !== '' && !next.endsWith('s'));
}

/** 'Search ignores accents', but not 'Fix a crash' and 'Crash when the list is empty'. */
function tellsNow(text: string): boolean {
  const { clauses, verbGroups } = analyzeSentence(text);
  return clauses.some(
    ({ kind, subjects, verb }) =>
      kind === 'main' && subjects.length > 0 && verbGroups[verb]?.tense === 'present',
  );
}
