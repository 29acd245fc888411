import { list, type PredicateLexicon } from './predicate-words.ts';

/** English words of the predicates: places, events and measures. */
export const places: PredicateLexicon = {
  located_in: {
    verbs: list(`
      S (locate|situate|site|position|house|store|station|moor|park|display|exhibit|install|keep|berth|dock|build|construct|erect|preserve|conserve|hang) in|at|within O,
      S (locate|situate|site|position|house|store|station|moor|park|display|exhibit|install|keep|berth|dock|build|construct|erect|preserve|conserve|hang) on O,
      S lie|sit|stand in|at|within O, S lie|sit|stand on O, +S open in|at|on O, S be in|at|inside O,
      S be situated in O, O house S, +S (move|relocate|transfer) to|into O, +S move|relocate to|into O,
      -S (move|relocate|transfer) from O, -S move|relocate from O, S hang in O, S remain in|at O,
      S reside in O, S (find) in|at O, S (find) on O, O be home to S
    `),
    attributes: list('location, venue, site, place, position, home port, whereabouts'),
  },
  lies_on: { verbs: list('S (locate|situate|find) on O, S lie|sit|stand on O') },
  near: {
    verbs: list(`
      S (locate|situate|site|position|build|construct|erect|find) near O, S lie|sit|stand near O, S be near O
    `),
  },
  capital_of: {
    verbs: list('+O move capital to S'),
    nouns: list('capital, capital city, state capital, provincial capital'),
    attributes: list('capital, capital city'),
  },
  largest_city_of: {
    nouns: list('largest city, most populous city, biggest city'),
    attributes: list('largest city, biggest city'),
  },
  population: {
    verbs: list(`
      S have population of V, S have|count V inhabitant|resident|people,
      S be home to V people|inhabitant|resident
    `),
    attributes: list('population, inhabitants, number of inhabitants, residents'),
  },
  area: {
    verbs: list('S cover V, S have area of V, S cover area of V'),
    attributes: list('area, surface area, total area, land area, floor area'),
  },
  elevation: {
    verbs: list('S rise to V, S have elevation of V, S reach elevation of V, S be V above sea level'),
    attributes: list('elevation, altitude, summit elevation'),
  },
  height: {
    verbs: list('S be V tall|high, S stand V tall|high, S have|reach height of V, S measure V in height'),
    attributes: list('height'),
  },
  length: {
    verbs: list(`
      S be V long, S have length of V, S extend|span V, S run for V, S stretch for V, S measure V in length
    `),
    attributes: list('length'),
  },
  weight: {
    verbs: list('S weigh V, S weigh in at V, S have weight of V, S have mass of V'),
    attributes: list('weight, mass'),
  },
  width: { verbs: list('S be V wide, S have width of V'), attributes: list('width') },
  depth: {
    verbs: list('S be V deep, S have depth of V, S have maximum depth of V'),
    attributes: list('depth, maximum depth'),
  },
  capacity: {
    verbs: list(`
      S hold|seat|accommodate V, S have capacity of V, S have room for V, S have V seat,
      S carry V passenger|person|people
    `),
    attributes: list('capacity, seating capacity'),
  },
  borders: {
    verbs: list(`
      S border O, S border on O, S adjoin|abut|neighbour|neighbor O, S (bound|border|flank) by O,
      S share border|frontier|boundary with O
    `),
    nouns: list('neighbour, neighbor, neighbouring country, neighboring country'),
  },
  flows_through: { verbs: list('S flow|run|pass through O, S traverse O') },
  flows_into: {
    verbs: list('S flow|empty|drain|discharge into|to O'),
    nouns: list('tributary, main tributary, largest tributary, longest tributary, chief tributary'),
    attributes: list('mouth, river mouth, outflow'),
  },
  rises_in: {
    verbs: list('S rise|originate|spring in|at|on|from|near O, S have source in|at|on|near O'),
    attributes: list('source, headwaters'),
  },
  sank_in: { verbs: list('S sink|founder in|near|at|on O, S (sink|wreck|scuttle|torpedo) in|near|at|on O') },
  plays_at: {
    verbs: list('S play at O, S play game|match|fixture at O'),
    attributes: list('home ground, home stadium, home arena, home venue, home rink, ground, stadium, arena'),
  },
  connects: {
    verbs: list(`
      S connect|link to|with O, S connect|link O, S (connect|link) to|with O, S lead to O, S fly to O
    `),
  },
  part_of: {
    verbs: list(`
      S be part of O, S form part of O, S belong to O, +S become part of O,
      O include|contain|comprise|incorporate S, O consist of S, +S (incorporate|integrate|absorb) into O,
      S (include) in O, -S secede from O, O (compose) of S, O (make up) of S, +O add S, -O remove|drop S
    `),
    nouns: list(`
      part, component, element, district, suburb, borough, neighbourhood, neighborhood, province, region,
      county, municipality, subdivision, module, chapter, section, feature
    `),
    attributes: list('component, subsystem'),
  },
  named_after: { verbs: list('S (name) after|for O, S take name from O'), nouns: list('namesake') },
  twinned_with: { verbs: list('S (twin) with O'), nouns: list('twin town, twin city, twinned town') },
  official_language: { attributes: list('official language, national language') },
  currency: { attributes: list('currency, official currency') },
  took_place_in: {
    verbs: list(`
      S take place in|at|on O, S (hold|stage) in|at O, S occur|happen in|at O, S (fight|sign) in|at|near O
    `),
  },
  took_place_on: { verbs: list('S take place on|in V, S (hold) on|in V, S occur on|in V') },
  built_on: {
    verbs: list('S (build|construct|erect) in|on V, S date from V, S date back to V'),
    attributes: list(`
      built, year built, year of construction, construction date, construction year, constructed, erected
    `),
  },
  built_in: { verbs: list('S (build|construct|assemble) in|at O') },
  opened_on: {
    verbs: list('S open on|in V, S (open|inaugurate) on|in V'),
    attributes: list('opened, opening date, inaugurated'),
  },
  scheduled_for: {
    verbs: list(`
      S (schedule|plan|set|slate|book) for V,
      +S (postpone|reschedule|delay|move|push|push back|bring forward) to|until V,
      +S (postpone|reschedule) for V, +S move|slip to V, S be on V, S take place on V, S (hold) on V,
      S begin|start on|at V
    `),
    attributes: list(`
      date, start date, launch date, release date, meeting date, schedule, time, next meeting, target date,
      go-live date
    `),
  },
  due_on: {
    verbs: list('S be due on|by|in V, S be due V, S have deadline of V'),
    attributes: list('deadline, due date, due, cutoff date'),
  },
  expires_on: {
    verbs: list('S expire|lapse|end on|in V'),
    attributes: list('expiry, expiration date, expiry date, end date'),
  },
  duration: {
    verbs: list('S last V, S last for V, S take V'),
    attributes: list('duration, running time, runtime, term'),
  },
};
