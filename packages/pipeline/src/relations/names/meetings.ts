/** 'Team Meeting 2026-05-11', 'Meeting with Orr Industries' */
const meetingOn =
  /\b(?:[Mm]eeting|[Ww]orkshop|[Ss]tand-?up|[Ww]ebinar|[Rr]etrospective|AGM)(?:,? (?:[Nn]o\.? ?)?\d| of \d| with | on )/u;

/** Whether a name is that of a meeting, whoever else it names. */
export function isMeeting(name: string): boolean {
  return meetingOn.test(name);
}
