import type { Block } from '@memory/markdown';
import { splitSentences } from '../../language/words/sentences.ts';
import type { Discourse, Entity } from '../reference/discourse.ts';
import { answeredName, yes } from './answers.ts';
import { introducedName, isMachine, isUnnamed } from './first-person.ts';

/** 'Interview with Kofi Mensah' above what is asked and answered. */
const interviewed =
  /^(?:An? |Our |The )?(?:[Ii]nterview|[Cc]onversation|Q ?& ?A|[Tt]alk) with (?:(?:our|the) [\p{Ll} ]{1,30} )?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]+){0,3})/u;

/** The names that speakers who have none (user, customer …) give themselves, wherever in the talk. */
export function introductions(blocks: readonly Block[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  let asked = '';
  for (const { turn, text } of blocks) {
    if (turn === null) {
      const guest = interviewed.exec(text.plain.slice(0, 120))?.[1];
      if (guest !== undefined) names.set('Interviewee', guest);
      continue;
    }
    const question = asked;
    asked = text.plain.slice(-200);
    if (!isUnnamed(turn.speaker) || names.has(turn.speaker)) continue;
    const said = text.plain.slice(turn.textStart, turn.textStart + 2_000);
    // 'Your name is Ana.' – 'Right.'
    const confirmed = /\byour name is (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)[.!?]*\s*$/iu.exec(
      question,
    )?.[1];
    const answered =
      answeredName(question, said.slice(0, 80)) ??
      (confirmed !== undefined && yes.test(said.slice(0, 40)) ? confirmed : null);
    if (answered !== null) {
      names.set(turn.speaker, answered);
      continue;
    }
    for (const { start, end } of splitSentences(said)) {
      // 'It's Ana.' where nobody has said anything yet
      const name = introducedName(said.slice(start, end), () => question === '' && start === 0);
      if (name === null) continue;
      names.set(turn.speaker, name);
      break;
    }
  }
  return names;
}

/** Who a label is: the name that its bearer gives, or the label itself. */
export function speakerOf(
  speakers: Map<string, Entity>,
  discourse: Discourse,
  label: string,
  introduced: ReadonlyMap<string, string>,
): Entity {
  const known = speakers.get(label);
  if (known !== undefined) return known;
  const name = introduced.get(label) ?? (isUnnamed(label) || isMachine(label) ? partName(label) : label);
  const entity = discourse.mention(name, { proper: true, plural: false, nouns: [], role: 'other', place: 0 });
  entity.kind = 'person';
  entity.mute = isMachine(label);
  speakers.set(label, entity);
  return entity;
}

/** Whether a label is that of whoever talks with an assistant. */
export function isUser(label: string): boolean {
  return isUnnamed(label) && partName(label) === USER;
}

/** Whether all that is not said by a machine is said by one: 'we' is then whoever talks to it. */
export function talksToMachine(blocks: readonly Block[]): boolean {
  const labels = new Set(blocks.flatMap(({ turn }) => (turn === null ? [] : [turn.speaker])));
  return labels.size === 2 && [...labels].filter(isMachine).length === 1;
}

/** What the memory calls whoever talks with an assistant, until they say who they are. */
export const USER = 'User';

/** A part in a talk as a name: whoever writes 'me', 'you' or 'human' over their words is the user. */
function partName(label: string): string {
  const lower = label.toLowerCase();
  if (/^(?:me|you|human)$/.test(lower)) return USER;
  return `${lower.charAt(0).toUpperCase()}${/^[a-z]+$/.test(lower) ? lower.slice(1) : label.slice(1)}`;
}
