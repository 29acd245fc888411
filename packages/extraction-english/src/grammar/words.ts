const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s*[,\n]\s*/));

export const modals = set('will, would, can, could, may, might, must, shall, should, ought, wo, ca, sha');
/** Modals that only tell of the future. */
export const futureModals = set('will, shall, wo, sha');
export const negations = set("not, n't, never, hardly, scarcely, barely, nor, neither, n’t");
/** Adverbs that keep a sentence from being said as a fact. */
export const hedges =
  set(`probably, possibly, perhaps, maybe, likely, allegedly, reportedly, apparently, supposedly, presumably,
  seemingly, potentially, hopefully, ideally, theoretically, rumouredly, hypothetically, arguably, almost, nearly`);
/** Adverbs of phase, kept with the clause; all others are dropped. */
export const phases =
  set(`now, still, formerly, previously, currently, already, yet, again, once, originally, initially, eventually,
  later, then, recently, soon, always, usually, often, sometimes, rarely, seldom, first, finally, nowadays, meanwhile, permanently,
  temporarily, briefly, jointly, today, only, also, ever, just, anymore, no longer, any more, any longer, at present, for now`);
export const copulas = set(
  'be, become, remain, stay, seem, appear, look, sound, feel, get, turn, grow, prove, taste, smell',
);
/** Verbs after which only an infinitive or '-ing' says what happens, and the whole is asserted: its phase. */
export const aspectVerbs = set('begin, start, continue, keep, stop, cease, quit, finish, resume');
/** Verbs after which an infinitive is asserted. */
export const assertingChains = set('manage, come, go, help, get, happen');
/** Verbs after which an infinitive is not said as a fact. */
export const hedgingChains =
  set(`plan, want, hope, wish, intend, aim, try, attempt, seek, expect, promise, agree, decide, seem, appear,
  tend, threaten, offer, propose, prepare, need, claim, vow, like, love, prefer, hate, choose, struggle, strive, wait, hesitate, ask,
  have, dare, mean, pledge, opt, demand, request, deserve, volunteer, aspire, elect, look, consider, swear`);
/** Verbs after which an infinitive is denied. */
export const denyingChains = set('fail, refuse, decline, forget, omit, neglect');
export const wishVerbs = set('want, hope, wish, like, love, prefer, long, aspire');
/** Participles and adjectives after 'be' that hedge an infinitive: 'is expected to join'. */
export const hedgingStates =
  set(`expected, believed, said, thought, known, supposed, meant, intended, planned, scheduled, set, slated, due,
  reported, alleged, rumoured, rumored, considered, estimated, likely, unlikely, able, unable, allowed, permitted, required, forced,
  asked, told, invited, advised, recommended, encouraged, ready, willing, eager, keen, about, bound, free, poised, sure, certain,
  available, supposed, predicted, assumed, projected, obliged, unwilling, reluctant, going, hoping, planning, trying, happy`);

/** Verbs whose that-clause only reports. */
export const reportVerbs =
  set(`say, tell, think, believe, claim, argue, suggest, propose, hypothesise, hypothesize, speculate, assume,
  suppose, suspect, guess, imagine, expect, feel, report, announce, state, declare, insist, assert, allege, deny, doubt, fear, worry,
  write, add, warn, promise, predict, estimate, reckon, hope, wish, pretend, dream, hear, understand, complain, admit, agree, joke,
  conclude, indicate, mention, explain, reply, answer, ask, wonder, decide, demand, recommend, request, require, anticipate, postulate,
  mean, ensure, consider, swear, teach, advise, inform, remind, convince, persuade, assure, comment, tweet, post, note`);
/** Verbs whose that-clause is taken as true. */
export const factiveVerbs =
  set(`show, demonstrate, find, know, realise, realize, discover, learn, establish, reveal, remember, confirm,
  prove, notice, observe, see, forget, regret, acknowledge, identify, recognise, recognize, highlight, determine, verify`);
export const wishingReports = set('hope, wish, demand, recommend, request, require, dream');
/** Nouns that a that-clause explains; it is reported. */
export const contentNouns =
  set(`fact, claim, idea, belief, hypothesis, evidence, notion, view, suggestion, possibility, assumption, rumour,
  rumor, report, theory, hope, fear, impression, thought, opinion, conclusion, news, finding, announcement, statement, feeling, sense,
  argument, proposal, likelihood, chance, doubt, risk, proof, sign, indication, way, time, day, reason, moment, year, so, case`);

/** Words that open a clause of their own. */
export const subordinators =
  set(`if, unless, whether, because, although, though, while, whereas, since, after, before, until, till, when,
  whenever, once, as, so, lest, whilst, wherever, provided, suppose, supposing, assuming, than, except, like`);
export const conditions = set(
  'if, unless, whether, provided, supposing, assuming, lest, suppose, whenever, wherever, in case',
);
/** Conditions where the clause is in the present tense. */
export const generalConditions = set('when, once, until, till, before, after, as soon as, as long as');
export const relatives = set('who, which, that, whom, whose, where');
export const questionWords = set('what, how, why, who, whom, whose, which, where, when');

export const particles = set(
  'over, up, out, off, down, away, back, on, in, along, together, forward, aside, apart, around, through',
);
/** Verb and particle that belong together also before a noun: 'took over Orr'. */
export const phrasalVerbs =
  set(`take over, take up, take on, take off, take back, set up, set off, set out, give up, give back, grow up,
  break up, break off, call off, call up, shut down, close down, step down, step up, bring up, bring back, bring in, carry out,
  carry on, point out, find out, figure out, work out, turn down, turn off, turn on, turn out, turn up, put on, put off, put up, pick up,
  pick out, pass on, pass away, buy out, buy up, sell off, sell out, spin off, spin out, split up, split off, start up, sign up, settle down,
  head up, hand over, hand in, roll out, lay off, lay out, look up, make up, move in, move out, team up, win over, write down, wind up,
  back up, blow up, burn down, clean up, cut off, cut down, drop out, drop off, end up, fill in, fill out, hold up, keep up, kick off,
  knock down, leave out, let down, log in, log out, mix up, open up, phase out, rule out, run out, send out, send off, shut off, sort out,
  speed up, sum up, switch off, switch on, swap out, tear down, throw away, try out, wake up, wipe out, build up, scale up, ramp up, merge in`);

/** Verbs with a receiver before the object: 'awarded Ann the prize'. */
export const givingVerbs =
  set(`give, award, grant, offer, send, lend, pay, sell, show, teach, tell, hand, owe, promise, assign, deny, bring,
  buy, cost, earn, win, ask, serve, wish, charge, fine, feed, pass, leave, loan, allocate, make, build, cook, get, find`);
/** Verbs with a role behind the object: 'appointed Ann CEO'. */
export const namingVerbs = set(
  'appoint, name, elect, make, call, declare, crown, nominate, designate, dub, rename, nickname, consider, label',
);

export const subjectPronouns = set('i, he, she, it, they, we, you, who, this, that, these, those');
export const pronouns =
  set(`i, you, he, she, it, we, they, me, him, her, us, them, this, that, these, those, mine, yours, his, hers,
  ours, theirs, myself, yourself, himself, herself, itself, ourselves, themselves, yourselves, one, ones, someone, somebody, something,
  anyone, anybody, anything, everyone, everybody, everything, nobody, nothing, none, each, both, all, another, others, such, u`);
export const nobody = set('nobody, nothing, none, neither');
export const possessives = set('my, your, his, her, its, our, their, whose, yer, ur');
export const definites = set('the, this, that, these, those, both');
export const indefinites = set('a, an, another');
/** Words in front of a number that it is not exact. */
export const approximators =
  set(`about, around, over, some, roughly, approximately, nearly, almost, only, more than,
  less than, fewer than, at least, at most, up to`);
export const quantities =
  set(`some, any, many, much, few, several, most, all, each, every, more, less, fewer, enough, various, certain,
  numerous, either, half, lots, dozens, hundreds, thousands, millions, multiple, plenty`);
export const negatives = set('no, neither');

/** Prepositions, conjunctions and adverbs of two or more words. */
export const longWords = {
  prep: set(`because of, out of, according to, such as, with regard to, with respect to, as well as, as of, as for, as part of,
  instead of, due to, together with, along with, prior to, up to, next to, thanks to, in addition to, in contrast to,
  in comparison to, in comparison with, in response to, in relation to, in front of, in charge of, in favour of, in favor of,
  in spite of, in honour of, in honor of, on behalf of, on top of, rather than, based on, apart from, aside from, outside of,
  inside of, other than, close to`),
  sub: set(`so that, even if, even though, even when, as if, as though, as soon as, as long as, in case, provided that,
  except that, only if, only when`),
  adv: set(`in order, in fact, in general, in addition, in contrast, in particular, no longer, any more, any longer,
  at present, at least, at all, at last, at first, for now, for example, for instance, of course`),
  conj: set('but also, and then, and also, and / or'),
};

export const prepositions =
  set(`about, above, across, after, against, along, alongside, amid, among, amongst, around, as, at, before, behind, below,
  beneath, beside, besides, between, beyond, by, concerning, despite, down, during, except, for, from, in, inside, into, like, near, of,
  off, on, onto, out, outside, over, past, per, plus, regarding, round, since, than, through, throughout, till, to, toward, towards,
  under, underneath, until, unto, up, upon, via, vs, with, within, without, following, including, versus, minus, unlike, via`);

export const openQuotes = set('“, «, „');
export const closeQuotes = set('”, », “');
export const dashes = set('–, —, --, -, ‒');
export const interjections = set(
  'hi, hello, hey, fyi, hm, yep, yeah, nope, oops, haha, lol, btw, ps, dear, thanks, thank you, bye, goodbye, cheers, sorry, oh, ah, wow, hmm',
);

/** Verbs without an object: '-ed' is their past tense, no passive participle. */
export const intransitive =
  set(`move, return, live, work, die, go, come, travel, retire, settle, serve, emigrate, relocate, arrive,
  appear, remain, stay, graduate, begin, start, rise, occur, happen, exist, emerge, differ, last, belong, depend, disappear, resign, land, migrate, commute,
  cycle, sleep, fly, result, evolve, consist, rely, vary, range, persist, function, interact, react, respond, contribute,
  proceed, decline, collapse, expire, vanish, participate, coincide, correspond, succumb, flow, fall`);
/** Labels of the parts of an abstract, which stand before a sentence. */
export const labels =
  set(`background, objective, objectives, methods, method, results, conclusion, conclusions, purpose, aim, aims,
  unlabelled, introduction, design, setting, participants, patients, interventions, findings, interpretation, significance, context,
  measurements, importance, rationale, limitations, summary, hypothesis, materials, and, main, outcome, measures, data, sources, funding`);
