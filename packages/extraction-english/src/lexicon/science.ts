import { list, type PredicateLexicon } from './predicate-words.ts';

/** English words of the predicates: science. */
export const science: PredicateLexicon = {
  causes: {
    verbs: list(`
      S cause|trigger|induce|provoke|elicit|evoke O, S lead to O, S result in O, S give rise to O,
      S bring about O, O result from S, S be responsible for O, O be due to S, O (drive) by S
    `),
    nouns: list('cause, trigger, driver, leading cause'),
    attributes: list('side effect, adverse effect, complication, consequence, cause of death'),
  },
  prevents: { verbs: list('S prevent|avert O, S protect against|from O, S protect O') },
  treats: {
    verbs: list(`
      S treat|cure|relieve|alleviate|ameliorate|heal O, O (treat) with|by S, S be effective against O
    `),
    nouns: list('treatment, therapy, cure, remedy, antidote'),
  },
  inhibits: {
    verbs: list(`
      S inhibit|block|suppress|repress|antagonise|antagonize|silence|impair|abolish|abrogate|attenuate|disrupt|inactivate|counteract|interfere O,
      S interfere with O
    `),
    nouns: list('inhibitor, antagonist, suppressor, repressor, blocker'),
  },
  activates: {
    verbs: list('S activate|stimulate|initiate O'),
    nouns: list('activator, agonist, stimulator'),
  },
  increases: {
    verbs: list(`
      S increase|enhance|promote|elevate|upregulate|up-regulate|augment|boost|accelerate|potentiate|facilitate|improve|raise|exacerbate|amplify|strengthen|worsen|prolong O
    `),
    nouns: list('promoter, enhancer'),
  },
  decreases: {
    verbs: list(`
      S decrease|reduce|lower|diminish|downregulate|down-regulate|weaken|lessen|shorten|minimise|minimize|delay|slow|mitigate O
    `),
  },
  regulates: { verbs: list('S regulate|modulate|control|govern O'), nouns: list('regulator, modulator') },
  affects: { verbs: list('S affect|influence|alter|shape O'), nouns: list('determinant') },
  mediates: { verbs: list('S mediate O'), nouns: list('mediator') },
  contributes_to: { verbs: list('S contribute to O') },
  associated_with: {
    verbs: list(`
      S (associate|correlate|link|relate) with|to O, S (implicate) in O, S correlate with O,
      S associate with O, S be associated with O, S relate to O
    `),
    nouns: list('correlate, marker, biomarker, indicator, hallmark, symptom, sign, feature'),
  },
  risk_factor_for: {
    verbs: list('S predispose to O'),
    nouns: list('risk factor, predictor'),
    attributes: list('risk factor'),
  },
  predicts: { verbs: list('S predict|forecast O') },
  interacts_with: {
    verbs: list(`
      S interact with O, S bind to|with O, S bind O, S associate physically with O, S react with O,
      S couple to O, S target O
    `),
    nouns: list('ligand, substrate, receptor, cofactor'),
  },
  expressed_in: {
    verbs: list(`
      S (express|localise|localize|enrich) in|on|at|within O, O express S, S localise|localize to|in O,
      O overexpress S
    `),
  },
  found_in: { verbs: list('S (observe|detect|present|find|distribute) in|on|at|within O, S occur in O') },
  encodes: { verbs: list('S encode O, S code for O') },
  secretes: {
    verbs: list('S secrete|release|synthesise|synthesize O, O (secrete|synthesise|synthesize) by S'),
  },
  derived_from: { verbs: list('S (derive) from O, S originate|descend|evolve from O') },
  converts_to: {
    verbs: list('S convert|turn|transform|develop|differentiate into|to O, S (convert|transform) into|to O'),
  },
  composed_of: { verbs: list('S (compose|comprise) of O, S consist of O, S comprise O') },
  contains: { verbs: list('S contain O') },
  involved_in: { verbs: list('S play role in O, S (involve) in O, S participate in O') },
  required_for: {
    verbs: list(`
      S (require|need) for|in O, S be essential|necessary|crucial|critical|sufficient|important for|to|in O
    `),
  },
  measured_by: { verbs: list('S (measure|quantify) by|with|using O, S (diagnose) by|with O') },
  orbits: { verbs: list('S orbit O, S revolve around O, S circle O'), nouns: list('moon, satellite') },
  temperature: {
    verbs: list('S melt|boil|freeze at V'),
    attributes: list('temperature, melting point, boiling point'),
  },
  eats: { verbs: list('S eat O, S feed|prey on O'), nouns: list('predator'), attributes: list('diet, prey') },
  native_to: {
    verbs: list(`
      S live|nest|breed|grow|dwell|roost in|on|near O, S inhabit O, S (find) in|on O,
      S be native|endemic|indigenous to O
    `),
    attributes: list('habitat, natural habitat'),
  },
};
