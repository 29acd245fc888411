export const relativeWords = /^(?:who|whom|which|that|whose|where)$/;
export const adverbialWords =
  /^(?:because|when|whenever|if|unless|while|whilst|although|though|since|as|after|before|until|till|once|whereas|so|lest|provided|wherever|even)$/;
export const complementWords = /^(?:that|whether|if|how|why|what|when|where)$/;

/** Verbs that take a clause as what is said, thought or found. */
export const reportingVerbs: ReadonlySet<string> = new Set(
  (
    'say tell report claim state announce argue believe think know hope note add explain deny confirm suggest show find reveal indicate ' +
    'estimate expect predict warn insist admit acknowledge allege assert conclude demonstrate write mention maintain observe propose ' +
    'promise reply respond remark speculate understand worry agree decide declare disclose discover imply learn mean realize realise ' +
    'recall remember see suspect testify hear hypothesize hypothesise assume guess reckon assure feel fear doubt complain contend caution stress emphasize emphasise ' +
    'tweet post comment rule vow swear pledge concede dispute reject refute recommend require demand ask request forecast project'
  ).split(' '),
);

/** What is done to a gene, a substance or a tool, so that what comes of it is not its own doing: 'blocking ST2', 'Deleting GRX1'. */
export const interfering =
  /^(?:block|inhibit|delet|silenc|deplet|target|remov|suppress|overexpress|activat|reduc|increas|rais|lower|restor|express|disabl|enabl|replac|add|adopt|us|knock|neutralis|neutraliz|antagonis|antagoniz|stimulat|disrupt|abolish)ing$/;

/** What is done to the thing that a sentence defines, rather than to what it is for: 'a tool for Linux, maintained by Ida'. */
export const makingVerbs =
  /^(?:make|maintain|develop|write|design|create|build|release|publish|license|produce|manufacture|distribute|sell|invent|launch|sponsor|host|support|direct|compose|illustrate|edit)$/;

/** Verbs that mostly stand without an object: 'studied at Porto' is done, where 'founded in Porto' is undergone. */
export const withoutObject = new Set(
  (
    'die live work study train teach serve reside settle retire emigrate immigrate graduate go come arrive depart return remain stay ' +
    'become compete perform specialise specialize lecture practise practice play move grow volunteer travel intern ' +
    'resign step stand quit qualify collapse disappear expire recover survive emerge appear reign last exist escape flee confess ' +
    'sail peak vanish flourish preside'
  ).split(' '),
);

/** What only its doer did, though the form could be a participle: 'was born in Hull and showed an early talent', 'and passed away', 'was signed and entered into force'. */
export const onlyActive =
  /^(?:showed|passed away|entered (?:into|service)|fought (?:in|at|for|with|against|alongside)|ruled (?:until|for|from|over))\b/;

/** What is taken or hidden is found again by others: 'was stolen in 1994 and recovered in 2002'. */
export const takenAway = /^(?:steal|loot|rob|lose|seize|sink|raise|hijack|hide|bury)$/;
