import { list, type PredicateLexicon } from './predicate-words.ts';

/** English words of the predicates: products and works. */
export const works: PredicateLexicon = {
  created: {
    verbs: list('S create|craft|form|originate|devise|conceive|introduce O, S come up with O'),
    nouns: list('creator, originator, artist'),
  },
  author_of: {
    verbs: list('S write|author|co-author|coauthor|pen|draft O, O (write|author|pen) by S, O be by S'),
    nouns: list('author, co-author, writer, screenwriter, playwright, songwriter'),
  },
  developed: { verbs: list('S develop|engineer|prototype O'), nouns: list('developer') },
  built: { verbs: list('S build|construct|erect O'), nouns: list('builder, shipbuilder, shipyard, yard') },
  designed: { verbs: list('S design|architect O'), nouns: list('designer, architect') },
  invented: { verbs: list('S invent|pioneer|patent O'), nouns: list('inventor, pioneer') },
  discovered: { verbs: list('S discover|unearth O, O (describe) by S'), nouns: list('discoverer') },
  directed: {
    verbs: list('S direct|co-direct O, O (direct) by S'),
    nouns: list('film director, movie director'),
  },
  composed: { verbs: list('S compose O'), nouns: list('composer') },
  painted: { verbs: list('S paint|sculpt|draw|carve O'), nouns: list('painter, sculptor') },
  illustrated: { verbs: list('S illustrate O'), nouns: list('illustrator') },
  translated: { verbs: list('S translate O, S translate O into X'), nouns: list('translator') },
  performed_in: {
    verbs: list('S star|appear|feature|act|perform in O, S play in O, O star|feature S'),
    nouns: list('star, lead actor, lead actress'),
    attributes: list('cast'),
  },
  recorded: { verbs: list('S record|sing|perform O'), nouns: list('performer') },
  published: { verbs: list('S publish|issue|print O'), nouns: list('publisher') },
  released: { verbs: list('S release|launch|ship|unveil|announce|introduce O, S roll out O, S bring out O') },
  released_on: {
    verbs: list('S (release|publish|launch) on|in V, S launch on|in V'),
    attributes: list(`
      released, release, release date, published, publication date, launch, first release, initial release
    `),
  },
  manufactures: {
    verbs: list(`
      S manufacture|assemble|make|produce|build|brew O, O (manufacture|make|assemble|produce) by S
    `),
    nouns: list('maker, manufacturer, producer'),
    attributes: list('product, main product, flagship product, flagship, best-selling product'),
  },
  sells: {
    verbs: list('S sell|market|distribute|stock O, -S discontinue O'),
    nouns: list('seller, distributor, retailer, reseller'),
  },
  offers: { verbs: list('S provide|offer O') },
  implements: { verbs: list('S implement O') },
  uses: {
    verbs: list(`
      S use|employ|utilise|utilize|leverage|apply O, S make use of O, +S adopt O,
      +S switch|migrate|upgrade|move to O, +S (migrate) to O, -S drop|abandon|ditch|retire O,
      -S switch|migrate|move from O, -S (migrate) from O, -S switch|migrate away from O, S rely on O,
      S store|keep data|datum in O, S (back) by O, -S move off O, O (use) by|in S, S (fit|equip) with O
    `),
    nouns: list('user, adopter'),
  },
  subscribes_to: {
    verbs: list(`
      S subscribe to O, S have subscription to O, +S take out subscription to O, -S unsubscribe from O,
      -S cancel|end subscription to|of O
    `),
    nouns: list('subscriber'),
  },
  depends_on: {
    verbs: list(`
      S depend on|upon O, S build on O, S be dependent on O, S have dependency on O, S (block) by O,
      S wait for O, O block S
    `),
    attributes: list('dependency'),
  },
  runs_on: {
    verbs: list(`
      S run on|in|under O, S run O, S (host|deploy) on|in|at O, +S (deploy|migrate) to O, S (power) by O,
      O host|power S
    `),
    attributes: list('platform, operating system, hosting, environment'),
  },
  supports: {
    verbs: list(`
      S support O, S be compatible with O, S (support) by O, +S add support for O,
      -S drop|remove support for O, S work with O, S have support for O
    `),
  },
  integrates_with: {
    verbs: list('S integrate|interoperate|sync|synchronise with O, S (integrate) with O'),
    attributes: list('integration'),
  },
  written_in: {
    verbs: list('S (write|implement|program|code) in O, +S (rewrite|port) in|to|into O'),
    attributes: list('programming language, language, written in, implementation language'),
  },
  based_on: {
    verbs: list(`
      S (base) on|upon O, S derive from O, S (derive|adapt) from O, S (inspire) by O, S (build) on O
    `),
    nouns: list(`
      adaptation, fork, derivative, sequel, prequel, spin-off, port, translation, remake, implementation
    `),
  },
  replaces: {
    verbs: list(`
      S replace|supersede|supplant|succeed O, O (replace) with S, X replace O with S, S take place of O
    `),
    nouns: list('replacement, successor'),
    attributes: list('predecessor'),
  },
  version: {
    verbs: list(`
      S be at|on version V, +S reach version V, S run version V, +S (upgrade|update|bump|downgrade) to V,
      +S (upgrade|update|bump) to version V
    `),
    attributes: list(`
      version, current version, latest version, stable release, latest release, stable version,
      current release, newest version, newest release, current stable version, latest stable version,
      latest stable release
    `),
  },
  price: {
    verbs: list(`
      S cost V, S (price) at V, S sell|retail|go for|at V, S (sell) for|at V, S come at price of V,
      S start at V, S be available for V, S have price of V, S charge V, X charge|pay|ask V for S,
      S (introduce|launch) at V
    `),
    attributes: list(`
      price, cost, list price, retail price, subscription price, ticket price, admission, admission price,
      admission fee, admission charge, entry fee, entrance fee, entry price, unit price
    `),
  },
  port: { verbs: list('S run|listen|be on port V, S use port V'), attributes: list('port, port number') },
  rent: { attributes: list('rent, monthly rent, annual rent, yearly rent') },
  fee: {
    attributes: list(`
      fee, monthly fee, annual fee, yearly fee, membership fee, annual membership fee, annual subscription,
      membership subscription, annual dues, membership dues
    `),
  },
  status: { attributes: list('status, state, current status, stage, phase') },
  license: {
    verbs: list('+S (relicense) under V, S (license|licence|release|distribute|publish) under V'),
    attributes: list('license, licence'),
  },
  set_in: { verbs: list('S (set) in O, S take place in O') },
  about: {
    verbs: list(`
      S be about O, S describe|depict|chronicle|portray O, S deal with O, S discuss O, S tell story of O
    `),
    attributes: list('subject, topic, theme'),
  },
  genre: { attributes: list('genre') },
  made_of: { verbs: list('S (make) of|from O, S (build|construct) of|from O'), attributes: list('material') },
  color: { attributes: list('color, colour') },
  speed: { attributes: list('speed, top speed, maximum speed') },
  is_a: { attributes: list('type, category, kind, class') },
  property: {},
};
