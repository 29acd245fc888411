import type { EntityType, PredicateSpec } from './shape.ts';

const person: readonly EntityType[] = ['person'];
const body: readonly EntityType[] = ['organization', 'place', 'event', 'product', 'work'];

/** Posts that people hold in organisations and places; the verbs of appointment and departure are common to all. */
const post = (
  name: string,
  title: string,
  nouns: readonly string[],
  options: Pick<PredicateSpec, 'functional' | 'employment' | 'verbs'> = {},
): PredicateSpec => ({
  name,
  label: `is ${title}`,
  negated: `is not ${title}`,
  subject: person,
  object: body,
  shape: 'state',
  ofLife: true,
  nouns,
  ...options,
});

const single = { functional: 'object', employment: true } as const;
const office = { functional: 'object' } as const;
const shared = { employment: true } as const;

/** Posts: each is held by a person in an organisation, a place or a project. */
export const posts: readonly PredicateSpec[] = [
  post(
    'ceo_of',
    'the CEO of',
    ['CEO', 'chief executive officer', 'chief executive', 'managing director'],
    single,
  ),
  post('cto_of', 'the CTO of', ['CTO', 'chief technology officer', 'chief technical officer'], single),
  post(
    'cfo_of',
    'the CFO of',
    ['CFO', 'chief financial officer', 'chief finance officer', 'finance director', 'finance chief'],
    single,
  ),
  post('coo_of', 'the COO of', ['COO', 'chief operating officer', 'chief operations officer'], single),
  post('cmo_of', 'the chief marketing officer of', ['CMO', 'chief marketing officer'], single),
  post('cpo_of', 'the chief product officer of', ['CPO', 'chief product officer'], single),
  post('cio_of', 'the chief information officer of', ['CIO', 'chief information officer'], single),
  post(
    'ciso_of',
    'the chief information security officer of',
    ['CISO', 'chief information security officer', 'chief security officer'],
    single,
  ),
  post(
    'chief_scientist_of',
    'the chief scientist of',
    ['chief scientist', 'chief science officer', 'chief scientific officer'],
    single,
  ),
  post('general_manager_of', 'the general manager of', ['general manager'], single),
  post(
    'chair_of',
    'the chair of',
    ['chair', 'chairman', 'chairwoman', 'chairperson', 'executive chairman', 'board chair'],
    { ...office, verbs: ['S chair O'] },
  ),
  post('president_of', 'the president of', ['president'], office),
  post(
    'vice_president_of',
    'a vice president of',
    ['vice president', 'VP', 'senior vice president', 'SVP', 'executive vice president'],
    shared,
  ),
  post(
    'director_of',
    'the director of',
    ['director', 'executive director', 'director general', 'director-general'],
    single,
  ),
  post('head_of', 'the head of', ['head', 'boss', 'chief'], {
    ...single,
    verbs: ['S head O'],
  }),
  post(
    'leader_of',
    'the leader of',
    [
      'leader',
      'team lead',
      'team leader',
      'tech lead',
      'project lead',
      'project leader',
      'project manager',
      'lead',
    ],
    office,
  ),
  // stands beside whoever leads the team
  post('product_manager_of', 'a product manager of', ['product manager', 'product owner']),
  post('board_member_of', 'a board member of', [
    'board member',
    'member of the board',
    'non-executive director',
    'trustee',
  ]),
  post('advisor_to', 'an advisor to', ['advisor', 'adviser', 'consultant', 'special adviser']),
  post('spokesperson_of', 'a spokesperson for', ['spokesperson', 'spokesman', 'spokeswoman'], shared),
  post(
    'prime_minister_of',
    'the prime minister of',
    ['prime minister', 'premier', 'chancellor', 'first minister', 'taoiseach'],
    office,
  ),
  post(
    'monarch_of',
    'the monarch of',
    ['king', 'queen', 'emperor', 'empress', 'monarch', 'sultan', 'tsar', 'emir'],
    office,
  ),
  post('minister_of', 'the minister of', ['minister', 'secretary of state', 'attorney general'], office),
  post('governor_of', 'the governor of', ['governor'], office),
  post('mayor_of', 'the mayor of', ['mayor', 'lord mayor'], office),
  post('ambassador_to', 'the ambassador to', ['ambassador'], office),
  post(
    'secretary_general_of',
    'the secretary-general of',
    ['secretary-general', 'secretary general', 'general secretary'],
    office,
  ),
  post('treasurer_of', 'the treasurer of', ['treasurer'], office),
  post('secretary_of', 'the secretary of', ['secretary'], office),
  post(
    'editor_of',
    'the editor of',
    ['editor', 'editor-in-chief', 'chief editor', 'editor in chief'],
    single,
  ),
  post('coach_of', 'the coach of', ['head coach', 'coach'], { ...single, verbs: ['S coach O'] }),
  post('captain_of', 'the captain of', ['captain', 'skipper', 'commander'], {
    ...office,
    verbs: ['S captain|skipper O'],
  }),
  post('principal_of', 'the principal of', ['principal'], single),
  post(
    'headteacher_of',
    'the headteacher of',
    ['headteacher', 'head teacher', 'headmaster', 'headmistress'],
    single,
  ),
  post('dean_of', 'the dean of', ['dean'], single),
  post('rector_of', 'the rector of', ['rector', 'vice-chancellor', 'vice chancellor'], single),
  post('provost_of', 'the provost of', ['provost'], single),
  post('curator_of', 'the curator of', ['curator'], single),
  post(
    'conductor_of',
    'the conductor of',
    ['conductor', 'chief conductor', 'principal conductor', 'music director', 'musical director'],
    { ...single, verbs: ['S conduct O'] },
  ),
  post('bishop_of', 'the bishop of', ['bishop', 'archbishop', 'lord bishop'], office),
  post('abbot_of', 'the abbot of', ['abbot', 'abbess', 'prior', 'prioress', 'mother superior'], office),
  post('priest_of', 'the priest of', [
    'vicar',
    'parish priest',
    'pastor',
    'curate',
    'chaplain',
    'imam',
    'rabbi',
  ]),
  post(
    'representative_of',
    'the representative of',
    [
      'MP',
      'MEP',
      'MSP',
      'member of parliament',
      'senator',
      'congressman',
      'congresswoman',
      'councillor',
      'councilor',
      'councilman',
      'councilwoman',
      'alderman',
      'assemblyman',
      'assemblywoman',
    ],
    { verbs: ['S represent O'] },
  ),
  post('maintainer_of', 'a maintainer of', ['maintainer', 'core developer', 'lead developer', 'contributor']),
];
