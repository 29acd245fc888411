import { list, type PredicateLexicon } from './predicate-words.ts';

/** English words of the predicates: work and membership. */
export const work: PredicateLexicon = {
  works_at: {
    verbs: list(`
      S work|freelance at|for|with O, S (employ) by|at|with O, O employ S, S teach|lecture|tutor at O,
      S teach X at O, S give lesson at O, S practise|practice at O, S intern at O, +S join O,
      +O hire|recruit|poach S, +S (hire) by|at O, +S move|transfer|jump to O, +S start at|with O,
      +S sign with O, +S accept|take|get|start|land|find|secure job|post|position at|with O,
      S have job at|with O, S spend year|month|decade|career at|with O, +S go over to O,
      +S accept|take offer from O, +S go to work for|at O, +S switch to O, -S switch from O,
      S be on staff|payroll O, +S begin work at|for O, +S start work at|for O, +S return to O,
      -S leave|quit|lose job|post|position at|with O, +S rejoin O, -S leave|quit O, -S depart from O,
      -S depart O, -S resign|retire|depart from O, -O fire|dismiss|sack S, -O lay off S,
      -S (fire|dismiss|sack) from|by O, -S (lay off) from|by O, -S part with O, -S join from O
    `),
    nouns: list('employee, staff member, member of staff, worker, staffer, intern'),
    attributes: list('employer, workplace, place of work, company'),
  },
  has_role: { attributes: list('role, job title, position, job, title') },
  occupation: { attributes: list('occupation, profession, trade') },
  retired: {},
  left_job: {},
  reports_to: {
    verbs: list('S report to O, S answer to O, O supervise S, S work under O'),
    nouns: list('direct report, subordinate, deputy, assistant'),
    attributes: list('boss, line manager, supervisor, superior, manager'),
  },
  manages: {
    verbs: list(`
      S manage|run|oversee|supervise|administer|operate O, +S take over O, +S assume control of O,
      S be in charge of O
    `),
    nouns: list('operator, manager'),
  },
  leads: {
    verbs: list(`
      S lead|direct|govern|command O, S preside over O, S head up O, +S take charge of O, O (lead) by S
    `),
  },
  responsible_for: {
    verbs: list(`
      S be responsible for O, S be accountable for O, S be in charge of O, S look after O, S take care of O,
      S maintain O, S handle O
    `),
    attributes: list('responsibility, assignment'),
  },
  assigned_to: {
    verbs: list(`
      +S (assign) to O, +X assign|reassign S to O, +S (reassign) to O, -S (reassign) from O,
      -X reassign S from O, +O pick up S, +O take S, +O take on S, +O take over S
    `),
    attributes: list('assignee, responsible, action owner'),
  },
  works_on: {
    verbs: list(`
      S work on O, +S join O, S (assign) to O, +S (reassign) to O, -S (reassign) from O, +S start on O,
      +S move|switch to O, -S leave|quit O, -S move|roll off O
    `),
  },
  member_of: {
    verbs: list(`
      S belong to O, O consist of S, S have|hold membership of|at|in|with O,
      +S take out membership of|at|in|with O, -S cancel|end|terminate membership of|at|in|with O, +S join O,
      +O admit S, +S sign up to|with O, -S resign|give up|surrender membership of|at|in|with O,
      +S (admit|elect|co-opt|induct) to|into O, +S accede to O, -S leave|quit O,
      -S withdraw|resign|exit from O, -S (expel) from O, S serve on|in O, S sit on O, S work in|on|for O,
      S play X in|with O, S play|sing|perform with O, S be in|on O, +S move|transfer|switch to O,
      -S move|transfer|switch from O
    `),
    nouns: list(`
      member, fellow, affiliate, founding member, member state, singer, lead singer, vocalist, frontman,
      frontwoman, drummer, guitarist, bassist, bass player, keyboardist
    `),
    attributes: list('membership, affiliation'),
  },
  plays_for: {
    verbs: list('S play for O, +S sign for O, +S transfer to O'),
    nouns: list('striker, goalkeeper, midfielder, defender, forward, pitcher, quarterback, winger'),
  },
};
