/**
 * What the API needs to know of the pipeline, without the language models that a worker loads: which stages there are,
 * what converts, how names are compared, and how a deletion retracts facts.
 */

export { normalizeName } from './entities/names.ts';
export { retractFacts } from './entities/retract-facts.ts';
export { componentVersions } from './stages/component-versions.ts';
export { convertedTypes } from './stages/converted-types.ts';
