import { isSentence } from '../layout/whole-sentences.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { capital, DATE, NAME, type Rule, rule, uncapital } from './sentence-rule.ts';

const UNITED =
  'company|firm|group|bank|society|business|airline|insurer|charity|union|association|organi[sz]ation|club|school|college|university|hospital|council|party|practice|studio|agency';

/** What entries tell in one breath: an event in front of what is so since, whose a figure is, who came next, who won it a year later. */
export const toldAtOnce: readonly Rule[] = [
  // 'Ann Lee has moved to sales, so from today Bo Orr runs the newsletter'
  rule(
    String.raw`^([^,;:]{8,160}), so (?!that\b|far\b|much\b|as\b|to\b)((?:(?:from|as of|since|in|on|until) [^,;:]{3,24}?,? )?(?:the |our )?${NAME} (?:(?:now|also|still) )?(?:is|was|has|will|\p{Ll}+(?:s|ed))\b[^;:]+)$`,
    ([, first = '', second = '']) =>
      isSentence(first) && isSentence(capital(second)) ? [`${first}.`, capital(second)] : [],
  ),
  // 'The Harbour Agreement between Tesland and Mora came into force in 1998'
  rule(
    String.raw`^(The (?:\p{Lu}[\p{L}’'-]+ ){1,4}?(?:Agreement|Treaty|Pact|Accord|Convention|Alliance|Charter|Compact|Protocol)) (?:of \p{Lu}\p{L}+ )?between ((?:the )?${NAME})(?:, ((?:the )?${NAME}))? and ((?:the )?${NAME}),? ((?!and\b|or\b)\p{Ll}.+)$`,
    ([, what = '', one = '', other, last = '', rest = '']) => [
      `${[one, ...(other === undefined ? [] : [other])].join(', ')} and ${last} are parties to ${what.replace(/^The/, 'the')}.`,
      `${what} ${rest}`,
    ],
  ),
  // 'The Heron Bridge carries the railway across the River Tarn'
  rule(
    String.raw`^((?:[Tt]he (?:[\p{Ll}-]+ ){0,2})?${NAME}|[Ii]t) (carries|carried) ([^,;]{3,60}?) (?:across|over) ((?:the )?(?:(?:[Rr]iver|[Ll]ake) )?${NAME}|the \p{Ll}+)((?: (?:at|near|in) ${NAME})?)\.?$`,
    ([, what = '', verb = '', load = '', over = '', where = '']) => [
      `${what} ${verb} ${load}.`,
      `${what} ${verb === 'carries' ? 'crosses' : 'crossed'} ${over}${where}.`,
    ],
  ),
  // 'Next to the abbey is the Monks' House, now a hotel'
  rule(
    String.raw`^(Next to|Opposite|Beside|Behind|Near|In front of|Across from|Close to|Facing|Alongside|On top of) ([^,]{3,60}?) (is|was|stands|stood|lies|lay|sits) ((?:the )?${NAME})(?:, (now|today|once|formerly|previously|originally) (an? [^,;]{3,60}?))?\.?$`,
    ([, where = '', place = '', verb = '', who = '', then, what]) => [
      `${capital(who)} ${verb} ${uncapital(where)} ${place}.`,
      ...(then === undefined
        ? []
        : [`${capital(who)} ${/^(?:now|today)$/.test(then) ? 'is now' : 'was formerly'} ${what}.`]),
    ],
  ),
  // 'Following the merger of Orr Ltd and Lund AG in 2020, the new firm has its seat in Oslo'
  rule(
    `^(?:Following|After|Since) (the (?:merger|acquisition|takeover|sale|purchase|closure|opening|demolition|completion|privati[sz]ation|nationali[sz]ation) (?:of|between) [^,]+?) ((?:in|on) ${DATE}), (.+)$`,
    ([, event = '', when = '', rest = '']) => [`${capital(event)} took place ${when}.`, capital(rest)],
  ),
  // 'The merged firm is called Orr Lund and has its seat in Oslo': what two became
  rule(
    String.raw`^The (?:new(?:ly merged)?|merged|combined|enlarged|resulting|joint) (${UNITED}) (?:(?:trades|operates|does business|will trade|will operate) (?:as|under the name(?: of)?)|(?:is|was|will be) (?:called|named|known as)|goes by the name of|bears the name|will bear the name) (${NAME})(?:,? and (\p{Ll}[^;]{5,200}?))?\.?$`,
    ([, noun = '', name = '', rest]) => [
      `${name} is ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}.`,
      ...(rest === undefined ? [] : [`${name} ${rest}.`]),
    ],
  ),
  // 'The new firm, Orr Lund, has its seat in Oslo': it is called so from here on
  rule(
    String.raw`^The (?:(?:new|merged|combined|enlarged|resulting|young|local|first|last|latest) )?(firm|company|group|bank|society|airline|charity|union|association|insurer|club|band|team|school|college|paper|newspaper|magazine|vessel|ship|boat|ferry|museum|hotel|theatre|book|novel|film|album|song|label|party), (?:the |called |named |known as |now called |to be called )?(${NAME}), ((?:(?:now|also|still) )?(?:is|was|has|had|\p{Ll}+(?:s|ed)|ran|sank|won|made|sold|built|became|began) .+)$`,
    ([, noun = '', name = '', rest = '']) =>
      kindOfName(name).kind === 'person' ? [] : [`The ${noun} ${name} ${rest}`],
  ),
  // 'Among its former pupils are the poet Ann Lee and …'
  rule(
    String.raw`^Among (?:(${NAME})['’]s?|its|(the \p{Ll}+)['’]s|the) (?:(?:former|notable|famous|early|old|many|best-known) ){0,2}(?:pupils|students|alumni|graduates)(?: of ((?:the )?${NAME}))? (?:is|are|was|were|have been) (.+?)\.?$`,
    ([, name, noun, of, who = '']) => [`${capital(who)} studied at ${name ?? noun ?? of ?? 'it'}.`],
  ),
  // 'was conducted by Ann Lee from 1998 until 2009, when Bo Orr took over'
  rule(
    String.raw`^(${NAME}|It|The [\p{Ll} ]+?) was ((?:first )?(?:conducted|led|run|managed|headed|edited|chaired|directed|coached|owned|operated|captained|governed)) by (${NAME}) ((?:from ${DATE} )?(?:until|till|to) (${DATE})), when (?:(?:it|the post|the job) (?:passed|went) to )?(${NAME})(?: took over| succeeded (?:him|her|them)| replaced (?:him|her|them))?\.?$`,
    ([, what = '', led = '', one = '', when = '', since = '', other = '']) => [
      `${what} was ${led} by ${one} ${when}.`,
      `${what} has been ${led.replace('first ', '')} by ${other} since ${since}.`,
    ],
  ),
  // 'In 1987 the medal went to Ann Lee, in 1988 to Bo Orr'
  rule(
    `^(In ${DATE}),? ([^,;]{3,60}? (?:went|was (?:given|awarded|presented|handed|sold|moved|transferred)|moved|passed)) (to [^,;]+?),? (?:and )?(in ${DATE}) (to .+)$`,
    ([, first = '', what = '', one = '', second = '', rest = '']) => [
      `${first} ${what} ${one}.`,
      `${capital(second)} ${what} ${rest}`,
    ],
  ),
];
