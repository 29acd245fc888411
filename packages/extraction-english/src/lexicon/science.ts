import type { PredicateWords } from './predicate-words.ts';

/** English words of the predicates: science. */
export const science: readonly PredicateWords[] = [
  {
    predicate: 'causes',
    verbs: [
      'S cause|trigger|induce|provoke|elicit|evoke O',
      'S lead to O',
      'S result in O',
      'S give rise to O',
      'S bring about O',
      'O result from S',
      'S be responsible for O',
      'O be due to S',
      'O (drive) by S',
    ],
    nouns: ['cause', 'trigger', 'driver', 'leading cause'],
    attributes: ['side effect', 'adverse effect', 'complication', 'consequence', 'cause of death'],
  },
  {
    predicate: 'prevents',
    verbs: ['S prevent|avert O', 'S protect against|from O', 'S protect O'],
  },
  {
    predicate: 'treats',
    verbs: [
      'S treat|cure|relieve|alleviate|ameliorate|heal O',
      'O (treat) with|by S',
      'S be effective against O',
    ],
    nouns: ['treatment', 'therapy', 'cure', 'remedy', 'antidote'],
  },
  {
    predicate: 'inhibits',
    verbs: [
      'S inhibit|block|suppress|repress|antagonise|antagonize|silence|impair|abolish|abrogate|attenuate|disrupt|inactivate|counteract|interfere O',
      'S interfere with O',
    ],
    nouns: ['inhibitor', 'antagonist', 'suppressor', 'repressor', 'blocker'],
  },
  {
    predicate: 'activates',
    verbs: ['S activate|stimulate|initiate O'],
    nouns: ['activator', 'agonist', 'stimulator'],
  },
  {
    predicate: 'increases',
    verbs: [
      'S increase|enhance|promote|elevate|upregulate|up-regulate|augment|boost|accelerate|potentiate|facilitate|improve|raise|exacerbate|amplify|strengthen|worsen|prolong O',
    ],
    nouns: ['promoter', 'enhancer'],
  },
  {
    predicate: 'decreases',
    verbs: [
      'S decrease|reduce|lower|diminish|downregulate|down-regulate|weaken|lessen|shorten|minimise|minimize|delay|slow|mitigate O',
    ],
  },
  {
    predicate: 'regulates',
    verbs: ['S regulate|modulate|control|govern O'],
    nouns: ['regulator', 'modulator'],
  },
  { predicate: 'affects', verbs: ['S affect|influence|alter|shape O'], nouns: ['determinant'] },
  { predicate: 'mediates', verbs: ['S mediate O'], nouns: ['mediator'] },
  { predicate: 'contributes_to', verbs: ['S contribute to O'] },
  {
    predicate: 'associated_with',
    verbs: [
      'S (associate|correlate|link|relate) with|to O',
      'S (implicate) in O',
      'S correlate with O',
      'S associate with O',
      'S be associated with O',
      'S relate to O',
    ],
    nouns: ['correlate', 'marker', 'biomarker', 'indicator', 'hallmark', 'symptom', 'sign', 'feature'],
  },
  {
    predicate: 'risk_factor_for',
    verbs: ['S predispose to O'],
    nouns: ['risk factor', 'predictor'],
    attributes: ['risk factor'],
  },
  { predicate: 'predicts', verbs: ['S predict|forecast O'] },
  {
    predicate: 'interacts_with',
    verbs: [
      'S interact with O',
      'S bind to|with O',
      'S bind O',
      'S associate physically with O',
      'S react with O',
      'S couple to O',
      'S target O',
    ],
    nouns: ['ligand', 'substrate', 'receptor', 'cofactor'],
  },
  {
    predicate: 'expressed_in',
    verbs: [
      'S (express|localise|localize|enrich) in|on|at|within O',
      'O express S',
      'S localise|localize to|in O',
      'O overexpress S',
    ],
  },
  {
    predicate: 'found_in',
    verbs: ['S (observe|detect|present|find|distribute) in|on|at|within O', 'S occur in O'],
  },
  { predicate: 'encodes', verbs: ['S encode O', 'S code for O'] },
  {
    predicate: 'secretes',
    verbs: ['S secrete|release|synthesise|synthesize O', 'O (secrete|synthesise|synthesize) by S'],
  },
  {
    predicate: 'derived_from',
    verbs: ['S (derive) from O', 'S originate|descend|evolve from O'],
  },
  {
    predicate: 'converts_to',
    verbs: ['S convert|turn|transform|develop|differentiate into|to O', 'S (convert|transform) into|to O'],
  },
  {
    predicate: 'composed_of',
    verbs: ['S (compose|comprise) of O', 'S consist of O', 'S comprise O'],
  },
  { predicate: 'contains', verbs: ['S contain O'] },
  {
    predicate: 'involved_in',
    verbs: ['S play role in O', 'S (involve) in O', 'S participate in O'],
  },
  {
    predicate: 'required_for',
    verbs: [
      'S (require|need) for|in O',
      'S be essential|necessary|crucial|critical|sufficient|important for|to|in O',
    ],
  },
  {
    predicate: 'measured_by',
    verbs: ['S (measure|quantify) by|with|using O', 'S (diagnose) by|with O'],
  },
  {
    predicate: 'orbits',
    verbs: ['S orbit O', 'S revolve around O', 'S circle O'],
    nouns: ['moon', 'satellite'],
  },
  {
    predicate: 'temperature',
    verbs: ['S melt|boil|freeze at V'],
    attributes: ['temperature', 'melting point', 'boiling point'],
  },
  {
    predicate: 'eats',
    verbs: ['S eat O', 'S feed|prey on O'],
    nouns: ['predator'],
    attributes: ['diet', 'prey'],
  },
  {
    predicate: 'native_to',
    verbs: [
      'S live|nest|breed|grow|dwell|roost in|on|near O',
      'S inhabit O',
      'S (find) in|on O',
      'S be native|endemic|indigenous to O',
    ],
    attributes: ['habitat', 'natural habitat'],
  },
];
