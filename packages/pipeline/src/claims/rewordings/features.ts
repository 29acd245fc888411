import { isKnownWord } from '../../language/words/tokens.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { capital, NAME, type Rule, ruleHolding, uncapital } from './sentence-rule.ts';
import { WHEN } from './tool-words.ts';

/** What a program can do, by the noun: 'dark mode', 'the CSV export', 'single sign-on'. */
const FEATURE = String.raw`(?:(?:[Tt]he |[Aa]n? |[Ii]ts )?(?!(?:supported|support|lost|been|had|got|gained|added|dropped|removed|no|not|to)\b)(?:[\p{L}\p{N}-]+ ){0,3}?(?:mode|modes|export|exports|import|imports|sign-on|sign-in|SSO|login|log-in|logins|authentication|2FA|search|filter|filters|editor|integration|integrations|sync|notifications?|reports|previews?|uploads?|downloads?|themes?|shortcuts?|templates?|plugins?|plug-ins?|add-ons?|backups?|encryption|chat|API|undo|autosave|autocomplete|spell-?check(?:er)?|feature|tab|toolbar|sidebar|comments|tags|webhooks|widgets?|dictation|printing))`;
const PRODUCT = `(${NAME}|[Tt]he (?:[\\p{L}\\p{N}-]+ ){0,2}(?:app|website|site|portal|platform|service|tool|program|editor|client))`;
const PEOPLE = '(?:[Ww]e|[Tt]hey|[Tt]he (?:[\\p{Ll}-]+ )?(?:team|developers|engineers|makers|company))';

const isProduct = (name: string) =>
  !/^(?:person|place|organization)$/.test(kindOfName(name.replace(/^[Tt]he /, '')).kind) || !/ /.test(name);
const plain = (feature: string) => {
  const [first = ''] = feature.split(' ');
  return /^\p{Lu}\p{Ll}*$/u.test(first) && isKnownWord(first.toLowerCase()) ? uncapital(feature) : feature;
};
const since = (when: string) =>
  / week/.test(when)
    ? ''
    : when
        .replace(/^ (?:in|on|from|as of) /, ' since ')
        .replace(/^ (?=last |this |yesterday|today)/, ' since ');

const has = (what: string, feature: string, when: string) =>
  isProduct(what)
    ? [
        when === ''
          ? `${capital(what)} supports ${plain(feature)}.`
          : `${capital(what)} has supported ${plain(feature)}${since(when)}.`,
      ]
    : [];
const hasNot = (what: string, feature: string, when: string) =>
  isProduct(what) ? [`${capital(what)} no longer supports ${plain(feature)}${since(when)}.`] : [];

/** What programs can do, since when, and what they can do no longer. */
export const features: readonly Rule[] = [
  // 'Orion comes with dark mode', 'now has single sign-on', 'got the CSV export in 2020'
  ruleHolding(
    ' has | offers | comes with | includes | provides | got | introduced | features | gained ',
    String.raw`^${PRODUCT} (?:(?:now |also |already )*(?:has|offers|comes with|includes|provides|features)|(?:has )?(?:got|introduced|gained|received)) (${FEATURE})${WHEN}\.?$`,
    ([, what = '', feature = '', when = '']) => has(what, feature, when),
  ),
  // 'We added dark mode to Orion', 'Dark mode was added to Orion in 2020', 'is available in Orion'
  ruleHolding(
    ' to | in | of ',
    String.raw`^(?:${PEOPLE} (?:have |has )?(?:now |just |recently )?(?:added|built|brought|introduced) (${FEATURE}) (?:to|into|in) ${PRODUCT}|(${FEATURE}) (?:(?:was|has been|is) (?:now )?(?:added|built|brought|introduced) (?:to|into|in)|is (?:now |also )?(?:available in|part of|included in|built into)) ${PRODUCT})${WHEN}\.?$`,
    ([, one, first, other, second, when = '']) => has(first ?? second ?? '', one ?? other ?? '', when),
  ),
  // 'We removed dark mode from Orion', 'Dark mode was taken out of Orion in May', 'is gone from Orion'
  ruleHolding(
    ' from | out of | in | of ',
    String.raw`^(?:${PEOPLE} (?:have |has )?(?:now |just |recently |finally )?(?:removed|dropped|cut|stripped|pulled|took|taken|deleted|retired) (${FEATURE}) (?:from|out of|in) ${PRODUCT}|(?:[Ss]upport for )?(${FEATURE}) (?:(?:was|has been|is|were) (?:now )?(?:removed|dropped|cut|stripped|pulled|taken out|taken away|deleted|retired|gone|missing)(?: again)? (?:from|of|in)|is no longer (?:available in|part of|included in|supported (?:by|in)|offered by|in|there in)|has (?:disappeared|vanished|gone) from) ${PRODUCT})${WHEN}\.?$`,
    ([, one, first, other, second, when = '']) => hasNot(first ?? second ?? '', one ?? other ?? '', when),
  ),
  // 'Orion dropped dark mode in May', 'has lost single sign-on', 'no longer has the CSV export', 'comes without dark mode now'
  ruleHolding(
    'removed|dropped|lost|no longer|without|retired|discontinued|got rid of|cut',
    String.raw`^${PRODUCT} (?:(?:has )?(?:now |recently )?(?:removed|dropped|lost|retired|discontinued|got rid of|cut|done away with)|no longer (?:has|offers|includes|provides|comes with|features|contains)|(?:now )?comes without|is without) (${FEATURE})(?: now| these days)?${WHEN}\.?$`,
    ([, what = '', feature = '', when = '']) => hasNot(what, feature, when),
  ),
];
