import { list, type PredicateLexicon } from './predicate-words.ts';

/** English words of the predicates: organisations. */
export const organizations: PredicateLexicon = {
  founded: {
    verbs: list('S found|co-found|cofound|establish|start|incorporate O, S set up O, S start up O'),
    nouns: list('founder, co-founder, cofounder, founding father'),
  },
  founded_on: {
    verbs: list('S (found|establish|incorporate|start|create) in|on V, S (set up) in|on V'),
    attributes: list(`
      founded, founding date, date of foundation, year founded, established, foundation, inception,
      incorporated
    `),
  },
  founded_in: {
    verbs: list('S (found|establish|incorporate|start|form) in O, X found|establish|start S in O'),
  },
  headquartered_in: {
    verbs: list(`
      S (headquarter|base) in|at O, S be headquartered in|at O,
      S have headquarters|seat|base|head_office|main_office|registered_office in|at O,
      +S open headquarters|head_office in|at O, +S shift|transfer base|seat|headquarters to O,
      +S move headquarters to O, +S relocate headquarters to O, -S move|relocate headquarters from O,
      +S move|relocate to O, +S move back to O, -S move|relocate from O,
      +S move|relocate|transfer office|base|seat|headquarters to O,
      -S move|relocate|transfer office|base|seat from O, S keep headquarters in O,
      S maintain headquarters in O, S be from O
    `),
    attributes: list(`
      headquarters, head office, headquarter, main office, HQ, seat, base, registered office
    `),
  },
  has_office_in: {
    verbs: list(`
      S have office|branch|plant|factory|store|site|campus|shop|showroom|depot|workshop|laboratory|lab|warehouse|shipyard|yard|mill|studio|outlet|facility|refinery|hub|clinic in|at O,
      +S open office|branch|plant|factory|store|site|campus|shop|showroom|depot|workshop|laboratory|lab|warehouse|shipyard|yard|mill|studio|outlet|facility|refinery|hub|clinic in|at O,
      -S close|shut office|branch|plant|factory|store|site|campus|shop|showroom|depot|workshop|laboratory|lab|warehouse|shipyard|yard|mill|studio|outlet|facility|refinery|hub|clinic in|at O,
      S operate in O, +S expand to|into O, +S enter O, -S exit O, -S withdraw|pull from O,
      S maintain office in O
    `),
    attributes: list('office, branch'),
  },
  acquired: {
    verbs: list(`
      S acquire|buy|purchase O, S take over O, S buy out O, S snap up O, S absorb O,
      S complete acquisition|purchase|takeover of O, S announce|confirm acquisition|purchase|takeover of O,
      S finalise|finalize|close acquisition|purchase|takeover of O, O (sell) to S, X sell O to S,
      X give|leave|bequeath|donate|gift O to S, X sell off O to S, O sell to S
    `),
    nouns: list('acquirer, buyer'),
    attributes: list('acquisition'),
  },
  sold: { verbs: list('S sell|divest O, S sell off O, O (sell) by S') },
  owns: {
    verbs: list(`
      S own|possess O, S own X of O, O belong to S, O be property of S, +S inherit O,
      +S take|assume|gain ownership of O, S hold|own|have|keep|retain stake in O,
      +S buy|acquire|purchase|take stake in O, -S sell stake in O, -S lose O
    `),
    nouns: list(`
      owner, proprietor, co-owner, part-owner, joint owner, sole owner, majority owner, project owner,
      service owner, process owner, system owner, data owner, shareholder, majority shareholder,
      minority shareholder, largest shareholder, biggest shareholder, main shareholder,
      principal shareholder, parent company, parent organisation, parent organization
    `),
  },
  subsidiary_of: {
    verbs: list('+S become part of O'),
    nouns: list(`
      subsidiary, division, unit, wholly owned subsidiary, wholly-owned subsidiary, brand, arm,
      business unit, affiliate
    `),
    attributes: list('parent company, parent, holding company'),
  },
  merged_with: {
    verbs: list(`
      S merge with|into O, S (merge) with|into O, S combine with O, S complete merger with O,
      S announce merger with O
    `),
  },
  spun_off_from: {
    verbs: list(`
      O spin off S, S (spin off) from O, O spin out S, O hive off S, O split off S, O carve out S,
      S (spin out) of|from O, S (hive off) from O, S (split off) from O, S (demerge) from O,
      S demerge from O, S split|separate from O, S (separate) from O, S (carve out) of|from O
    `),
    nouns: list('spin-off, spinoff, spinout'),
  },
  renamed_to: {
    verbs: list(`
      S (rename|rebrand|retitle) O, S (rename|rebrand) to|as O, S rename|rebrand to|as O, S change name to O
    `),
    attributes: list('new name'),
  },
  invests_in: {
    verbs: list(`
      S invest in O, S invest X in O, S back|fund|finance O, S make investment in O, S lead round in O,
      O raise money|fund|funding|capital|million|billion|euro|dollar|pound|franc|krone|krona from S,
      O (back|fund|finance) by S, O secure funding|investment from S
    `),
    nouns: list('investor, backer, funder, lead investor'),
  },
  donated_to: {
    verbs: list('S donate|give|contribute to O, S make donation to O'),
    nouns: list('donor, benefactor'),
  },
  sponsors: { verbs: list('S sponsor O'), nouns: list('sponsor, patron') },
  partner_of: {
    verbs: list(`
      +S partner with O, +S (partner) with O, +S team up with O,
      +S sign agreement|deal|contract|partnership with O,
      +S enter|conclude|strike partnership|agreement|contract|deal with O,
      +S form|agree|launch partnership|alliance|cooperation|collaboration with O,
      +S announce partnership with O, +S ally with O,
      S have partnership|contract|agreement|deal|alliance with O, S collaborate|cooperate|work with O,
      -S end|terminate|cancel|dissolve partnership|agreement|contract|deal with O
    `),
    nouns: list('partner, ally, business partner, strategic partner, collaborator'),
  },
  competitor_of: {
    verbs: list('S compete with|against O, S rival O'),
    nouns: list(`
      competitor, rival, main competitor, biggest competitor, closest competitor, main rival, biggest rival,
      closest rival, arch-rival, alternative
    `),
  },
  supplies: {
    verbs: list(`
      S supply O, S supply to O, S deliver to O, O buy|source|purchase|get|obtain from S,
      O buy|source|purchase|get|obtain X from S, O (supply) by S, S serve O, S export to O
    `),
    nouns: list('supplier, vendor, provider'),
    attributes: list('customer, client'),
  },
  sued: { verbs: list('S sue O, S file lawsuit|suit|complaint against O, S take legal action against O') },
  fined: { verbs: list('S fine|penalise|penalize|sanction O') },
  hired: { verbs: list('S hire|recruit O') },
  industry: { attributes: list('industry, sector, field') },
  employee_count: {
    verbs: list(`
      S employ V person|people|worker|employee|staff, S have V employee|worker|staff|person|people,
      S have staff of V, S have workforce of V, S count V employee|worker|staff|people|person,
      S have headcount of V, +S grow|expand|shrink to V employee|worker|staff|people|person
    `),
    attributes: list(`
      number of employees, employees, headcount, workforce, staff size, employee count, team size, staff
    `),
  },
  revenue: {
    verbs: list(`
      S have revenue|turnover|sales|takings of V,
      S report|post|generate|earn|record|book|announce|publish revenue|sales|turnover of V,
      S generate|make|earn V in revenue|sale, S bring in V in revenue|sale, S turn over V
    `),
    attributes: list('revenue, annual revenue, turnover, sales'),
  },
  profit: {
    verbs: list('S report|post|make|earn|record|book|announce|publish|turn|have profit|surplus of V'),
    attributes: list('profit, net income, net profit, operating profit, earnings'),
  },
  valuation: {
    verbs: list('S (value) at V, S be worth V'),
    attributes: list(`
      valuation, market value, market capitalisation, market capitalization, market cap, value, worth,
      net worth
    `),
  },
  budget: { verbs: list('S have budget of V'), attributes: list('budget') },
  raised: {
    verbs: list('S raise V, S secure V, S close round of V'),
    attributes: list('funding, funding round, seed round, Series A, Series B'),
  },
  listed_on: {
    verbs: list(`
      S (list|quote|trade) on O, S trade|list on O, +S debut|float on O, +S (float) on O, -S (delist) from O,
      -S delist from O
    `),
    attributes: list('stock exchange, exchange, stock listing, listing, listed on, traded on'),
  },
  decided: { attributes: list('decision') },
  approved: { verbs: list('S approve|authorise|authorize|ratify O, S pass O, S adopt O, O (approve) by S') },
  signed: { verbs: list('S sign O, O (sign) by S'), nouns: list('signatory') },
  banned: { verbs: list('S ban|prohibit|outlaw O, O (ban|prohibit|forbid) by|in S') },
  requires: { verbs: list('S require|need|mandate O'), attributes: list('requirement, prerequisite') },
  applies_to: { verbs: list('S apply to O, S govern O'), attributes: list('scope') },
  criticized: {
    verbs: list('S criticise|criticize|condemn|denounce|oppose O'),
    nouns: list('critic, opponent'),
  },
  supports_cause: {
    verbs: list('S endorse|champion|defend O, S vote for O, S campaign for O'),
    nouns: list('supporter, advocate, proponent'),
  },
  defeated: { verbs: list('S defeat|beat|conquer|overthrow O, O lose to S') },
  elected: { verbs: list('S elect O') },
};
