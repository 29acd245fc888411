/** 'every Sunday', 'each first Monday', 'every day except Friday': one of many, and no date. */
const recurring =
  /\b(?:every|each)(?: (?:other|single|second|third|fourth|first|last))? (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:,|,? and|,? or|\/) )*$|\b(?:every ?day|daily|any day|all week|(?:mon|tues|wednes|thurs|fri|satur|sun)days)(?: of the week)?,? (?:except|but|apart from|other than|excluding|bar)(?: on| for)? $/iu;

/** 'Jan Novak', 'Jun Sato': a short month in front of a name, where nothing says that it is when. */
const givenName =
  /(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (?:(?:van|von|de|den|der|la|du|di) ){0,2}\p{Lu}\p{Ll}/uy;
const whenBefore = /\b(?:in|since|until|till|last|next|this|early|late|mid)[ -]$/iu;

/** 'run by May Dunne', 'his wife, June Park', 'April Stone and June Park': a month's name where no date can stand. */
const monthlyName =
  /(?:May|April|June|August) (?!(?:Day|Bank|Holiday|Fair|Ball|Meeting|Fest|Festival|Queen|Week|Weekend)\b)\p{Lu}\p{Ll}/uy;
const nameBefore =
  /(?:\p{Ll}(?:ed|en|wn|un|ne|lt|de|ht|ld|ung|et)(?: (?:in|on) [\p{L}\d ]{4,20})? by|\b(?:bought|purchased|acquired|inherited) [^,.]{0,20}from|\b(?:is|was|are|were|became|named|called|hired|appointed|elected|married|met|replaced|succeeded|with|Mrs?\.?|Ms\.?|Dr\.?)|\b(?:[Hh]is|[Hh]er|[Tt]heir|[Mm]y|[Oo]ur) \p{Ll}{2,15},?|\b\d{4},?|\b(?!(?:March|April|May|June|July|August)\b)\p{Lu}\p{Ll}{1,20} and) $/u;

/** Whether what begins at `at` is somebody called like a month: 'Jan Novak', 'run by May Dunne'. */
export function isGivenName(text: string, at: number): boolean {
  givenName.lastIndex = at;
  if (givenName.test(text)) return !whenBefore.test(text.slice(Math.max(0, at - 8), at));
  monthlyName.lastIndex = at;
  return monthlyName.test(text) && nameBefore.test(text.slice(Math.max(0, at - 48), at));
}

/** Whether what begins at `at` is one of many, and no date. */
export function isRecurring(text: string, at: number): boolean {
  return recurring.test(text.slice(Math.max(0, at - 40), at));
}

/** 'Decision 2023-02', 'Circular No. 2021-11': what papers are counted by, where only a year and a month would be a date. */
const counting =
  /\b(?:Decision|Resolution|Ruling|Circular|Order|Directive|Regulation|Notice|Bulletin|Advisory|Memo(?:randum)?|Case|Ticket|Incident|Policy|Procedure|Standard|Contract|Invoice|Document|File|Paper|Motion|Minute|Proposal|Ref(?:erence)?|No|Nos|Number|Issue|Version|Release)(?:\.|:)? (?:(?:No|Nr)\. )?$/u;
const counted = /(?:1[5-9]|20)\d\d[-/]\d{1,3}(?![-/\d])/uy;

/** Whether what begins at `at` is the number of a paper: 'Decision 2023-02'. */
export function isPaperNumber(text: string, at: number): boolean {
  counted.lastIndex = at;
  return counted.test(text) && counting.test(text.slice(Math.max(0, at - 30), at));
}

/** 'back from Easter', 'returned from Christmas': what is over, and no beginning. */
const over = /\b(?:back|return(?:ed|s|ing)?|home|away) from (?:the )?$/iu;

/** Whether the feast that begins at `at` is one that somebody comes back from. */
export function isOver(text: string, at: number): boolean {
  return over.test(text.slice(Math.max(0, at - 20), at));
}
