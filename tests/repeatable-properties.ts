import fc from 'fast-check';

/**
 * Every property draws the same cases in every run, so that a red run can be repeated and a green one was no luck.
 * `MEMORY_PROPERTY_SEED` draws others.
 */
fc.configureGlobal({ seed: Number(process.env.MEMORY_PROPERTY_SEED ?? 20_190_101) });
