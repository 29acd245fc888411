import { expect, test } from 'vitest';
import { findJsonFault } from './json-fault.ts';

// As json.loads of Python 3.11 says it.
test.each([
  ['', 0, 'Expecting value'],
  ['{', 1, 'Expecting property name enclosed in double quotes'],
  ['{"a":1,}', 7, 'Expecting property name enclosed in double quotes'],
  ["{'a':1}", 1, 'Expecting property name enclosed in double quotes'],
  ['{"a" 1}', 5, "Expecting ':' delimiter"],
  ['{"a":}', 5, 'Expecting value'],
  ['{"a":1 "b":2}', 7, "Expecting ',' delimiter"],
  ['{"a":1', 6, "Expecting ',' delimiter"],
  ['[1,', 3, 'Expecting value'],
  ['[1,]', 3, 'Expecting value'],
  ['[1 2]', 3, "Expecting ',' delimiter"],
  ['"abc', 0, 'Unterminated string starting at'],
  ['"a\nb"', 2, 'Invalid control character at'],
  ['"a\\q"', 2, 'Invalid \\escape'],
  ['"\\u12x4"', 2, 'Invalid \\uXXXX escape'],
  ['{"a":1} x', 8, 'Extra data'],
  ['01', 1, 'Extra data'],
  ['["😀" x]', 5, "Expecting ',' delimiter"],
  ['undefined', 0, 'Expecting value'],
])('%j', (text, position, error) => {
  expect(findJsonFault(text)).toEqual({ position, error });
});
