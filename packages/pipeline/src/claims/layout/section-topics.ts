import { isKnownWord } from '../../language/words/tokens.ts';

/** Headings that name no subject: what stands below speaks of what stands above. */
const topic =
  /^(?:overview|(?:key |important |main |other )?(?:dates|events|moments|steps|stages)|chronology|chronicle|company history|history of the (?:firm|company|club)|about(?: us)?|details?|facts?|(?:key |quick |main |important |basic )?(?:facts(?: and figures)?|figures|numbers|data|statistics|stats)|at a glance|summary|team|our team|people|staff|employees|crew|register|(?:(?:our |the )?(?:staff|employee|team|people|phone|telephone|member) )?(?:directory|list)|leadership|management|imprint|impressum|legal notice|colophon|contact (?:us|details|card|list|info(?:rmation)?)|(?:emergency |key |useful |our )?contacts?|(?:product|data|fact)[- ]?sheet|info(?:rmation)?|specifications?|specs|profile|background|history|introduction|description|general|notes?|features?|key features|server|settings|address(?: book)?|(?:price|wine|drinks|parts|product) list|glossary|obituary|who does what|(?:shopping|packing|wish|to-?do|reading|check)[ -]?list|status (?:page|report|board)|(?:decisions?|change|incident|event|captain['’]s|ship['’]s)? ?log(?:book)?|(?:open|vacant) positions|job openings|(?:project|product|server|price) (?:status|overview|comparison)|comparison|menu|tariffs?|time-?table|schedule|programme|org(?:ani[sz]ation(?:al)?)?[ -]?chart|(?:staff|personnel|team|people|crew|committee|board|management|leadership) (?:changes|moves|news)|joiners(?: and leavers)?|leavers|new (?:starters|hires|joiners)|(?:room )?bookings|incident(?: report)?|supported versions|fixtures|status|timeline|milestones|members?|attendees|participants|present|absent|agenda|minutes|decisions?|actions?|action items|next steps|updates?|results?|key results|discussion|conclusions?|results and discussion|methods?|abstract|pricing|prices|plans|requirements|installation|usage|configuration|options|api|examples?|faq|changelog|changes|added|changed|deprecated|removed|fixed|security|unreleased|license|credits|roadmap|goals?|metrics|financials|locations?|offices|products?|services|data|table|education|experience|work experience|skills|(?:spoken )?languages|(?:employment|work|professional) history|professional experience|training|qualifications|hobbies and interests|career|personal life|early life|biography|awards|publications|references|misc|miscellaneous|other|tl;?dr|news|events|chats?|memos?|e-?mails?|messages?|letters?|diary|cv|curriculum vitae|r[ée]sum[ée]|transcript|document|draft|untitled|policy|policies|terms|limits|performance|benchmarks?|support|compatibility|architecture|design|getting started|quick ?start|read ?me|run ?book|playbook|post-?mortem|cheat ?sheet|hand(?:book|-?out)|press release|newsletter|(?:release|meeting) notes|(?:product |key |general )?(?:technical )?(?:data|details|characteristics)|technical (?:facts|information|features)|why.*|how.*|what.*|when.*|who.*|where.*)$/i;
const period =
  /^(?:q[1-4]|h[12]|(?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:this|last|next) (?:week|month|quarter|year))(?:,? \d{4})?$/i;
/** Sections that encyclopaedias, annual reports and notes on people are parted into. */
const part =
  /^(?:(?:the |early |earlier |late |later |private |family |professional |public |local |main |selected |major )*(?:geography|topography|geology|economy|industry|trade|commerce|agriculture|transport|transportation|infrastructure|facilities|amenities|climate|demographics|demography|culture|religion|politics|government|administration|governance|organi[sz]ation|structure|ownership|operations|finances?|funding|sports?|tourism|sights|landmarks|etymology|names?|naming|toponymy|family|childhood|youth|years|life|career|marriages?|death|burial|legacy|honou?rs|recognition|reception|works?|discography|filmography|plot|synopsis|cast|characters|themes|style|production|release|construction|route|stations|fleet|rolling stock|habitat|distribution|taxonomy|behaviou?r|diet|uses|ecology|board|council|committee|elections?|officers|trustees|health|media|wildlife|flora|fauna|notable people|twin towns|sister cities|(?:opening )?hours|admission|visitors|jobs?|employment|preferences|tastes|favou?rites|interests|needs|allergies|likes|dislikes|hobbies|household|money|travel)|confidential|private|internal)$/i;

/** Sections of reports, newsletters, product pages and pages of programs. */
const ofPage =
  /^(?:(?:(?:our|the|key|main|current|new|open|known|recent|past|coming|upcoming|further|other) )*(?:risks?|issues|problems|challenges|highlights|lowlights|progress|achievements|blockers|dependencies|deadlines|numbers|farewells?|goodbyes?|welcomes?|arrivals|departures|new faces|faces|birthdays|congratulations|anniversaries|announcements?|notices?|dates? for (?:your|the) diary|diary dates|reminders?|(?:ship(?:ping|ment)|delivery)(?: and returns)?|returns|warranty|guarantee|availability|what['’]s in the box|accessories|colou?rs|reviews?|orders?|payment|maintainers?|contributors?|authors?|acknowledge?ments|thanks|(?:built|made|written|developed) (?:with|in)|powered by|technologies(?: used)?|(?:software |tech(?:nology)? ?)stack|used by|in use at|adopters|who uses it|users|customers|clients|suppliers|vendors|contractors|subcontractors|insurers|providers|distributors|dealers|carriers|agents?|licen[cs]es?|licen[cs]ing|copyright|prices?|costs?|fees?|opening times|directions|getting here|how to find us|parking|visiting|alumni|notable alumni|sponsors|supporters|partners|staff news|people news|jobs|vacancies|summary of changes|to-?dos?|open (?:points|questions)|questions|any other business|aob|apologies|next meeting|date of next meeting|matters arising|finance|correspondence|motions|votes|volunteering|publications|books|bibliography|selected works|exhibitions|concerts|recordings))$/i;

/** Sections of papers on decisions and incidents, of instructions, and of lists of people by their rank. */
const ofPaper =
  /^(?:context|consequences|(?:considered |rejected )?(?:alternatives|options)(?: considered)?|decision drivers|rationale|scope|purpose|impact|detection|resolution|remediation|mitigation|root causes?|lessons learn(?:ed|t)|escalation|(?:roll ?back|restart|recovery)(?: (?:procedure|steps))?|monitoring|alerts|deployment|troubleshooting|caveats|(?:in|inside) the box|box contents|logs?|(?:the )?(?:head )?office|reception|(?:(?:senior|junior|managing|founding|executive|non-executive|honorary|regional|former|external) )?(?:directors|associates|partners|managers|consultants|assistants|freelancers|interns|apprentices|lecturers|professors|fellows|researchers|technicians|administrators))$/i;

/** Whether a heading says what is told below it rather than of what: 'Overview', 'Economy and transport', 'Q2 2024'. */
export function isTopic(heading: string): boolean {
  return (
    topic.test(heading) ||
    period.test(heading) ||
    heading.split(/,? (?:and|&) |, | ?\/ ?/).every((word) => part.test(word)) ||
    ofPage.test(heading) ||
    ofPaper.test(heading)
  );
}

/** Parts of manuals, of which what stands below tells neither by itself nor of the page: 'Common API Methods', 'Override exit and output handling'. */
const partOfManual =
  /\b(?:functions|methods|ranges|options|commands|arguments|parameters|types|hooks|examples|projects|pieces|classes|modules|errors|helpers|utilities|properties|settings|flags|variables|endpoints|routes|responses|guidelines|conventions|tips|tricks|recommendations|considerations|limitations|differences|comparisons|environments|tests|scripts|links|resources|exceptions|operators|expressions|queries|callbacks|plugins|aliases|constants|defaults|handling|compliance|formatting|parsing|testing|debugging|logging|contributing|publishing|bundling|help|syntax|internals)$/i;

/** Whether a heading is that of a part of a manual, in words that name nothing. */
export function isPartOfManual(heading: string): boolean {
  return (
    partOfManual.test(heading) &&
    heading
      .split(/[\s/]+/)
      .every((word) => isKnownWord(word.toLowerCase()) || /^(?:[A-Z]{2,5}|[A-Z]{2,5}s)$/.test(word))
  );
}
