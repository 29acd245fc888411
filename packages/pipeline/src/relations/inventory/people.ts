import type { EntityType, PredicateSpec } from './shape.ts';

const person: readonly EntityType[] = ['person'];
const body: readonly EntityType[] = ['organization', 'place', 'event', 'product', 'work'];
const value = 'value';

/** Posts that people hold in organisations and places; the verbs of appointment and departure are common to all. */
const post = (
  name: string,
  title: string,
  nouns: readonly string[],
  options: Pick<PredicateSpec, 'functional' | 'employment'> = {},
): PredicateSpec => ({
  name,
  label: `is ${title}`,
  negated: `is not ${title}`,
  subject: person,
  object: body,
  shape: 'state',
  nouns,
  ...options,
});

const single = { functional: 'object', employment: true } as const;
const office = { functional: 'object' } as const;
const shared = { employment: true } as const;

/** Posts: each is held by a person in an organisation, a place or a project. */
export const posts: readonly PredicateSpec[] = [
  post('ceo_of', 'the CEO of', ['CEO', 'chief executive officer', 'chief executive', 'managing director'], single),
  post('cto_of', 'the CTO of', ['CTO', 'chief technology officer', 'chief technical officer'], single),
  post('cfo_of', 'the CFO of', ['CFO', 'chief financial officer', 'chief finance officer', 'finance director'], single),
  post('coo_of', 'the COO of', ['COO', 'chief operating officer', 'chief operations officer'], single),
  post('cmo_of', 'the chief marketing officer of', ['CMO', 'chief marketing officer'], single),
  post('cpo_of', 'the chief product officer of', ['CPO', 'chief product officer'], single),
  post('cio_of', 'the chief information officer of', ['CIO', 'chief information officer'], single),
  post('ciso_of', 'the chief information security officer of', ['CISO', 'chief information security officer', 'chief security officer'], single),
  post('chief_scientist_of', 'the chief scientist of', ['chief scientist', 'chief science officer', 'chief scientific officer'], single),
  post('general_manager_of', 'the general manager of', ['general manager'], single),
  post('chair_of', 'the chair of', ['chair', 'chairman', 'chairwoman', 'chairperson', 'executive chairman', 'board chair'], office),
  post('president_of', 'the president of', ['president'], office),
  post('vice_president_of', 'a vice president of', ['vice president', 'VP', 'senior vice president', 'SVP', 'executive vice president'], shared),
  post('director_of', 'the director of', ['director', 'executive director', 'artistic director', 'director general', 'director-general'], single),
  post('head_of', 'the head of', ['head', 'boss', 'chief'], single),
  post('leader_of', 'the leader of', ['leader', 'team lead', 'team leader', 'tech lead', 'project lead', 'project leader', 'project manager', 'product manager', 'lead'], office),
  post('board_member_of', 'a board member of', ['board member', 'member of the board', 'non-executive director', 'trustee']),
  post('advisor_to', 'an advisor to', ['advisor', 'adviser', 'consultant', 'special adviser']),
  post('spokesperson_of', 'a spokesperson for', ['spokesperson', 'spokesman', 'spokeswoman'], shared),
  post('prime_minister_of', 'the prime minister of', ['prime minister', 'premier', 'chancellor', 'first minister', 'taoiseach'], office),
  post('monarch_of', 'the monarch of', ['king', 'queen', 'emperor', 'empress', 'monarch', 'sultan', 'tsar', 'emir'], office),
  post('minister_of', 'the minister of', ['minister', 'secretary of state', 'attorney general'], office),
  post('governor_of', 'the governor of', ['governor'], office),
  post('mayor_of', 'the mayor of', ['mayor', 'lord mayor'], office),
  post('ambassador_to', 'the ambassador to', ['ambassador'], office),
  post('secretary_general_of', 'the secretary-general of', ['secretary-general', 'secretary general', 'general secretary'], office),
  post('treasurer_of', 'the treasurer of', ['treasurer'], office),
  post('secretary_of', 'the secretary of', ['secretary'], office),
  post('editor_of', 'the editor of', ['editor', 'editor-in-chief', 'chief editor', 'editor in chief'], single),
  post('coach_of', 'the coach of', ['head coach', 'coach'], single),
  post('captain_of', 'the captain of', ['captain', 'skipper', 'commander'], office),
  post('principal_of', 'the principal of', ['principal', 'headmaster', 'headmistress', 'head teacher', 'headteacher'], single),
  post('dean_of', 'the dean of', ['dean', 'rector', 'vice-chancellor', 'provost'], single),
  post('curator_of', 'the curator of', ['curator', 'conductor', 'concertmaster', 'music director'], single),
  post('maintainer_of', 'a maintainer of', ['maintainer', 'core developer', 'lead developer', 'contributor']),
];

/** People: work, family, life dates, places, tastes. */
export const people: readonly PredicateSpec[] = [
  {
    name: 'works_at', label: 'works at', negated: 'does not work at', subject: person, object: ['organization', 'place'],
    shape: 'state', functional: 'subject', employment: true, inverse: 'employs',
    verbs: ['S work at|for|with O', 'S (employ) by|at|with O', 'O employ S', 'S teach at O', 'S practise|practice at O', 'S intern at O',
      '+S join O', '+O hire|recruit|poach S', '+S (hire) by|at O', '+S move|switch|transfer|jump to O', '+S start at|with O', '+S sign with|for O', '+S accept job at O', '+S take job at|with O', '+S get job at|with O',
      '+S start job at|with O', '+S land job at O', '+S begin work at|for O', '+S start work at|for O', '+S return to O',
      '-S leave|quit O', '-S depart from O', '-S resign|retire|depart from O', '-O fire|dismiss|sack S', '-O lay off S', '-S (fire|dismiss|sack|release) from|by O', '-S (lay off) from|by O', '-S part with O'],
    nouns: ['employee', 'staff member', 'member of staff', 'worker', 'staffer', 'intern'],
    attributes: ['employer', 'workplace', 'place of work'],
  },
  {
    name: 'has_role', label: 'is', negated: 'is not', subject: person, object: value, shape: 'state', functional: 'subject', employment: true,
    attributes: ['role', 'job title', 'position', 'job', 'title'],
  },
  { name: 'occupation', label: 'is', negated: 'is not', subject: person, object: value, shape: 'state', attributes: ['occupation', 'profession', 'trade'] },
  {
    name: 'reports_to', label: 'reports to', negated: 'does not report to', subject: person, object: person, shape: 'state', functional: 'subject', inverse: 'manages',
    verbs: ['S report to O', 'S answer to O', 'S (supervise) by O', 'S work under O'], attributes: ['boss', 'line manager', 'supervisor', 'superior', 'manager'],
    nouns: ['direct report', 'subordinate', 'deputy', 'assistant'],
  },
  {
    name: 'manages', label: 'manages', negated: 'does not manage', subject: ['person', 'organization'], object: ['organization', 'product', 'event', 'place', 'work', 'person'], shape: 'state', inverse: 'reports_to',
    verbs: ['S manage|run|oversee|supervise|administer|operate O', '+S take over O', '+S assume control of O', 'S be in charge of O'],
  },
  {
    name: 'leads', label: 'leads', negated: 'does not lead', subject: person, object: body, shape: 'state', functional: 'object',
    verbs: ['S lead|head|direct|chair|captain|coach|govern O', 'S head up O', '+S take charge of O', 'O (head) by S'],
  },
  {
    name: 'responsible_for', label: 'is responsible for', negated: 'is not responsible for', subject: ['person', 'organization'], object: ['organization', 'product', 'event', 'work', 'place', 'concept'], shape: 'state',
    verbs: ['S be responsible for O', 'S be accountable for O', 'S (assign) to O', '+O (assign) to S', '+O (reassign) to S', 'S handle O'], attributes: ['responsibility', 'assignment'],
  },
  { name: 'assigned_to', label: 'is assigned to', negated: 'is not assigned to', subject: ['product', 'event', 'work', 'concept', 'thing'], object: ['person', 'organization'], shape: 'state', functional: 'subject', attributes: ['assignee', 'responsible', 'action owner', 'point of contact', 'contact person'] },
  {
    name: 'member_of', label: 'is a member of', negated: 'is not a member of', subject: ['person', 'organization', 'place'], object: ['organization', 'event'], shape: 'state', inverse: 'has_member',
    verbs: ['S belong to O', '+S join O', '+S (admit) to O', '+S accede to O', '-S leave|quit O', '-S withdraw|resign|exit from O', '-S (expel) from O', 'S serve on|in O', 'S sit on O'],
    nouns: ['member', 'fellow', 'affiliate', 'founding member', 'member state'], attributes: ['membership', 'affiliation'],
  },
  {
    name: 'plays_for', label: 'plays for', negated: 'does not play for', subject: person, object: ['organization'], shape: 'state', functional: 'subject',
    verbs: ['S play for O', '+S sign for O', 'S captain O'], nouns: ['striker', 'goalkeeper', 'midfielder', 'defender', 'forward', 'pitcher', 'quarterback', 'winger'],
  },
  {
    name: 'married_to', label: 'is married to', negated: 'is not married to', subject: person, object: person, shape: 'state', functional: 'both', symmetric: true,
    verbs: ['+S marry O', 'S be married to O', 'S (marry) to O', '+S wed O', '+S get married to O', '-S divorce O', '-S separate from O', '-S (divorce) from O', '-S split from|with O'],
    nouns: ['wife', 'husband', 'spouse', 'widow', 'widower'],
  },
  { name: 'engaged_to', label: 'is engaged to', negated: 'is not engaged to', subject: person, object: person, shape: 'state', functional: 'both', symmetric: true, verbs: ['S (engage) to O', 'S be engaged to O', '+S propose to O'], nouns: ['fiancé', 'fiancée', 'fiance', 'fiancee'] },
  { name: 'partner_in_life', label: 'is in a relationship with', negated: 'is not in a relationship with', subject: person, object: person, shape: 'state', symmetric: true, verbs: ['S date O', 'S live with O', 'S go out with O', '-S break up with O'], nouns: ['girlfriend', 'boyfriend', 'life partner'] },
  {
    name: 'parent_of', label: 'is a parent of', negated: 'is not a parent of', subject: person, object: person, shape: 'constant', inverse: 'child_of',
    verbs: ['S adopt O', 'S raise O', 'O (bear) to S', 'S give birth to O', 'S father O'], nouns: ['mother', 'father', 'parent', 'mum', 'mom', 'dad', 'stepmother', 'stepfather'],
    attributes: ['son', 'daughter', 'child', 'kid', 'stepson', 'stepdaughter', 'baby', 'eldest son', 'eldest daughter', 'youngest son', 'youngest daughter'],
  },
  { name: 'sibling_of', label: 'is a sibling of', negated: 'is not a sibling of', subject: person, object: person, shape: 'constant', symmetric: true, nouns: ['brother', 'sister', 'sibling', 'twin', 'twin brother', 'twin sister', 'half-brother', 'half-sister', 'younger brother', 'younger sister', 'older brother', 'older sister', 'elder brother', 'elder sister'] },
  { name: 'grandparent_of', label: 'is a grandparent of', negated: 'is not a grandparent of', subject: person, object: person, shape: 'constant', nouns: ['grandmother', 'grandfather', 'grandparent', 'grandma', 'grandpa'], attributes: ['grandson', 'granddaughter', 'grandchild'] },
  { name: 'relative_of', label: 'is a relative of', negated: 'is not a relative of', subject: person, object: person, shape: 'constant', symmetric: true, verbs: ['S (relate) to O'], nouns: ['cousin', 'uncle', 'aunt', 'nephew', 'niece', 'relative', 'descendant', 'ancestor', 'brother-in-law', 'sister-in-law', 'mother-in-law', 'father-in-law'] },
  { name: 'friend_of', label: 'is a friend of', negated: 'is not a friend of', subject: person, object: person, shape: 'state', symmetric: true, verbs: ['S befriend O', 'S be friends with O'], nouns: ['friend', 'best friend', 'roommate', 'flatmate', 'neighbour', 'neighbor', 'classmate'] },
  { name: 'colleague_of', label: 'is a colleague of', negated: 'is not a colleague of', subject: person, object: person, shape: 'state', symmetric: true, verbs: ['S collaborate with O', 'S work alongside|with O', 'S cooperate with O'], nouns: ['colleague', 'coworker', 'co-worker', 'collaborator', 'teammate', 'bandmate'] },
  { name: 'mentor_of', label: 'is a mentor of', negated: 'is not a mentor of', subject: person, object: person, shape: 'state', inverse: 'student_of', verbs: ['S mentor|tutor|coach O', 'S teach O', 'O (mentor|teach|tutor) by S', 'O study under|with S', 'O learn from S'], nouns: ['mentor', 'tutor', 'teacher', 'doctoral advisor', 'doctoral adviser', 'thesis advisor'], attributes: ['student', 'pupil', 'protégé', 'protege', 'mentee', 'apprentice'] },
  { name: 'doctor_of', label: 'is the doctor of', negated: 'is not the doctor of', subject: person, object: person, shape: 'state', nouns: ['doctor', 'physician', 'dentist', 'therapist', 'lawyer', 'attorney', 'agent', 'accountant', 'landlord', 'landlady'] },
  { name: 'succeeded', label: 'succeeded', negated: 'did not succeed', subject: ['person'], object: ['person'], shape: 'event', inverse: 'preceded', verbs: ['S succeed|replace|supersede O', 'S take over from O', 'S follow O'], nouns: ['successor'], attributes: ['predecessor'] },
  {
    name: 'born_in', label: 'was born in', negated: 'was not born in', subject: person, object: ['place'], shape: 'constant', functional: 'subject',
    verbs: ['S (bear) in|at|near O', 'S hail from O', 'S come from O', 'S be from O', 'S be native of O'], nouns: ['native'], attributes: ['birthplace', 'place of birth', 'hometown', 'home town'],
  },
  { name: 'born_on', label: 'was born on', negated: 'was not born on', subject: person, object: value, shape: 'constant', functional: 'subject', attributes: ['birthday', 'date of birth', 'birth date', 'birthdate', 'year of birth', 'born'] },
  { name: 'died_on', label: 'died on', negated: 'did not die on', subject: person, object: value, shape: 'constant', functional: 'subject', attributes: ['date of death', 'death date', 'died'] },
  { name: 'died_in', label: 'died in', negated: 'did not die in', subject: person, object: ['place', 'event'], shape: 'constant', functional: 'subject', verbs: ['S die in|at|near O', 'S pass away in|at O', 'S (kill) in|at O'], attributes: ['place of death'] },
  { name: 'buried_in', label: 'is buried in', negated: 'is not buried in', subject: person, object: ['place'], shape: 'constant', verbs: ['S (bury|inter) in|at O'], attributes: ['burial place', 'resting place'] },
  { name: 'age', label: 'has the age', negated: 'does not have the age', subject: person, object: value, shape: 'state', functional: 'subject', attributes: ['age'] },
  {
    name: 'lives_in', label: 'lives in', negated: 'does not live in', subject: person, object: ['place'], shape: 'state', functional: 'subject', inverse: 'home_of',
    verbs: ['S live|reside|dwell|stay in|at|on|near O', 'S be based in O', 'S (base) in O', '+S move|relocate|emigrate|migrate|immigrate to|into O', '+S move back to O', '+S settle in|at O', '+S settle down in O', '+S return to O', '-S leave O', '-S move|relocate|emigrate|flee from O', '-S move out of O', '-S move away from O'],
    nouns: ['resident', 'inhabitant'], attributes: ['home', 'residence', 'address', 'home address', 'place of residence'],
  },
  { name: 'nationality', label: 'is a citizen of', negated: 'is not a citizen of', subject: person, object: ['place'], shape: 'state', verbs: ['+S become citizen of O'], nouns: ['citizen', 'national', 'subject'], attributes: ['nationality', 'citizenship', 'country of citizenship'] },
  {
    name: 'studied_at', label: 'studied at', negated: 'did not study at', subject: person, object: ['organization', 'place'], shape: 'state',
    verbs: ['S study at O', 'S attend O', 'S (educate) at|in O', '+S enrol|enroll at|in O', '+S (enrol|enroll) at|in O', '+S matriculate at O', 'S go to O', '-S graduate from O', '-S graduate O', '-S drop out of O', 'S earn degree from|at O', 'S receive degree from|at O', 'S complete degree at O', 'S hold degree from O', 'S obtain degree from|at O', 'S train at O', 'S earn doctorate from|at O', 'S receive doctorate from|at O'],
    nouns: ['student', 'graduate', 'alumnus', 'alumna', 'alum', 'pupil', 'undergraduate', 'doctoral student', 'PhD student'], attributes: ['alma mater', 'school', 'university', 'education'],
  },
  { name: 'degree', label: 'holds', negated: 'does not hold', subject: person, object: value, shape: 'event', attributes: ['degree', 'qualification'] },
  { name: 'speaks', label: 'speaks', negated: 'does not speak', subject: ['person', 'place'], object: ['concept', 'thing'], shape: 'state', verbs: ['S speak O', 'S be fluent in O', '+S learn O'], nouns: ['speaker'], attributes: ['mother tongue', 'native language', 'spoken language'] },
  { name: 'spoke_at', label: 'spoke at', negated: 'did not speak at', subject: ['person', 'organization'], object: ['event', 'organization', 'place'], shape: 'event', verbs: ['S speak at O', 'S present at O', 'S give talk at O', 'S deliver lecture at O', 'S deliver speech at O', 'S address O', 'S keynote O', 'S perform at O'] },
  { name: 'attended', label: 'attended', negated: 'did not attend', subject: ['person', 'organization'], object: ['event'], shape: 'event', verbs: ['S attend O', 'S participate in O', 'S take part in O', 'S compete in|at O', 'S run in O'], nouns: ['participant', 'attendee'] },
  { name: 'organized', label: 'organised', negated: 'did not organise', subject: ['person', 'organization'], object: ['event'], shape: 'event', verbs: ['S organise|organize|host|hold|convene O', 'O (host|hold|organise|organize) by S'], nouns: ['organiser', 'organizer', 'host'] },
  { name: 'won', label: 'won', negated: 'did not win', subject: ['person', 'organization', 'work', 'product', 'place'], object: ['event', 'work', 'thing'], shape: 'event', verbs: ['S win O', 'S receive O', 'S (award) O', 'S (award) with O', 'S (honour|honor) with O', 'O (award) to S', 'O go to S'], nouns: ['winner', 'laureate', 'recipient', 'champion'] },
  { name: 'nominated_for', label: 'was nominated for', negated: 'was not nominated for', subject: ['person', 'organization', 'work', 'product'], object: ['event', 'work', 'thing'], shape: 'event', verbs: ['S (nominate|shortlist) for O'], nouns: ['nominee', 'finalist'] },
  { name: 'met', label: 'met', negated: 'did not meet', subject: person, object: person, shape: 'event', symmetric: true, verbs: ['S meet O', 'S meet with O', 'S meet up with O', 'S visit O'] },
  { name: 'visited', label: 'visited', negated: 'did not visit', subject: ['person', 'organization'], object: ['place', 'organization'], shape: 'event', verbs: ['S visit|tour O', 'S travel|fly|go to O', 'S take trip to O'] },
  { name: 'prefers', label: 'prefers', negated: 'does not prefer', subject: person, object: value, shape: 'state', verbs: ['S prefer O', 'S favour|favor O'], attributes: ['preference', 'favourite', 'favorite'] },
  { name: 'likes', label: 'likes', negated: 'does not like', subject: person, object: value, shape: 'state', verbs: ['S like|love|enjoy|adore O', 'S be fond of O', 'S be fan of O', 'S be into O'], nouns: ['fan'], attributes: ['hobby', 'interest'] },
  { name: 'dislikes', label: 'dislikes', negated: 'does not dislike', subject: person, object: value, shape: 'state', verbs: ['S dislike|hate|detest|loathe|avoid O', 'S be afraid of O', 'S can not stand O'] },
  { name: 'allergic_to', label: 'is allergic to', negated: 'is not allergic to', subject: person, object: value, shape: 'state', verbs: ['S be allergic to O', 'S be intolerant to|of O', 'S have allergy to O'], attributes: ['allergy'] },
  { name: 'has_pet', label: 'has a pet called', negated: 'does not have a pet called', subject: person, object: ['thing', 'person'], shape: 'state', attributes: ['dog', 'cat', 'pet', 'puppy', 'kitten', 'parrot', 'rabbit', 'hamster', 'horse'] },
  { name: 'suffers_from', label: 'suffers from', negated: 'does not suffer from', subject: ['person'], object: ['concept'], shape: 'state', verbs: ['S suffer from O', '+S (diagnose) with O', '+S contract O', '-S recover from O'], attributes: ['diagnosis'] },
  { name: 'email', label: 'has the e-mail address', negated: 'does not have the e-mail address', subject: ['person', 'organization'], object: value, shape: 'state', functional: 'subject', attributes: ['email', 'e-mail', 'email address', 'e-mail address'] },
  { name: 'phone', label: 'has the phone number', negated: 'does not have the phone number', subject: ['person', 'organization', 'place'], object: value, shape: 'state', functional: 'subject', attributes: ['phone', 'telephone', 'phone number', 'mobile', 'telephone number'] },
  { name: 'salary', label: 'has the salary', negated: 'does not have the salary', subject: person, object: value, shape: 'state', functional: 'subject', attributes: ['salary', 'annual salary', 'pay'] },
];
