import { list, type PredicateLexicon } from './predicate-words.ts';

/** English words of the predicates: posts. */
export const posts: PredicateLexicon = {
  ceo_of: { nouns: list('CEO, chief executive officer, chief executive, managing director') },
  cto_of: { nouns: list('CTO, chief technology officer, chief technical officer') },
  cfo_of: {
    nouns: list('CFO, chief financial officer, chief finance officer, finance director, finance chief'),
  },
  coo_of: { nouns: list('COO, chief operating officer, chief operations officer') },
  cmo_of: { nouns: list('CMO, chief marketing officer') },
  cpo_of: { nouns: list('CPO, chief product officer') },
  cio_of: { nouns: list('CIO, chief information officer') },
  ciso_of: { nouns: list('CISO, chief information security officer, chief security officer') },
  chief_scientist_of: { nouns: list('chief scientist, chief science officer, chief scientific officer') },
  general_manager_of: { nouns: list('general manager') },
  chair_of: {
    verbs: list('S chair O'),
    nouns: list('chair, chairman, chairwoman, chairperson, executive chairman, board chair'),
  },
  president_of: { nouns: list('president') },
  vice_president_of: {
    nouns: list('vice president, VP, senior vice president, SVP, executive vice president'),
  },
  director_of: { nouns: list('director, executive director, director general, director-general') },
  head_of: { verbs: list('S head O'), nouns: list('head, boss, chief') },
  leader_of: {
    nouns: list(`
      leader, team lead, team leader, tech lead, project lead, project leader, project manager, lead
    `),
  },
  product_manager_of: { nouns: list('product manager, product owner') },
  board_member_of: { nouns: list('board member, member of the board, non-executive director, trustee') },
  advisor_to: { nouns: list('advisor, adviser, consultant, special adviser') },
  spokesperson_of: { nouns: list('spokesperson, spokesman, spokeswoman') },
  prime_minister_of: { nouns: list('prime minister, premier, chancellor, first minister, taoiseach') },
  monarch_of: { nouns: list('king, queen, emperor, empress, monarch, sultan, tsar, emir') },
  minister_of: { nouns: list('minister, secretary of state, attorney general') },
  governor_of: { nouns: list('governor') },
  mayor_of: { nouns: list('mayor, lord mayor') },
  ambassador_to: { nouns: list('ambassador') },
  secretary_general_of: { nouns: list('secretary-general, secretary general, general secretary') },
  treasurer_of: { nouns: list('treasurer') },
  secretary_of: { nouns: list('secretary') },
  editor_of: {
    verbs: list('S edit O'),
    nouns: list('editor, editor-in-chief, chief editor, editor in chief'),
  },
  coach_of: { verbs: list('S coach O'), nouns: list('head coach, coach') },
  captain_of: { verbs: list('S captain|skipper O'), nouns: list('captain, skipper, commander') },
  principal_of: { nouns: list('principal') },
  headteacher_of: { nouns: list('headteacher, head teacher, headmaster, headmistress') },
  dean_of: { nouns: list('dean') },
  rector_of: { nouns: list('rector, vice-chancellor, vice chancellor') },
  provost_of: { nouns: list('provost') },
  curator_of: { nouns: list('curator') },
  conductor_of: {
    verbs: list('S conduct O'),
    nouns: list('conductor, chief conductor, principal conductor, music director, musical director'),
  },
  bishop_of: { nouns: list('bishop, archbishop, lord bishop') },
  abbot_of: { nouns: list('abbot, abbess, prior, prioress, mother superior') },
  priest_of: { nouns: list('vicar, parish priest, pastor, curate, chaplain, imam, rabbi') },
  representative_of: {
    verbs: list('S represent O'),
    nouns: list(`
      MP, MEP, MSP, member of parliament, senator, congressman, congresswoman, councillor, councilor,
      councilman, councilwoman, alderman, assemblyman, assemblywoman
    `),
  },
  maintainer_of: { nouns: list('maintainer, core developer, lead developer, contributor') },
};
