import type { SectionDescriber, SectionDescription, SectionRole } from '@memory/extraction';
import { createPace, type Section } from '@memory/markdown';
import { roleOfContent, roleOfHeading } from './section-role.ts';
import { summarize } from './summary.ts';

/** Roles that a section's subsections have too, where nothing says otherwise. */
const rolesOfSubsections =
  /^(?:background|methods|results|discussion|conclusion|references|appendix|acknowledgements|changelog|license)$/;

/** Tells sections by the words of their heading, else by the shape of their content; a summary is the first sentence or two of prose. */
export const describeSections: SectionDescriber = async ({ structure }, { signal }) => {
  signal.throwIfAborted();
  const pace = createPace({ signal });
  const described: SectionDescription[] = [];
  for (const section of structure.sections) {
    const { firstBlock, lastBlock } = section;
    if (structure.blocks[firstBlock]?.kind === 'frontMatter') {
      described.push({ role: 'front_matter', summary: '' });
      continue;
    }
    const role =
      (section.heading === null ? null : roleOfHeading(section.heading)) ??
      (await roleOfContent(structure.blocks, firstBlock, lastBlock, pace)) ??
      inheritedRole(section, described);
    described.push({ role, summary: await summarize(structure.blocks, firstBlock, lastBlock, pace) });
    if (pace.due(64)) await pace.rest();
  }
  return described;
};

function inheritedRole({ parent }: Section, described: readonly SectionDescription[]): SectionRole {
  const above = parent === null ? undefined : described[parent]?.role;
  return above !== undefined && rolesOfSubsections.test(above) ? above : 'body';
}
