import type { Block } from '@memory/markdown';
import { oneLine } from '../discourse/claim-text.ts';
import { personTerm } from '../discourse/speakers.ts';
import { addTo, type LaidOutBlocks, type LaidOutDocument, partTerm, stated } from './laid-out.ts';

const needs =
  /^(?:[^\p{L}]*)(?:system )?(?:requirements|prerequisites|supported (?:versions|platforms|browsers))[^\p{L}]*$/iu;
const supported = /supported/i;
const people: readonly (readonly [predicate: string, heading: RegExp])[] = [
  ['author_of', /^(?:[^\p{L}]*)(?:authors?|created by|about the author)[^\p{L}]*$/iu],
  ['maintainer_of', /^(?:[^\p{L}]*)(?:(?:core )?maintainers?)[^\p{L}]*$/iu],
];
const versioned =
  /^(\p{Lu}[\p{L}.]*(?:[ -][\p{L}.]+){0,2}) ?(?:v|version )?((?:>=?|≥|~|\^)? ?v?\d[\d.x]*\+?)(?: (?:or|and) (?:later|newer|higher|above|up|greater))?$/u;
const personName =
  /^(\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}\.|(?:de|van|der|von)|\p{Lu}[\p{L}'’-]+)){1,3})(?=$|\s*[<([,@–—-]|\s+\S+@)/u;
const mostItems = 40;

/** Reads sections whose heading says what their items are to the software: what it requires, who wrote and who maintains it. */
export function readNamedSections({ structure, subject }: LaidOutDocument, found: LaidOutBlocks): void {
  for (const { heading, firstBlock, lastBlock } of structure.sections) {
    if (heading === null) continue;
    const role = people.find(([, pattern]) => pattern.test(heading))?.[0] ?? null;
    const isNeed = needs.test(heading);
    if (role === null && !isNeed) continue;
    const last = Math.min(lastBlock, firstBlock + mostItems);
    for (let index = firstBlock + 1; index < last; index++) {
      const block = structure.blocks[index] as Block;
      if (found.has(index) || (block.kind !== 'listItem' && block.kind !== 'paragraph')) continue;
      const text = oneLine(block.text.plain)
        .replace(/[.,;]$/, '')
        .replace(/^(?:Requires|Needs) /, '');
      const assertions = role === null ? needOf(text, heading) : personOf(text, role);
      if (assertions.length > 0)
        addTo(found, index, {
          start: 0,
          end: block.text.plain.length,
          text: `${subject.name}, ${heading}: ${text}`,
          assertions,
        });
    }
  }

  function needOf(text: string, heading: string) {
    if (!versioned.test(text)) return [];
    const predicate = supported.test(heading) ? 'supports' : 'requires';
    return [stated(subject, predicate, partTerm(text), 'section:needs')];
  }

  function personOf(text: string, predicate: string) {
    const name = personName.exec(text)?.[1];
    return name === undefined ? [] : [stated(personTerm(name), predicate, subject, 'section:people')];
  }
}
