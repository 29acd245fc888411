import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wordsOfQuestion, wordsOfText } from './words-of.ts';

const termsOf = (text: string) => [...wordsOfText(text).counts.keys()];
/** Whether a text has every word that a question asks for. */
const holds = (text: string, question: string) => {
  const asked = [...wordsOfQuestion(question).counts.keys()];
  const { counts } = wordsOfText(text);
  return asked.length > 0 && asked.every((term) => counts.has(term));
};

test('folds case and accents, stems English and passes over stop words', () => {
  expect(termsOf('The Žižek cafés were RUNNING; Straße, Москва')).toEqual([
    'zizek',
    'cafe',
    'run',
    'strass',
    'москва',
  ]);
  expect(termsOf('the were')).toEqual([]);
});

test('takes full and half width as one', () => {
  expect(holds('Ｗｅｂサーバーの番号はＡＢＣ１２３です。', 'ABC123')).toBe(true);
  expect(holds('ｻｰﾊﾞｰを再起動した', 'サーバー')).toBe(true);
});

test.each([
  ['外币汇率换算功能由李强负责', '外币汇率'],
  ['外币汇率换算功能由李强负责', '李强'],
  ['我家的猫很大', '猫'],
  ['本社は大阪市にあります', '大阪'],
  ['김민수는 한빛전자의 대표이사이다.', '대표이사'],
  ['책을 읽었다', '책'],
  ['บริษัทตั้งอยู่ที่เชียงใหม่', 'เชียงใหม่'],
  ['ភ្នំពេញជារាជធានី', 'រាជធានី'],
  ['ວຽງຈັນເປັນນະຄອນຫຼວງ', 'ນະຄອນຫຼວງ'],
  ['ရန်ကုန်မြို့သည်', 'ရန်ကုန်'],
])('finds in %s the word %s', (text, word) => {
  expect(holds(text, word)).toBe(true);
});

test('asks for pairs of signs, and for one sign only where it stands alone', () => {
  expect([...wordsOfQuestion('杭州').counts.keys()]).toEqual(['杭州']);
  expect([...wordsOfQuestion('猫').counts.keys()]).toEqual(['猫']);
  expect(holds('杭城在南州', '杭州')).toBe(false);
});

test.each([
  ['See CVE-2026-44817.', ['CVE-2026-44817', '44817', 'cve']],
  ['It is in /etc/pixforge/policy.xml.', ['/etc/pixforge/policy.xml', 'policy.xml', 'policy', 'pixforge']],
  ['Unique token: SMOKE-58211307.', ['smoke-58211307', '58211307']],
  ['pixforge-4.2.10.tar.gz', ['4.2.10', '4.2', 'pixforge']],
  ['released v4.2.10', ['4.2.10', 'v4.2.10', '4.2']],
  ['am 14.03.2026, port 10.0.0.5:8080', ['14.03.2026', '2026', '8080']],
  ['parseHttpRequest calls HTTPServer', ['parsehttprequest', 'http request', 'server']],
  ['MAX_RETRY_COUNT', ['max_retry_count', 'retry']],
  ['write to ann.lee@acme.org', ['ann.lee@acme.org', 'acme.org', 'lee']],
  ['std::vector::push_back', ['push_back', 'vector']],
  ['the file report2024', ['report2024', 'report', '2024']],
])('finds in %s identifiers whole and in parts', (text, parts) => {
  for (const part of parts) expect(holds(text, part), part).toBe(true);
});

test('a text is as long as its plain words and signs, by however many terms it is found', () => {
  expect(wordsOfText('limit in /etc/pixforge/policy.xml').length).toBe(5);
  expect(wordsOfText('杭州').length).toBe(2);
});

describe('any text', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 60 });
  test('holds all that it asks for', () => {
    fc.assert(
      fc.property(text, (any) => {
        const { counts } = wordsOfText(any);
        for (const term of wordsOfQuestion(any).counts.keys()) expect(counts.has(term)).toBe(true);
      }),
    );
  });
  test('has terms that Postgres can keep, and a length no longer than itself in compatibility form', () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.string({ unit: 'binary' })), (any) => {
        const { counts, length } = wordsOfText(any.toWellFormed());
        expect(length).toBeLessThanOrEqual([...any.toWellFormed().normalize('NFKD')].length);
        for (const term of counts.keys()) {
          expect(term.isWellFormed()).toBe(true);
          expect(term).not.toContain('\0');
          expect(term.length).toBeGreaterThan(0);
        }
      }),
    );
  });
});
