/** What is sent or stored and may be too large: its greatest size is told in many words. */
const sized =
  '(?:file|attachment|body|request_body|request|message|image|payload|video|document|response|object|row|batch)';
const [greatest, upload] = ['(?:max\\.?|maximum|maximal|greatest|largest)', '(?:file_)?uploads?'];

/** Other words for one attribute, and the usual ones. */
const same: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `^(?:${greatest}_${upload}(?:_(?:file_)?size)?(?:_limit)?|${upload}(?:_(?:file_)?size)?_(?:limit|cap|maximum))$`,
    ),
    'upload_limit',
  ],
  [
    new RegExp(`^(?:${greatest}_(${sized})_size(?:_limit)?|(${sized})_size_(?:limit|cap|maximum))$`),
    '$1$2_size_limit',
  ],
  [/^(?:product_)?guarantee(?:_period)?$|^warranty_period$/, 'warranty'],
  [/^(?:(.+)_)?time-?_?out(?:_period|_value|_limit)?$/, '$1_timeout'],
  [/^(.+_)retention_(?:period|time|window)$/, '$1retention'],
  [/^(?:request_rate|requests|requests?|call|api_rate|api_request|api_call)_limit$/, 'rate_limit'],
];

/** 'maximum_upload_size', 'upload_size_limit' -> 'upload_limit': so that a value told in other words meets the one that it ends. */
export function sameAttribute(name: string): string {
  for (const [words, usual] of same) {
    if (words.test(name)) return name.replace(words, usual).replace(/^_/, '');
  }
  return name;
}
