import { expect, test } from 'vitest';
import { sameAttribute } from './same-attributes.ts';

test.each([
  ['maximum_upload_size', 'upload_limit'],
  ['upload_size_limit', 'upload_limit'],
  ['file_upload_limit', 'upload_limit'],
  ['max_file_size', 'file_size_limit'],
  ['maximum_body_size', 'body_size_limit'],
  ['request_time-out', 'request_timeout'],
  ['time_out', 'timeout'],
  ['log_retention_period', 'log_retention'],
  ['retention_period', 'retention_period'],
  ['guarantee', 'warranty'],
  ['request_limit', 'rate_limit'],
  ['default_page_size', 'default_page_size'],
  ['maximum_speed', 'maximum_speed'],
])('%s is the %s', (name, usual) => {
  expect(sameAttribute(name)).toBe(usual);
});
