import { list, type PredicateLexicon } from './predicate-words.ts';

/** English words of the predicates: family and acquaintance. */
export const kin: PredicateLexicon = {
  married_to: {
    verbs: list(`
      +S marry O, S be married to O, S (marry) to O, +S wed O, +S get married to O, -S divorce O,
      -S separate from O, -S (divorce) from O, -S (separate) from O
    `),
    nouns: list('wife, husband, spouse, widow, widower, missus, hubby'),
  },
  engaged_to: {
    verbs: list(`
      S (engage) to O, S be engaged to O, +S become engaged to O, +S propose to O,
      -S break off engagement to|with O, -S call off engagement to|with O, -S end engagement to|with O
    `),
    nouns: list('fiancé, fiancée, fiance, fiancee'),
  },
  partner_in_life: {
    verbs: list('S date O, S go out with O, -S break up with O, -S split from|with O, -S split up with O'),
    nouns: list('girlfriend, boyfriend, life partner, ex'),
  },
  parent_of: {
    verbs: list('S adopt O, S raise O, O (bear) to S, S give birth to O, S father O'),
    nouns: list('mother, father, parent, mum, mom, dad, stepmother, stepfather'),
    attributes: list(`
      son, daughter, child, kid, twins, triplets, stepson, stepchild, stepkid, stepdaughter, baby,
      eldest son, eldest daughter, youngest son, youngest daughter
    `),
  },
  sibling_of: {
    nouns: list(`
      brother, sister, sibling, twin, twins, triplets, twin brother, twin sister, half-brother, half-sister,
      younger brother, younger sister, older brother, older sister, elder brother, elder sister
    `),
  },
  grandparent_of: {
    nouns: list('grandmother, grandfather, grandparent, grandma, grandpa'),
    attributes: list('grandson, granddaughter, grandchild'),
  },
  relative_of: {
    verbs: list('S (relate) to O'),
    nouns: list(`
      cousin, uncle, aunt, nephew, niece, relative, descendant, ancestor, brother-in-law, sister-in-law,
      mother-in-law, father-in-law, son-in-law, daughter-in-law, stepbrother, stepsister, great-uncle,
      great-aunt, great-grandson, great-granddaughter, great-grandfather, great-grandmother
    `),
  },
  friend_of: {
    verbs: list('S befriend O, S be friends with O'),
    nouns: list('friend, best friend, best mate, old mate, buddy, pal'),
  },
  neighbour_of: { nouns: list('neighbour, neighbor, next-door neighbour, next-door neighbor') },
  shares_home_with: {
    verbs: list('S live with O, S share home|flat|apartment|house with O'),
    nouns: list('roommate, flatmate, housemate'),
  },
  classmate_of: { nouns: list('classmate, schoolmate') },
  colleague_of: {
    verbs: list('S collaborate with O, S work alongside|with O, S cooperate with O'),
    nouns: list('colleague, coworker, co-worker, collaborator, co-author, teammate, bandmate'),
  },
  mentor_of: {
    verbs: list(`
      S mentor|tutor|coach O, S teach O, O (mentor|teach|tutor) by S, O study under|with S, O learn from S
    `),
    nouns: list('mentor, tutor, teacher, doctoral advisor, doctoral adviser, thesis advisor'),
    attributes: list('student, pupil, protégé, protege, mentee, apprentice'),
  },
  doctor_of: { nouns: list('doctor, physician, dentist, therapist') },
};
