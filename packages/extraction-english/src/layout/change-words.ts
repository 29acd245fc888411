import { wordMap, wordSet } from '../word-set.ts';

/** First words of an entry of a list of changes that tell what was done with what stands behind them, by predicate. */
export const changeVerbs: readonly (readonly [predicate: string, verbs: ReadonlySet<string>])[] = [
  ['adds', wordSet('add added adds adding introduce introduced introduces introducing')],
  ['fixes', wordSet('fix fixed fixes fixing')],
  ['removes', wordSet('remove removed removes removing drop dropped drops dropping delete deleted deletes')],
  ['deprecates', wordSet('deprecate deprecated deprecates deprecating')],
];

/** First words of an entry that tells a change in a clause of its own. */
export const changeOpenings = wordSet(`
  accept allow allows allowed apply avoid avoids avoided bring bump bumped bumps cache call change changed
  changes changing check clamp clear convert convert correct corrected corrects correctly create decode
  default define defer detect disable disabled disallow display distinguish emit emits enable enabled enables
  encode enforce enforced enhance enhanced ensure ensured ensures escape exclude expand expose exposed exposes
  export exported exports extend extended extract fall filter follow force format generate guard handle
  handled handles hide hoist honor honour ignore ignored ignores implement implemented implements improve
  improved improves include included includes increase increased infer inline keep limit load lock lower make
  makes made mark match migrate migrated move moved moves normalize normalise omit only optimize optimized
  optimise optimised parse pass patch permit preserve preserves prevent prevented prevents process propagate
  protect provide provides publish raise read recognize reduce reduced reduces refactor refactored reject
  rejects rename renamed renames replace replaced replaces report require required requires reset resolve
  resolved resolves respect restore restored restrict retain return returns revert reverted reverts rewrite
  rewrote run serialize set show simplify simplified skip skips sort speed split stop strip support supported
  supports suppress swap switch switched switches throw throws tighten track translate treat trim truncate
  unify unwrap update updated updates upgrade upgraded upgrades use used uses using validate wait warn wrap
`);

/** Labels in front of an entry that tell its kind, by what they mean. */
export const entryLabels: ReadonlyMap<string, 'breaking' | 'dependency' | 'change'> = new Map([
  ...wordMap({
    breaking: 'breaking major',
    dependency: 'deps dependency dependencies',
    change: `
      fix fixed bugfix bug feat feature new minor patch perf performance robustness security enhancement
      improvement added changed removed deprecated deprecation types type
    `,
  }),
  ...(['breaking change', 'breaking changes'] as const).map((label) => [label, 'breaking'] as const),
]);

/** Work on the house of a project and not on what it is: an entry about it tells nothing of the release. */
export const housekeeping =
  /\b(?:tests?|testing|travis|appveyor|eslint|lint(?:er|ing)?|typos?|readme|ci|coverage|docs?|documentation|change-?log|github actions?|workflows?|package\.json|npmignore|gitignore|editorconfig|lock ?files?|badges?|funding|contributors?|maintainers?|comments?|whitespace|formatting|prettier|nyc|tape|mocha|dev[- ]?deps?|dev[- ]?dependenc(?:y|ies)|devdependencies|release script|licen[cs]e|copyright|examples?|npm|minor version|version bump|this repo|benchmarks?|jsdocs?|tsconfig|nvmrc|dependabot|evalmd|aud)\b/i;

/** Headings within a release whose entries are of the project's house. */
export const houseHeadings =
  /^(?:[^\p{L}]*)(?:tests?|docs?|documentation|chores?|internal|ci|build|dev(?:elopment)?|contributors?|thanks|credits|styles?|misc(?:ellaneous)?|housekeeping|meta|committers.*|who.*|sponsors?)\b/iu;
/** Headings within a release whose entries may break what used the one before. */
export const breakingHeadings = /\bbreaking\b|⚠/i;
/** Headings within a release whose entries are its new dependencies. */
export const dependencyHeadings = /^(?:[^\p{L}]*)(?:dependenc(?:y|ies)|deps)\b/iu;
