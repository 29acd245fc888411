import { isPersonsName } from './own-names.ts';

/** What museums write of what a work is made of. */
const material =
  /\b(?:oil|acrylic|watercolou?r|tempera|gouache|ink|pencil|charcoal|chalk|pastel|crayon|canvas|paper|board|panel|wood|oak|lime|walnut|ebony|bamboo|bronze|marble|limestone|sandstone|alabaster|stone|stoneware|earthenware|porcelain|clay|terracotta|faience|ceramic|glass|crystal|silver|gold|gilt|iron|steel|brass|copper|pewter|tin|lead|aluminium|wool|silk|cotton|linen|jute|felt|velvet|lace|lithograph|etching|engraving|woodcut|linocut|screenprint|aquatint|drypoint|mezzotint|photograph|gelatin|media|plaster|wax|lacquer|ivory|bone|horn|leather|enamel|plastic|concrete|collage|video|fibreglass|rattan)\b/;
const medium = /^[\p{Lu}\p{Ll}][\p{Ll}-]+(?: (?:on|and|with|over|in|under)?(?: ?)[\p{Ll}-]+){0,6}$/u;
const YEAR = String.raw`(?:(?:c\.|ca\.|circa|about) ?)?(?:1\d|20)\d\d(?:[–—/-]\d{2,4})?`;
const year = new RegExp(`^${YEAR}$`, 'u');
const titled = new RegExp(
  `^(\\p{Lu}[^.;:!?]{1,58}?)(?: \\((${YEAR})\\))?(?: by (\\p{Lu}[^.;,]{2,40}))?$`,
  'u',
);
const maker =
  /^(?:(?:(?:made|designed|painted|built|woven|carved) )?by )?((?:the )?\p{Lu}[\p{L}'’.-]*(?: (?:de|da|di|van|von|del|la|&|\p{Lu}[\p{L}'’.-]*)){1,4})$/u;
const given =
  /^(?:(?:gift|bequest|donation) of|(?:given|donated|presented|bequeathed) by) ((?:the )?\p{Lu}[^.;]{2,60})$/iu;
const lent = /^(?:(?:lent|loaned|on loan) (?:by|from)|loan (?:of|from)) ((?:the )?\p{Lu}[^.;]{2,60})$/iu;
const aside =
  /^(?:(?:purchased|acquired|bought)(?: (?:in|with|from|by|at|through) [^.;]{4,60}| (?:1\d|20)\d\d)|(?:model|no\.?|nr\.?|edition|inv\.?) ?[\p{L}\p{N}./-]+|\d[\d.,]* ?[x×] ?\d[\d.,x× ]*(?:cm|mm|in)?)$/iu;

/**
 * What the label beside a work tells: 'Moon Bowl, Shimazu Reiko, 1965, stoneware', 'Two Boats (1988) by Otto Brandis, oil on canvas. Gift of
 * the Hallam family'. Null for any other text: a title, its maker, a year and what it is made of or whose gift it was, and nothing else.
 */
export function wordWorkLabel(text: string): string[] | null {
  if (text.length > 300 || !/(?:1\d|20)\d\d/.test(text)) return null;
  const [first = '', ...rest] = text
    .trim()
    .replace(/\.$/, '')
    .split(/\s*[,;\n]\s*|(?<=[\p{Ll}\d)])\.\s+/u);
  const [, title = '', yearBeside, makerBeside] = titled.exec(first) ?? [];
  if (
    title === '' ||
    rest.length > 8 ||
    (maker.exec(makerBeside ?? '') === null && makerBeside !== undefined)
  )
    return null;
  const told = {
    year: yearBeside ?? '',
    maker: makerBeside ?? '',
    medium: '',
    where: '',
    donor: '',
    lender: '',
  };
  for (const part of rest) {
    if (told.year === '' && year.test(part)) told.year = part;
    else if (given.test(part)) told.donor = given.exec(part)?.[1] ?? '';
    else if (lent.test(part)) told.lender = lent.exec(part)?.[1] ?? '';
    else if (aside.test(part)) continue;
    else if (told.medium === '' && medium.test(part) && material.test(part.toLowerCase()))
      told.medium = part.toLowerCase();
    else if (told.maker === '' && maker.test(part)) told.maker = maker.exec(part)?.[1] ?? '';
    else if (
      told.maker !== '' &&
      told.where === '' &&
      /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u.test(part)
    )
      told.where = part;
    else return null;
  }
  const isLabel =
    told.maker !== '' &&
    told.year !== '' &&
    (told.medium !== '' || told.donor !== '' || told.lender !== '' || / by /.test(text));
  if (!isLabel || isPersonsName(title)) return null;
  const name = `the artwork "${title}"`;
  const when = /^\d{4}$/.test(told.year) ? ` in ${told.year}` : '';
  return [
    `${told.maker} created ${name}${when}`,
    ...(told.medium === '' ? [] : [`The medium of ${name} is ${told.medium}`]),
    ...(told.donor === '' ? [] : [`${told.donor.replace(/^the /, 'The ')} donated ${name}`]),
    ...(told.lender === '' ? [] : [`The lender of ${name} is ${told.lender}`]),
  ];
}
