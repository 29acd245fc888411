import { capital, type Rule, rule } from '../rewordings/sentence-rule.ts';

const FOUND =
  '(?:found|finds|saw|observed|observes|showed|shows|[Rr]eported|reports|detected|revealed|reveals|demonstrated|confirmed|identified|established|noted)';
const STRENGTH =
  '(?:(?:an?|any|the) )?(?:(?:(?:statistically )?significant|strong|clear|robust|independent|direct|positive|negative|inverse|consistent|moderate|weak|causal|close|modest|marked) ){0,2}';
const LINK = '(?:association|correlation|link|relationship|relation|connection)';
const THING = '((?:(?! and )[^,;:]){2,60}?)';
const BETWEEN = String.raw`between ${THING} and ([^,;:]{2,60}?)(?: \([^()]{1,40}\))?\.?`;

/** What studies found, told by a noun: an association or none, an effect or none. */
export const found: readonly Rule[] = [
  // 'We found no association between coffee and stroke (n = 48,120)'
  rule(
    `^(?:.{2,60}? ${FOUND}|There (?:was|is)) (no (?:evidence of |sign of )?)${STRENGTH}${LINK} ${BETWEEN}$`,
    ([, , one = '', other = '']) => linked(one, 'not ', other),
  ),
  rule(
    `^(?:.{2,60}? did not (?:find|see|observe|show|report|detect|reveal|demonstrate|confirm|identify)) (?:any |an? )?(?:evidence of |sign of )?${STRENGTH}${LINK} ${BETWEEN}$`,
    ([, one = '', other = '']) => linked(one, 'not ', other),
  ),
  rule(
    `^(?:(?:We|They|The (?:[\\p{Ll}-]+ ){1,4}?|Researchers|Scientists)(?: have| has)? ?${FOUND}|There (?:was|is)) (?!no )${STRENGTH}${LINK} ${BETWEEN}$`,
    ([, one = '', other = '']) => linked(one, '', other),
  ),
  // 'Common side effects of Orlavan include nausea, headache and dizziness'
  rule(
    String.raw`^(?:The )?(?:(?:[Mm]ost|[Mm]ore|[Vv]ery) )?(?:(?:[Cc]ommon|[Ff]requent|[Rr]eported|[Kk]nown|[Mm]ain|[Uu]sual|[Tt]ypical|[Ss]erious|[Ss]evere|[Rr]are) )*(?:[Ss]ide|[Aa]dverse) effects? of ([^,;:]{2,60}?) (?:include|includes|included|are|is|were|was) ((?!rare\b|mild\b|unknown\b|not\b|usually\b|well\b)[^;:]+?)\.?$`,
    ([, what = '', effects = '']) => [`${capital(what)} causes ${effects}.`],
  ),
  // 'Treatment with amlotide lowered blood pressure'
  rule(
    String.raw`^(?:The )?(?:[Tt]reatment|[Tt]herapy|[Ss]upplementation|[Dd]osing|[Ii]ncubation) (?:with|using) ([\p{L}\d][\p{L}\d-]*(?: [\p{L}\d-]+)?) ((?:(?:significantly|also|markedly|strongly|partially) )?(?:lowers?|reduce[sd]?|increase[sd]?|lowered|improve[sd]?|prolong(?:s|ed)|prevent(?:s|ed)|cause[sd]?|raise[sd]|halve[sd]|did not|does not|inhibit(?:s|ed)|suppress(?:es|ed)|delay(?:s|ed)|slow(?:s|ed)) .+)$`,
    ([, what = '', rest = '']) => [`${capital(what)} ${rest}`],
  ),
  // 'had no effect on survival'
  rule(
    String.raw`^((?:(?! (?:had|has|have) )[^,;:]){2,80}?) (?:had|has|have) no (?:(?:significant|measurable|clear|detectable|discernible|direct|apparent) )?(?:effect|impact|influence|bearing) (?:up)?on ([^;:]+?)\.?$`,
    ([, what = '', whom = '']) => [`${what} ${/s$/.test(what) ? 'do' : 'does'} not affect ${whom}.`],
  ),
];

function linked(one: string, not: string, other: string): string[] {
  return [`${capital(one)} is ${not}associated with ${other}.`];
}
