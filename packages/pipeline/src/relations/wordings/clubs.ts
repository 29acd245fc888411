import { typeOfName } from '../names/name-types.ts';
import { NAMED, WORD, type Wording } from './wording.ts';

const LEAGUE = '(?:League|Division|Premiership|Conference|Liga|Bundesliga|Superliga|Eliteserien|Ligaen)';

/** Where clubs play, and in which league. */
export const clubsWordings: readonly Wording[] = [
  // 'The Halden Hawks play in the Northern League'
  [
    new RegExp(
      String.raw`^(${NAMED}) (?:(?:currently |now )?(?:plays?|competes?|are playing|is playing) in) (?=(?:the )?(?:[\p{L}\p{N}-]+ ){0,3}${LEAGUE}\b)`,
      'u',
    ),
    (whole, club = '') =>
      /^The .*s$/.test(club) || typeOfName(club).type === 'organization' ? `${club} is a member of ` : whole,
  ],
  // 'beat Lund FC and were promoted to the Northern League', 'were relegated from the First Division'
  [
    new RegExp(
      String.raw`\b(?:was|were) (?:promoted|relegated) to (?=the (?:[\p{L}\p{N}-]+ ){0,3}${LEAGUE}\b)`,
      'u',
    ),
    'joined ',
  ],
  [
    new RegExp(
      String.raw`\b(?:was|were) (?:promoted|relegated) from (?=the (?:[\p{L}\p{N}-]+ ){0,3}${LEAGUE}\b)`,
      'u',
    ),
    'left ',
  ],
  // 'plays its home games at Drell Park', 'Drell Park is the home ground of FC Osterby'
  [
    /\b(plays?|played) (?:all |most of )?(?:its|their) (?:home )?(?:games|matches|fixtures) (?=(?:at|in) )/u,
    '$1 ',
  ],
  [
    new RegExp(
      `^(${NAMED}) (is|was) (?:the )?home (?:ground|stadium|arena|venue|pitch|court) (?:of|to|for) (${NAMED})(?=[.,]|$| (?:since|from|until|in) )`,
      'u',
    ),
    (_, ground = '', be = '', club = '') =>
      `${club.replace(/^the /, 'The ')} ${be === 'is' ? 'plays' : 'played'} at ${ground.replace(/^The /, 'the ')}`,
  ],
  // "FC Orne's home is the Dene Stadium"
  [
    new RegExp(
      String.raw`['’]s home (is|was) (?=(?:the )?(?:${WORD} ){0,3}(?:Stadium|Arena|Ground|Park|Dome|Rink|Field|Oval)\b)`,
      'u',
    ),
    "'s home ground $1 ",
  ],
  // 'The Reed Stadium is home to FC Merrow'
  [
    new RegExp(
      `^((?:The )?(?:${WORD} ){1,4}(?:Stadium|Arena|Ground|Park|Dome|Rink|Field|Coliseum|Oval|Lane|Road)) (is|was) (?:the )?home (?:of|to) (${NAMED})(?=[.,]|$| (?:since|from|until) )`,
      'u',
    ),
    (whole, ground = '', be = '', club = '') =>
      /^[Tt]he .*s$/.test(club) || typeOfName(club).type === 'organization'
        ? `${club.replace(/^the /, 'The ')} ${be === 'is' ? 'plays' : 'played'} at ${ground.replace(/^The /, 'the ')}`
        : whole,
  ],
];
