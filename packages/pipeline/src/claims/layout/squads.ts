import { isOccupationNoun } from '../../relations/names/name-types.ts';
import { isRole } from '../reference/entity-kinds.ts';
import { isOwnName } from './own-names.ts';
import { wordRole } from './wording.ts';

const numbered =
  /^(?:No\.? ?|#)?\d{1,2}(?:\.|\)|:)?(?: [–—-])? (\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,3})(?: \(([\p{L} -]+(?:, [\p{L} -]+)*)\)|(?:,| [–—-]) ([\p{Ll} -]+(?:, [\p{Ll} -]+)*))\.?$/u;

/** '9 – Ibrahim Sow (striker, captain)' in the squad of a club: who plays with that number, and as what; null for other lines. */
export function wordPlayer(text: string, club: string | null): string[] | null {
  const [, who = '', inBrackets, behind] = numbered.exec(text.trim()) ?? [];
  const roles = (inBrackets ?? behind ?? '').split(', ').map((role) => role.trim());
  const isPost = (role: string) => {
    const last = role.toLowerCase().split(/[ -]/).at(-1) ?? '';
    return (
      isRole(last) ||
      isOccupationNoun(last) ||
      /^(?:keeper|back|wing|centre|fly-half|hooker|prop|lock)$/.test(last)
    );
  };
  if (who === '' || !(/ /.test(who) || isOwnName(who)) || !roles.every(isPost)) return null;
  return roles.map((role) => wordRole(club, who, role.toLowerCase()));
}
