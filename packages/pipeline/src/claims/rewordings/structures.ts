import { kindOfName } from '../reference/entity-kinds.ts';
import { capital, DATE, NAME, type Rule, rule, ruleHolding, WHEN_BEHIND } from './sentence-rule.ts';

const FAR = String.raw`(?:(?:about|some|around|over|nearly|almost) )?\d[\d.,]* ?(?:mm|cm|m|km|ft|feet|foot|(?:centi|kilo|milli)?met(?:re|er)s|miles)`;
const COUNT = String.raw`(?:(?:about|some|around|over|nearly|almost|up to|as many as) )?\d[\d.,]*`;
const CROWD = '(?:people|spectators|visitors|guests|fans|passengers|persons|listeners|viewers)';
const WHAT = String.raw`((?:[Tt]he (?:[\p{Ll}-]+ ){0,2})?${NAME}|[Ii]t)`;
const FRONT = `((?:(?:In|On|Since|By|After the (?:rebuilding|renovation|extension)) ?(?:${DATE})?,? )?)`;
const adjective: Readonly<Record<string, string>> = {
  length: 'long',
  height: 'high',
  width: 'wide',
  depth: 'deep',
};

/** Who designed what is built, how long and high it is and how many it holds, in other words than 'designed', 'is 85 metres long' and 'holds'. */
export const structures: readonly Rule[] = [
  // 'Production of the Brio has moved from Turin to Zaragoza'
  ruleHolding(
    'roduction of|anufacture of|ssembly of',
    String.raw`^(?:The )?([Pp]roduction|[Mm]anufacture|[Aa]ssembly) of ((?:the )?${NAME}) (?:(?:has|had) (?:been )?(?:moved|shifted|transferred|relocated)|was (?:moved|shifted|transferred|relocated)|moved|shifted) (?:from (?:the )?${NAME} )?to (${NAME})((?: (?:in|on|at the (?:start|beginning|end) of) ${DATE})?)\.?$`,
    ([, how = '', what = '', where = '', when = '']) => {
      const made = /^a/i.test(how) ? 'assembled' : 'produced';
      return when === ''
        ? [`${capital(what)} is now ${made} in ${where}.`]
        : [`${capital(what)} has been ${made} in ${where} since${when.replace(/^ (?:in|on)(?= )/, '')}.`];
    },
  ),
  // 'The Heron Bridge is 85 m in length', 'comes to 85 metres in height'
  ruleHolding(
    ' in length| in height| in width| in depth',
    String.raw`^${WHAT} (is|was|comes to|runs to|came to) (${FAR}) in (length|height|width|depth)\.?$`,
    ([, what = '', be = '', far = '', measure = '']) => [
      `${what} ${/^(?:was|came)/.test(be) ? 'was' : 'is'} ${far} ${adjective[measure]}.`,
    ],
  ),
  // 'The Heron Bridge runs to 85 metres'
  rule(
    String.raw`^${WHAT} (?:runs to|comes to|extends to|reaches a length of|stretches over|stretches to) (${FAR})\.?$`,
    ([, what = '', far = '']) => [`${what} is ${far} long.`],
  ),
  // 'The Heron Mast soars 240 metres into the sky', 'towers 85 metres above the town', 'rises 60 metres above the ground'
  ruleHolding(
    'soars|towers|rises|climbs|reaches|juts',
    String.raw`^${WHAT} (?:soars|towers|rises|climbs|reaches|juts)(?: up)? (${FAR}) (?:into the (?:sky|air)|(?:above|over) the (?:town|city|ground|street|village|square|plain|river|valley|surrounding \p{Ll}+)|high|skywards?|upwards?)\.?$`,
    ([, what = '', far = '']) => (kindOfName(what).kind === 'person' ? [] : [`${what} is ${far} high.`]),
  ),
  // 'Up to 850 people fit into the Tarn Hall', 'The Tarn Hall offers space for 1,200 people', 'can take 300 guests'
  rule(
    String.raw`^[Uu]p to (${COUNT}) ${CROWD} (?:fit in(?:to)?|can fit in(?:to)?|can sit in|have room in|find (?:room|space|a seat) in) ((?:the )?${NAME})\.?$`,
    ([, count = '', what = '']) => [`${capital(what)} has a capacity of ${count}.`],
  ),
  ruleHolding(
    ' space | room | take | fit |seating',
    String.raw`^${WHAT} (?:now )?(?:(?:offers|has|provides|gives|had|now has) (?:space|room|seating|seats) (?:for|to)|can (?:now )?(?:take|fit|hold|seat|host|house)) (${COUNT}) ${CROWD}(?: now)?\.?$`,
    ([, what = '', count = '']) => [`${what} has a capacity of ${count}.`],
  ),
  // 'The Tarn Hall was expanded from 850 to 1,100 seats'
  rule(
    String.raw`^${FRONT}${WHAT} (?:was|has been) (?:(expanded|enlarged|extended|increased)|reduced|cut|shrunk) (?:from (\d[\d.,]*) )?to (\d[\d.,]*) (?:seats|places|${CROWD})${WHEN_BEHIND}\.?$`,
    ([, front = '', what = '', up, before, count = '', when = '']) => [
      `${front}${front === '' ? 'The' : 'the'} capacity of ${what.replace(/^The /, 'the ')} ${up === undefined ? 'fell' : 'rose'} ${before === undefined ? '' : `from ${before} `}to ${count}${when}.`,
    ],
  ),
  // 'Ann Lee drew up the plans for the Heron Bridge', 'came up with the design for …', 'Ann Lee was behind the design of …'
  ruleHolding(
    'plans|design|drawings|blueprint',
    String.raw`^${FRONT}((?:[Tt]he )?(?:architects? |engineer )?${NAME}(?: and ${NAME})?) (?:(?:has |had )?(?:drew up|drawn up|drew|made|prepared|produced|came up with|supplied|provided|created|worked out|was behind|is behind|did|wrote)) the (?:architectural |original )?(?:plans|designs?|drawings|blueprints?) (?:for|of) ((?:the )?${NAME})${WHEN_BEHIND}\.?$`,
    ([, front = '', who = '', what = '', when = '']) => [`${front}${who} designed ${what}${when}.`],
  ),
  // 'The plans for the Heron Bridge were drawn by Ann Lee', 'The design for the Heron Bridge came from Ann Lee'
  ruleHolding(
    'plans|design|drawings|blueprint',
    String.raw`^[Tt]he (?:architectural |original )?(?:plans|designs?|drawings|blueprints?) (?:for|of) ((?:the )?${NAME}) (?:(?:was|were) (?:drawn(?: up)?|made|prepared|produced|created|supplied|provided|done) by|(?:is|are|was|were) by|came from|comes from|come from|(?:is|was|were) the work of) ((?:the )?(?:architects? |engineer )?${NAME}(?: and ${NAME})?)${WHEN_BEHIND}\.?$`,
    ([, what = '', who = '', when = '']) =>
      /^(?:place|organization)$/.test(
        kindOfName(who.replace(/^(?:the )?(?:architects?|engineer) /, '')).kind,
      ) && !/architect/.test(who)
        ? []
        : [`${capital(what)} was designed by ${who}${when}.`],
  ),
  // 'The Heron Bridge is based on a design by Ann Lee', 'was planned by the architect Ann Lee', 'stems from the drawing board of …'
  ruleHolding(
    'design|plan|drawing|architect',
    String.raw`^${WHAT} (?:(?:is|was) (?:based on|built to|built on|built after) (?:a |the )?(?:designs?|plans) (?:by|of)|(?:stems|came|comes) from the (?:drawing board|pen) of|(?:was|were) (?:planned|conceived|drawn|created|drawn up) by(?= (?:the )?architects?)) ((?:the )?(?:architects? )?${NAME}(?: and ${NAME})?)${WHEN_BEHIND}\.?$`,
    ([, what = '', who = '', when = '']) => [`${what} was designed by ${who}${when}.`],
  ),
  // 'The architect of the Tarn Hall is Ann Lee', 'Ann Lee was the architect behind the Tarn Hall'
  rule(
    String.raw`^[Tt]he architect (?:of|behind) ((?:the )?${NAME}) (?:is|was) (${NAME})\.?$`,
    ([, what = '', who = '']) => [`${capital(what)} was designed by ${who}.`],
  ),
  // 'The Sea Heron has Port Havel as its home port', 'Port Havel is the new home port of the Sea Heron'
  rule(
    String.raw`^${WHAT} (?:now )?has (${NAME}) as its (?:new )?(home port|capital)\.?$`,
    ([, what = '', where = '', noun = '']) => [
      `The ${noun} of ${what.replace(/^The /, 'the ')} is ${where}.`,
    ],
  ),
  rule(
    String.raw`^(${NAME}) (?:is|has become|became) (?:now )?the (?:new )?home port of ((?:the (?:[\p{Ll}-]+ )?)?${NAME})${WHEN_BEHIND}\.?$`,
    ([, where = '', what = '', when = '']) => [
      when === ''
        ? `The home port of ${what} is now ${where}.`
        : `The home port of ${what} changed to ${where}${when}.`,
    ],
  ),
  // 'The Sea Heron moved to a new home port, Port Havel, in May', 'left Tarn for its new home port Port Havel'
  ruleHolding(
    'home port',
    String.raw`^${WHAT} (?:has )?(?:moved|switched|transferred|was moved|was transferred|was assigned|shifted|relocated)(?: from (${NAME}))? to (?:a|its) new home port,? (?:of |in )?(${NAME}),?${WHEN_BEHIND}\.?$`,
    ([, what = '', from, where = '', when = '']) => [
      `${what} changed its home port ${from === undefined ? '' : `from ${from} `}to ${where}${when}.`,
    ],
  ),
  ruleHolding(
    'home port',
    String.raw`^${WHAT} (?:has )?left (?:its (?:old )?home port,? )?(?:of )?(${NAME}),? (?:for|to go to) its new home port,? (?:of |in )?(${NAME}),?${WHEN_BEHIND}\.?$`,
    ([, what = '', from = '', where = '', when = '']) => [
      `${what} changed its home port from ${from} to ${where}${when}.`,
    ],
  ),
  // 'Ardania has made Marova its capital', 'chose Marova as its new capital', 'Marova was declared the capital of Ardania'
  ruleHolding(
    'capital',
    String.raw`^${FRONT}((?:[Tt]he )?${NAME}) (?:has |had )?(?:(?:made|declared|named|proclaimed|designated) (${NAME}) (?:as )?its (?:new )?(?:national )?capital|(?:chose|chosen|picked|selected|designated|named|adopted|established) (${NAME}) as its (?:new )?(?:national )?capital)${WHEN_BEHIND}\.?$`,
    ([, front = '', land = '', made, chose, when = '']) =>
      kindOfName(land).kind === 'person'
        ? []
        : [
            `${front}${capital(made ?? chose ?? '')} became the capital of ${land.replace(/^The /, 'the ')}${when}.`,
          ],
  ),
  ruleHolding(
    'capital',
    String.raw`^${FRONT}(${NAME}) (?:was|has been) (?:declared|proclaimed|made|named|designated|chosen as|chosen to be) (?:the )?(?:new )?(?:national )?capital of ((?:the )?${NAME})${WHEN_BEHIND}\.?$`,
    ([, front = '', town = '', land = '', when = '']) => [
      `${front}${town} became the capital of ${land}${when}.`,
    ],
  ),
  ruleHolding(
    'capital',
    String.raw`^${FRONT}(${NAME}) (?:has )?(?:lost|gave up|given up|yielded|surrendered) (?:its (?:status|role|rank) as (?:the )?capital of|the capital of|its place as capital of) ((?:the )?${NAME}) to (${NAME})${WHEN_BEHIND}\.?$`,
    ([, front = '', , land = '', town = '', when = '']) => [
      `${front}${capital(town)} became the capital of ${land}${when}.`,
    ],
  ),
  // 'The voters of Tarn elected Ann Lee as mayor', 'Ann Lee beat Bo Orr in the mayoral election in Tarn'
  ruleHolding(
    'mayor|governor|president|council leader',
    String.raw`^${FRONT}[Tt]he (?:voters|citizens|people|residents|inhabitants|electorate|electors|townspeople) of (${NAME}) (?:have |has )?(?:elected|chose|chosen|voted in|picked|voted for) (${NAME}) (?:as |to be )?(?:their |its |the )?(?:new )?(mayor|governor|president)${WHEN_BEHIND}\.?$`,
    ([, front = '', where = '', who = '', post = '', when = '']) => [
      `${front}${capital(who)} was elected ${post} of ${where}${when}.`,
    ],
  ),
  ruleHolding(
    'mayoral|presidential|gubernatorial',
    String.raw`^${FRONT}(${NAME}) (?:has )?(?:(?:defeated|beat|beaten|ousted|unseated) ${NAME} in|won) the (mayoral|presidential|gubernatorial) (?:election|race|contest|vote|run-off|runoff|poll) (?:in|of|for) (${NAME})${WHEN_BEHIND}\.?$`,
    ([, front = '', who = '', kind = '', where = '', when = '']) => [
      `${front}${who} was elected ${{ mayoral: 'mayor', presidential: 'president' }[kind] ?? 'governor'} of ${where}${when}.`,
    ],
  ),
  // 'Ann Lee was voted out as mayor of Tarn', 'Ann Lee lost the office of mayor of Tarn to Bo Orr'
  ruleHolding(
    'voted out|lost the|lost h|turned out|unseated|ousted|dethroned',
    String.raw`^${FRONT}(${NAME}) (?:(?:was|has been) (?:voted out|turned out|unseated|ousted|toppled|dethroned)(?: of office)? as|(?:has )?lost (?:the|her|his) (?:office|post|seat|job|position) (?:of|as)) (?:the )?((?:\p{Ll}+ ){0,2}\p{Ll}+) of ((?:the )?${NAME})(?: to (${NAME}))?${WHEN_BEHIND}(?:,? and (${NAME}) (?:took office|took over|took (?:her|his) place|was voted in|was elected))?\.?$`,
    ([, front = '', before = '', post = '', where = '', to, when = '', then]) => {
      const next = to ?? then;
      return [
        next === undefined
          ? `${front}${before} was removed as ${post} of ${where}${when}.`
          : `${front}${capital(next)} succeeded ${before} as ${post} of ${where}${when}.`,
      ];
    },
  ),
  // 'Ann Lee governs Tarn as mayor'
  rule(
    String.raw`^(${NAME}) (?:has )?(?:now )?(governs|runs|leads|rules|heads|governed|ran|led|run)((?: the (?:town|city) of)? ${NAME}) as (?:its |the )?(mayor|governor|president)${WHEN_BEHIND}\.?$`,
    ([said, who = '', verb = '', where = '', post = '', when = '']) => {
      const be = / has /.test(said) ? 'has been' : verb.endsWith('s') ? 'is' : 'was';
      return [`${who} ${be} the ${post} of ${where.trim().replace(/^the (?:town|city) of /, '')}${when}.`];
    },
  ),
];
