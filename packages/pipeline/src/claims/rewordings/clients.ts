import { NAME, type Rule, rule } from './sentence-rule.ts';

const KIND =
  '((?:biggest |largest |main |oldest |key |most important )?)(customer|client|supplier|vendor|partner|competitor|rival|investor|backer|subcontractor|tenant|sponsor)s';

/** Who is one of somebody's customers, suppliers or partners: put as one says it of one. */
export const clients: readonly Rule[] = [
  // 'Zeal Motors is one of Aske Tyres' customers', 'one of the suppliers of Orr'
  rule(
    String.raw`^(${NAME}) (is|was|has been|became) (?:also )?one of (?:(${NAME})['’]s?|the) ${KIND}(?: (?:of|to) (${NAME}))?((?: (?:since|from|until|in) [^,;]{2,30})?)\.?$`,
    ([, who = '', verb = '', owner, , kind = '', of, when = '']) => {
      const whose = owner ?? of;
      return whose === undefined ? [] : [`${who} ${verb} a ${kind} of ${whose}${when}.`];
    },
  ),
  // 'Lorn Malt has Munro Brewery as a customer'
  rule(
    String.raw`^(${NAME}) has (${NAME}) as (?:a|its|one of its) ${KIND.replace(/s$/, '')}\.?$`,
    ([, who = '', other = '', , kind = '']) => [`${other} is a ${kind} of ${who}.`],
  ),
  // 'Vale Boats sources its rope from Wyre Cordage'
  rule(
    String.raw`^(${NAME}) (?:sources|procures|orders) ((?:(?:all|most|some) (?:of )?)?(?:its|their|the) (?:\p{Ll}+ ){0,2}\p{Ll}+) from (${NAME}(?: (?:and|or) ${NAME})?)\.?$`,
    ([, who = '', what = '', from = '']) => [`${who} buys ${what} from ${from}.`],
  ),
];
