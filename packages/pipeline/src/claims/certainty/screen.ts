import type { Block } from '@memory/markdown';
import type { SentenceAnalysis, Token } from '../../language/analyze.ts';
import { lookUpVerb, verbShape, Word } from '../../language/words/lexicon.ts';

/** Why a sentence is no claim. */
export type NoClaim =
  | 'question'
  | 'greeting'
  | 'boilerplate'
  | 'navigation'
  | 'instruction'
  | 'fragment'
  | 'markup';

const greeting =
  /^(?:hi|hello|hey|hiya|dear|(?:good )?(?:morning|afternoon|evening)(?= all| everyone| team| folks| guys|[.,!])|good (?:morning|afternoon|evening|night|luck)|greetings|thanks|thank you|many thanks|cheers|best(?: regards| wishes)|(?:kind|warm) regards|regards|sincerely|yours (?:sincerely|truly|faithfully)|bye|goodbye|see you|talk soon|take care|congrat\w*(?! to \p{Lu}[^.!?]{2,80} (?:on|for|upon) )|happy (?:birthday|new year|holidays|friday|monday)|yep|lol|haha|wow|got it|sounds good|no problem|no worries|you're welcome|my pleasure|fingers crossed|knock on wood|touch wood|told you(?: so)?|good for you|lucky you|same here|well done|no way)(?![\p{L}-])/iu;
/** Words that are a whole answer or cheer when little follows. */
const answer =
  /^(?:welcome|sorry|please|yes|yeah|no|nope|ok|okay|sure|great|nice|cool|awesome|perfect|oh|hmm|of course|absolutely|enjoy|best|true|right|exactly|agreed|noted|understood|saved|updated|recorded|added|done|fixed|indeed|maybe)(?:\s*[,.!…–—-]|\s+\p{L}+[.!…]*$|$)/iu;
const thanks =
  /\b(?:thanks|thank you|thankful to you) (?:so much |very much |a lot |again |all )*(?:for|to|in advance|again|all|everyone|everybody)\b|^thanks\b/iu;
const wishes =
  /\b(?:have a (?:great|nice|good|lovely|wonderful)|hope (?:you|this|that helps|to hear)|looking forward to|feel free to|let me know|nice to meet|glad to (?:help|hear)|happy to help|how can i help|is there anything else|i'd be happy to)\b/iu;
const boilerplate =
  /©|\(c\) ?(?:19|20)\d\d|\bcopyright(?:ed)? (?:©|\(c\)|(?:19|20)\d\d|by |notice)|\ball rights reserved\b|\bclick (?:here|on|the|below)\b|\b(?:we|this (?:site|website|page|app)|our (?:site|website|partners)) (?:use|uses|may use) cookies\b|\b(?:cookie|privacy) (?:policy|notice|settings|preferences)\b|\b(?:accept|manage|reject|enable)(?: all)? cookies\b|\bterms (?:of (?:use|service)|and conditions)\b.{0,40}\b(?:apply|accept|agree)|\b(?:by (?:using|continuing|clicking|subscribing|signing)) .{0,60}\b(?:you (?:agree|accept|consent)|agree)\b|(?<!\b(?:I|we|they|he|she)(?: [\p{Ll}'’]+){0,3} )\b(?:subscribe|sign up|log in|sign in|register)(?: (?:now|today|here|for free|to (?:our|the|read|get|view|continue)|for (?:our|the)))|\bunsubscribe\b|\bfollow us\b|^share (?:this|on|via)\b|^(?:hope|hoping) (?:you|this|all)\b|\b(?:free|complimentary) articles? (?:left|remaining)\b|\balready a (?:subscriber|member)\b(?! of\b)|\bshare (?:this|on|via) (?:article|page|post|story|facebook|twitter|email)?|\b(?:read|learn|view|show|see|load) (?:more|all)(?: (?:about|at|on|here))?[.…»]?$|\bskip to (?:main )?content\b|\bback to (?:top|home)\b|\bthis page was (?:last )?(?:modified|updated|edited|generated)\b|\blast (?:updated|modified|edited)(?: on|:)|(?<!(?<!\bthis (?:site|website|page|blog|forum|shop) )\b(?:is|are|was|were|been|now) )\bpowered by\b.{0,40}$|\bview (?:this )?(?:email )?in (?:your )?browser\b|\bthis (?:e-?mail|message|newsletter)(?: and any (?:attachments?|files?))?(?:,? [^.]{0,40}?)? (?:was sent|(?:is|are) (?:strictly )?(?:intended|confidential|privileged)|may contain)|\breceived (?:it|this(?: e-?mail| message)?) in error\b|\byou(?:['’]re| are) (?:receiving|getting) this\b|\b(?:is|are|constitutes?|does) not (?:constitute )?(?:legal|financial|medical|investment|tax|professional)(?:,? (?:(?:or|and) )?(?:legal|financial|medical|investment|tax|professional)){0,3} advice\b|\bfor (?:general )?information(?:al)?(?: purposes)? only\b|\bdisable your ad.?blocker\b|\benable javascript\b|^advertisement\b|^sponsored\b|\blorem ipsum\b|\bdolor sit amet\b|\bsed do eiusmod\b|\bincididunt ut labore\b|\but enim ad minim\b|\bduis aute irure\b|\bexcepteur sint\b|\[(?:\p{L}+ ){0,2}(?:date|number|amount|tbc|tbd|tba)\]|\bsession (?:has|will) expired?\b|^error \d{3}\b|\b(?:TODO|TBD|FIXME|XXX)\b(?:[:.]|$)|\bis provided ["“]?as is\b|\bwithout warranty of any kind\b|\bpermission is hereby granted\b|\bfor (?:more|further|additional) (?:information|details|info)\b|\bsee (?:the )?(?:docs|documentation|website|LICENSE)\b.{0,60}$|\ball trademarks\b|\bprinted in (?:the )?\w+\b$|\bmay not be reproduced\b|\bterms apply\b|\b(?:not (?:be )?(?:liable|responsible)|no (?:liability|responsibility)) for (?:the |any )?(?:contents?|accuracy|use|external|linked|third[- ]party)\b|\bplease (?:contact|visit|see|refer|click|check|read|note that this)\b|\{\{[^}]*\}\}|[[<](?:your|insert|enter|company|customer|client|manager|employee|recipient|first|last|full|project|product|team|job|start)\b[^\]>]{0,30}\b(?:name|date|title|here|address|number|link|text)[\]>]/iu;
/** Notices of sites, forms and mails besides. */
const siteNotice =
  /^["“]?(?:quote|tip|joke|thought) of the (?:day|week|month)\b|^\[(?:todo|image|picture|photo|add|insert|caption|placeholder)\b|^to (?:continue|keep|finish) reading\b|^to (?:unsubscribe|opt out)\b|^on \p{L}{3}[^:@]{4,90}:\d\d,? [^@]{2,60}@\S+ wrote\b|\bcookies (?:help|allow|enable|let) us\b|\b(?:views|opinions)(?: and (?:views|opinions))? (?:expressed|stated)\b|\bintended recipients?\b|^(?:the )?recipients? (?:must|should|may) not\b|\byour e-?mail address will not be (?:published|shared)\b|\b(?:is|are) (?:only )?(?:for|available to) (?:subscribers|members)(?: only)?\.?$|\bsubject to change without (?:prior )?notice\b|^you must be (?:at least )?(?:\d\d|of legal age)\b|^we (?:value|respect|care about) your privacy\b|^you (?:can|may) (?:change|update|withdraw|manage) your (?:settings|preferences|consent|subscription)\b|^(?:this )?offer (?:is )?(?:valid|ends|expires)\b|^(?:order|buy|shop|book|call|join|donate) (?:now|today)\b|^(?:the chair(?:man|woman|person)?|\p{Lu}\S+(?: \p{Lu}\S+)?) (?:welcomed|thanked|greeted) (?:everyone|everybody|all|(?:all )?(?:those|members|colleagues) present|(?:all )?(?:the )?(?:members|attendees|participants))\b|^sample text\b|^references (?:are )?(?:available )?(?:up)?on request\b|^your (?:invoice|receipt|order) is attached\b|^(?:all |our )?prices (?:include|exclude|are (?:in|including|excluding))\b|\b(?:no part of this|reproduction of this)\b.{0,60}\b(?:reproduced|copied|prohibited|permission)\b|^this (?:page|site|form) (?:is protected|requires|uses)\b/iu;
/** What stands where a value is yet to come. */
const placeholder =
  /^(?:TBD|TBC|TODO|FIXME|XXX|tba|n\/?a|n\.a\.|to be (?:decided|determined|confirmed|announced)|\?+|…|\.{3}|_+|[\s/_.-]*__[\s/_.-]*|\[[^\]]{0,40}\])?$/i;

/** Whether a label has no value yet: 'Escalation contact: TBD'. */
export function isPlaceholder(value: string): boolean {
  return placeholder.test(value.trim());
}

/** 'ANN REED JOINS US!': a line in capitals heads what follows. */
export function isShouted(text: string): boolean {
  return text.length < 80 && text === text.toUpperCase() && (text.match(/\p{Lu}{3,}/gu)?.length ?? 0) >= 3;
}

/** 'Sure, I adore him 🙄': a short message that means the contrary of what it says. */
export function isIronic(text: string): boolean {
  return text.length < 200 && /(?:🙄|🙃|\s\/s)\s*$/u.test(text);
}

/** Whether a text is boilerplate by its words: legal lines, subscription and cookie notices, placeholders. */
export function isBoilerplate(text: string): boolean {
  const front = text.length > 600 ? text.slice(0, 600) : text;
  return boilerplate.test(front) || siteNotice.test(front);
}

/** 'Home | About | Contact', 'Docs » Guide': short pieces without a verb between separators. */
export function isNavigation(text: string): boolean {
  if (text.length < 160 && sharing.test(text.trim())) return true;
  const pieces = text.split(/\s*[|»›•·→]\s+|\s\/\s/);
  if (pieces.length < 3) return /^(?:home|menu|next|previous|prev|back|search|top)$/i.test(text.trim());
  // 'Employer: Vexel Air | Role: Pilot | Start: 3 March 2022'
  if (pieces.every((piece) => /^\p{Lu}[^:]{1,30}: +\S/u.test(piece))) return false;
  // 'Orr Bakery · Linden Way 4 · Tel. 0551 555 012'
  if (pieces.some((piece) => /^\S+@\S+\.\p{L}{2,}$|^www\.|\d[\d ()/-]{6,20}\d$/u.test(piece.trim())))
    return false;
  return pieces.every((piece) => piece.trim().split(/\s+/).length <= 4 && !/[.!?]$/.test(piece.trim()));
}

/** '[!NOTE]', 'Note' on a line of its own, '⚠️': how a box beside the text begins. */
const calloutMark =
  /^(?:\[!\p{L}+\]\s*|(?:Note|Important|Tip|Info|Warning|Update|Notice)[.:]?\n|\p{Extended_Pictographic}\uFE0F?\s*)/u;

/** How long the lines are with which a page or a mail begins before its text: 'Skip to content', 'Sign in | Register', 'Re: Q2 numbers', a byline; 0 where there are none. */
export function noiseLength({ kind, text: { plain, lineEnds } }: Block): number {
  if (kind === 'quote') return calloutMark.exec(plain)?.[0].length ?? 0;
  if (kind !== 'paragraph') return 0;
  let from = 0;
  let told = 0;
  for (const [nth, end] of lineEnds.slice(0, 6).entries()) {
    const line = plain.slice(from, end).trim();
    const isByline = byline.test(line);
    // 'Orr Air files for bankruptcy' above 'By Ida Moss, 4 May 2024'
    const isHeadline =
      !/[.!?…"”:]$/.test(line) && byline.test(plain.slice(end + 1, lineEnds[nth + 1] ?? plain.length).trim());
    const isBar =
      line.includes('|') && line.split('|').every((piece) => piece.trim().split(/\s+/).length <= 3);
    const isNoise =
      isByline ||
      isHeadline ||
      isBar ||
      isShouted(line) ||
      subjectLine.test(line) ||
      (line.length < 60 && boilerplate.test(line));
    if (!isNoise) break;
    from = end + 1;
    told = from;
  }
  return told;
}

const byline = /^[Bb]y \p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){1,2}(?:,? [^.!?]*\d{4})?$/u;
const subjectLine = /^(?:re|fwd?|aw|subject):\s/i;

/** 'Share this: Facebook Twitter LinkedIn', 'Read more: …', 'Published 3 May 2024 · 4 min read', 'Last updated: …'. */
const sharing =
  /^(?:share|tweet|pin|follow|like)\b.{0,40}\b(?:facebook|twitter|linkedin|instagram|whatsapp|mastodon|pinterest|reddit|e-?mail)\b|^(?:read (?:more|also|next)|related(?: articles| stories)?|see also|more (?:from|on|in)|you (?:may|might) also like|recommended|trending|most read|advertisement|sponsored)\b\s*[:–—-]|^(?:published|posted|updated)\b(?: on)?:? [^.]{4,40}(?:·|\||\d min(?:ute)?s? read)|\b\d{1,2} min(?:ute)?s? read\b|^was this (?:page|article) helpful|^(?:previous|next|older|newer) (?:post|article|entry|story|page|chapter)s?\b\s*[:→←»«]|^(?:previous|prev|next)\s*[:→←»«]\s*(?:[^|]{1,60}\|\s*(?:previous|prev|next|home|contents|up)\b|(?:chapter|part|section|page|lesson|post|article)\b)|^(?:tags|tagged|filed under|posted in)\s*:/iu;

const interjection =
  /^(?:(?:hi|hello|hey|hiya|dear|thanks(?: a lot| so much)?|thank you|sorry|yes|yeah|yep|no|nope|ok|okay|sure|great|nice|cool|awesome|perfect|lol|haha|wow|oh(?: no| yes| well)?|ah|hmm|um|right|exactly|agreed|noted|understood|got it|true|well|so|good (?:morning|afternoon|evening))(?:,? (?:everyone|everybody|all|team|guys|folks|there|again|\p{Lu}[\p{L}]+))?\s*[,!.–—-]+\s+)+(?=\S+\s+\S+\s+\S+)/iu;

/** Labels that structured abstracts put in front of a sentence. */
const sectionLabel =
  /^(?:BACKGROUND|OBJECTIVES?|AIMS?|PURPOSE|CONTEXT|INTRODUCTION|DESIGN|SETTING|PARTICIPANTS|PATIENTS|INTERVENTIONS?|MEASUREMENTS?|MAIN OUTCOME MEASURES?|METHODS?|MATERIALS AND METHODS|METHODS AND FINDINGS|FINDINGS|RESULTS?|MAIN RESULTS|DISCUSSION|CONCLUSIONS?|INTERPRETATION|SIGNIFICANCE|IMPORTANCE|LIMITATIONS?|FUNDING)\s*[:.–—-]?\s+(?=\p{Lu}|\d)/u;

/** The same in small letters with a colon: 'Results: …'. */
const smallLabel =
  /^(?:Background|Objectives?|Aims?|Purpose|Context|Introduction|Design|Setting|Participants|Patients|Interventions?|Measurements?|Main outcome measures?|Methods?|Materials and methods|Methods and findings|Findings|Results?|Main results|Discussion|Conclusions?|Interpretation|Significance|Importance|Limitations?):\s+(?=\p{Lu}|\d)/u;

/** 'Quick note for later: Levi is at school', 'Summary of the call: …', 'Description: The printer is broken': what follows is the sentence. */
const notice =
  /^(?:(?:an?|the|just|my|our|one|more|other|good|bad|sad|great|big|latest|quick|short|brief|small|friendly|gentle|final|last|important|personal|daily|weekly|monthly) )*(?:note|(?<=(?:quick|more|other|final|last) )(?:one|thing|point)|news|summary|recap|reminder|update|round-?up|announcement|confirmation|notice|heads[- ]up|overview|digest|description|details|background|context|comments?)(?: (?:of|for|on|about|from|to|after) [^:.!?]{1,80})?:\s+(?=\p{Lu}\S*(?:['’]s)? (?:\S+ )*?\p{Ll})/iu;

/** '2024-09-12 08:45 UTC - Resolved: The certificate was renewed': the stamp of a line in a log. */
const stamp =
  /^\[?\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d)?(?: ?(?:Z|UTC|GMT|CET|CEST|BST|EST|EDT|PST|PDT))?\]?\s*(?:[-–—:|]\s+)?(?:(?:investigating|identified|monitoring|resolved|scheduled|completed|in progress|update)\s*[:–—-]\s+)?(?=\p{Lu}\p{L}*['’]?\p{L}* \S+ \S)/iu;

/** How long the greeting or interjection in front of a sentence is that goes on ('hey, I sold the Volvo'); 0 without one. */
export function interjectionLength(text: string): number {
  const front = text.slice(0, 120);
  return (
    (interjection.exec(front) ??
      sectionLabel.exec(front) ??
      smallLabel.exec(front) ??
      stamp.exec(front) ??
      notice.exec(front))?.[0].length ?? 0
  );
}

/** 'I'm so sorry', 'I'm happy for you two': of how somebody takes what they hear. */
const sympathy =
  /^(?:oh,? )?(?:I(?:['’]m| am) )?(?:so |very |really |truly |terribly |just )*(?:sorry|jealous|(?:happy|glad|proud|pleased|excited|delighted|thrilled) (?:for|of) (?:you|them|her|him))\b(?! (?:I|we|that I|that we)\b)[^,;]{0,50}$/iu;

/** Whether a sentence is a greeting, thanks or a polite form with nothing else in it. */
export function isGreeting(text: string): boolean {
  const words = text.split(/\s+/).length;
  if (thanks.test(text) && words <= 20) return true;
  if (greeting.test(text)) return words <= 7 || !/[,;–—-]\s*\p{L}+.*\s\p{L}+/u.test(text);
  if (answer.test(text)) return words <= 4;
  if (sympathy.test(text)) return true;
  return wishes.test(text) && words <= 22;
}

/** Whether a sentence asks. A question inside a report ('She asked whether …') is none. */
export function isQuestion(text: string): boolean {
  return /\?["'”’)\]*]*\s*$/.test(text);
}

/** Whether a sentence tells the reader to do something: a base form without a subject at its front, or 'let us'. */
export function isInstruction({ tokens, clauses, verbGroups }: SentenceAnalysis): boolean {
  let at = 0;
  while (at < tokens.length && isRunUp(tokens[at] as Token)) at++;
  // 'To see all entries, choose a year'
  const comma =
    tokens[at]?.lower === 'to' ? tokens.slice(at, at + 14).findIndex(({ text }) => text === ',') : -1;
  if (comma > 0) at += comma + 1;
  const first = tokens[at];
  if (first === undefined) return false;
  if (/^(?:let|let's|lets)$/.test(first.lower)) return true;
  if (/^(?:do|don)$/.test(first.lower) && /^(?:n't|not)$/.test(tokens[at + 1]?.lower ?? '')) return true;
  const next = tokens[at + 1];
  if (next?.lower === 'of') return false;
  if (next === undefined || first.pos === 'PRON' || first.pos === 'DET' || first.pos === 'AUX') return false;
  const carried = clauses.some((clause) => {
    const verb = verbGroups[clause.verb];
    return (
      verb !== undefined &&
      verb.form === 'finite' &&
      verb.head > at &&
      clause.kind === 'main' &&
      clause.subjects.length > 0
    );
  });
  if (first.pos === 'VERB') {
    const shape = verbShape(first.lower, first.lemma);
    return shape.base && !carried;
  }
  // 'Please complete this form in block capitals'
  const isAsked = tokens[at - 1]?.lower === 'please' && /^(?:this|the|your|all|an?)$/.test(next.lower);
  if (isAsked && (lookUpVerb(first.lower) & Word.verbBase) !== 0) return true;
  if (carried || (lookUpVerb(first.lower) & Word.verbBase) === 0) return false;
  return !verbGroups.some((verb) => verb.form === 'finite' && verb.head > at && verb.head <= at + 2);
}

function isRunUp(token: Token): boolean {
  return /^(?:please|then|now|first|next|finally|also|just|simply|always|never|kindly|and|so|,|-|–)$/.test(
    token.lower,
  );
}

const english =
  /\b(?:the|a|an|of|and|in|to|is|are|was|were|be|been|that|for|it|on|with|as|by|at|from|this|has|have|had|not|he|she|they|i|you|we|his|her|its|but|or|will|my|can|no|there|do|does|did)\b/giu;

/** Whether a text reads as another language than English: letters, but hardly a small English word. */
export function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return false;
  const latin = text.match(/[a-zA-Z]/g)?.length ?? 0;
  if (latin / letters < 0.6) return true;
  const words = text.match(/\p{L}+/gu)?.length ?? 0;
  if (words < 4) return false;
  const known = text.match(english)?.length ?? 0;
  const accented = /[à-öø-ÿāăąćčďđēęěğģīķļłńňőœřśšťūůźžß]/i.test(text);
  const foreign =
    text.match(
      /\b(?:der|die|das|und|ist|nicht|ein|eine|mit|von|wurde|le|la|les|des|est|dans|une|pour|que|qui|el|los|las|del|por|para|con|como|il|della|che|sono|per|uma|não|het|een|van|och|att|som|med|er|og|på|jest|nie)\b/giu,
    )?.length ?? 0;
  return foreign > 2 * known && (foreign >= 2 || accented) && known <= words / 8;
}

/** 'Cloudflare Workers, Fastly Compute, Deno and Bun.': names that nothing is said of. */
const namesOnly =
  /^(?:\p{Lu}[\p{L}\d.@&-]*(?: \p{Lu}[\p{L}\d.@&-]*){0,3}(?:, (?:and |or )?| and | or )){2,}\p{Lu}[\p{L}\d.@&-]*(?: \p{Lu}[\p{L}\d.@&-]*){0,3}\.?$/u;

/** 'Owen Pryce, Harwick Echo' */
const nameAndBody =
  /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}.'’-]*){1,2}, (?:the )?\p{Lu}[\p{L}&'’-]+(?: (?:&|\p{Lu}[\p{L}'’-]*)){1,3}\.?$/u;

/** 'It hasn't.', 'Orr did not.': what it has not, or did not do, is told in front of it. */
const cutShort =
  /^[^\s,]+(?: [^\s,]+){0,3}? (?:has|have|had|did|does|do|was|were|is|are|will|would|can|could)(?:n['’]t| not)\.?$/iu;

/** 'Sven, please bring the samples': what is wanted of somebody, who has not done it. */
const wanted =
  /^@?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?(?:,? (?:could you |can you |would you )?(?:please|pls|kindly) (\p{Ll}+) |, (\p{Ll}+) (?:the|your|my|our|me|us|it|this|that|them|him|her)\b)/u;

function isWanted(text: string): boolean {
  const [, asked, ordered] = wanted.exec(text) ?? [];
  const verb = asked ?? ordered;
  return verb !== undefined && (lookUpVerb(verb) & Word.verbBase) !== 0;
}

/** Whether a text is cut short, names alone or asked of somebody, whatever its words would be elsewhere. */
export function tellsNothing(text: string): boolean {
  return cutShort.test(text) || namesOnly.test(text) || nameAndBody.test(text) || isWanted(text);
}
