import type { SectionRole } from '@memory/extraction';
import type { Block, Pace } from '@memory/markdown';

const headings: readonly (readonly [SectionRole, RegExp])[] = [
  ['table_of_contents', /^(?:table of contents|contents|toc|on this page|in this (?:article|section|page))$/],
  ['abstract', /^(?:abstract|executive summary|summary|tl;?dr|synopsis|overview and summary)$/],
  [
    'introduction',
    /^(?:introduction|intro|introductory remarks|getting started|overview|preface|foreword|about)$/,
  ],
  ['background', /^(?:background|related works?|literature review|prior (?:art|work)|motivation|context)$/],
  [
    'methods',
    /^(?:(?:materials? and |patients and |subjects and |research )?method(?:s|ology)?(?: and (?:materials?|data|patients))?|experimental (?:setup|design|procedures?|methods?)|experiments?|study design|approach|procedures?|data and methods)$/,
  ],
  [
    'results',
    /^(?:(?:main |key )?(?:results?|findings|outcomes?)|results? and (?:discussion|analysis)|evaluation)$/,
  ],
  ['discussion', /^(?:(?:general )?discussion|limitations?|discussion and conclusions?|interpretation)$/],
  [
    'conclusion',
    /^(?:conclusions?|concluding remarks|summary and conclusions?|conclusions? and (?:future work|outlook)|final (?:remarks|thoughts)|wrap[- ]?up)$/,
  ],
  [
    'references',
    /^(?:references?|bibliography|works? cited|literature(?: cited)?|citations?|sources|further reading|footnotes|notes and references|external links|see also)$/,
  ],
  [
    'appendix',
    /^(?:appendi(?:x|ces)(?: [a-z0-9]{1,3})?(?:[:.]? .*)?|annex(?: [a-z0-9]{1,3})?(?:[:.]? .*)?|supplementary (?:materials?|information|data)|supporting information)$/,
  ],
  [
    'acknowledgements',
    /^(?:acknowledge?ments?|thanks|credits|thanks to|contributors|sponsors|backers|funding)$/,
  ],
  [
    'navigation',
    /^(?:navigation|site ?map|related (?:pages|articles|links)|quick ?links|useful links|links)$/,
  ],
  ['changelog', /^(?:change ?log|release notes|history|release history|what'?s new)$/],
  ['license', /^(?:licen[cs]e|licensing|copyright|legal(?: notice)?)$/],
];

/** The role that a heading's words name; null where they name none. Numbering in front ('2.1', 'IV.', 'A.') does not count. */
export function roleOfHeading(heading: string): SectionRole | null {
  const words = heading
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/^(?:(?:section|chapter|part)\s+)?(?:\d+(?:\.\d+)*|[ivx]{1,5}|[a-z])[.):]*\s+(?=\p{L})/u, '')
    .replace(/[^\p{L}\p{N}]+$/u, '')
    .replace(/\s+/g, ' ');
  for (const [role, pattern] of headings) if (pattern.test(words)) return role;
  return null;
}

const reference =
  /^(?:\[\d{1,4}\]|\d{1,4}[.)]\s|[\p{Lu}][\p{L}'’-]+,? (?:[\p{Lu}]\.|et al|and )).*(?:\b(?:1[89]|20)\d\d\b|doi|arXiv|https?:)/u;
/** Blocks looked at. */
const sampled = 60;

/** The role that the shape of a section's content shows: lists of nothing but links, or of references. */
export async function roleOfContent(
  blocks: readonly Block[],
  from: number,
  to: number,
  pace: Pace,
): Promise<SectionRole | null> {
  let items = 0;
  let links = 0;
  let anchors = 0;
  let references = 0;
  let texts = 0;
  for (const block of blocks.slice(from, Math.min(to, from + sampled))) {
    if (pace.due(block.end - block.start)) await pace.rest();
    if (block.kind === 'heading' || block.kind === 'thematicBreak' || block.kind === 'linkDefinition')
      continue;
    if (block.kind !== 'listItem' && block.kind !== 'paragraph' && block.kind !== 'html') return null;
    const { plain, links: found } = block.text;
    if (plain.trim() === '') continue;
    texts++;
    const linked = found.reduce((sum, link) => sum + link.end - link.start, 0);
    if (found.length > 0 && linked >= 0.8 * plain.replace(/[\s|·•»›/-]+/g, '').length) {
      links++;
      if (found.every(({ href }) => href.startsWith('#'))) anchors++;
    }
    if (block.kind === 'listItem') items++;
    if (reference.test(plain)) references++;
  }
  if (texts >= 3 && items >= 3 && anchors >= 0.9 * texts) return 'table_of_contents';
  if (texts >= 3 && links >= 0.9 * texts) return 'navigation';
  if (texts >= 4 && references >= 0.8 * texts) return 'references';
  return null;
}
