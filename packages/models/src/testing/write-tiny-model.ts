import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const SIZE = 16;

/** Words that mean alike share a direction; the model knows nothing else. */
const MEANINGS: readonly (readonly string[])[] = [
  ['eat', 'eating', 'food', 'meal', 'has'],
  ['share', 'shares', 'fell', 'monday'],
  ['man', 'someone', 'a', 'is', 'on'],
  ['passage', 'long', 'that', 'some', 'length', 'of', 'question'],
];
const SPECIAL = ['[PAD]', '[UNK]', '[CLS]', '[SEP]', '[MASK]'];

/**
 * Writes a sentence model in Hugging Face layout that is real in every part but its size: a WordPiece tokenizer, and an
 * ONNX graph that looks each token up in a table of 16 numbers, mean-pooled by whoever reads it. For tests that have no
 * trained model at hand.
 */
export async function writeTinyModel(folder: string): Promise<void> {
  const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(97 + i));
  const known = MEANINGS.flat();
  const rest = letters
    .filter((letter) => !known.includes(letter))
    .concat(
      letters.map((letter) => `##${letter}`),
      '.',
      ',',
    );
  const words = [...SPECIAL, ...known, ...rest];
  const table = new Float32Array(words.length * SIZE);
  for (const [index, word] of words.entries()) {
    const meaning = MEANINGS.findIndex((group) => group.includes(word));
    const isStrong = meaning === 0 || meaning === 1;
    table[index * SIZE + (meaning < 0 ? 4 + (index % 8) : meaning)] = isStrong ? 1 : 0.1;
    table[index * SIZE + 15] = 0.01;
  }
  await mkdir(join(folder, 'onnx'), { recursive: true });
  await mkdir(join(folder, '1_Pooling'), { recursive: true });
  const json = (name: string, value: object) => writeFile(join(folder, name), JSON.stringify(value));
  await Promise.all([
    json('config.json', { hidden_size: SIZE, max_position_embeddings: 256, pad_token_id: 0 }),
    json('1_Pooling/config.json', { pooling_mode_mean_tokens: true }),
    json('tokenizer_config.json', {
      do_lower_case: true,
      model_max_length: 256,
      tokenizer_class: 'BertTokenizer',
    }),
    json('tokenizer.json', tokenizer(words)),
    writeFile(join(folder, 'onnx/model_quantized.onnx'), lookupGraph(table, words.length)),
  ]);
}

function tokenizer(words: readonly string[]): object {
  const special = (content: string) => ({
    [content]: { id: content, ids: [words.indexOf(content)], tokens: [content] },
  });
  return {
    version: '1.0',
    truncation: null,
    padding: null,
    added_tokens: SPECIAL.map((content, id) => ({
      id,
      special: true,
      content,
      single_word: false,
      lstrip: false,
      rstrip: false,
      normalized: false,
    })),
    normalizer: {
      type: 'BertNormalizer',
      clean_text: true,
      handle_chinese_chars: true,
      strip_accents: null,
      lowercase: true,
    },
    pre_tokenizer: { type: 'BertPreTokenizer' },
    post_processor: {
      type: 'TemplateProcessing',
      single: [
        { SpecialToken: { id: '[CLS]', type_id: 0 } },
        { Sequence: { id: 'A', type_id: 0 } },
        { SpecialToken: { id: '[SEP]', type_id: 0 } },
      ],
      pair: [],
      special_tokens: { ...special('[CLS]'), ...special('[SEP]') },
    },
    decoder: { type: 'WordPiece', prefix: '##', cleanup: true },
    model: {
      type: 'WordPiece',
      unk_token: '[UNK]',
      continuing_subword_prefix: '##',
      max_input_chars_per_word: 100,
      vocab: Object.fromEntries(words.map((word, id) => [word, id])),
    },
  };
}

// The graph, as ONNX's protocol buffers (onnx.proto3 of ONNX 1.16): fields are a number and a wire type, 0 for a varint
// and 2 for bytes.

const FLOAT = 1;
const INT64 = 7;

/** last_hidden_state = Gather(table, input_ids). */
function lookupGraph(table: Float32Array, rows: number): Buffer {
  const initializer = message(
    ...[rows, SIZE].map((size) => varint(1, size)),
    varint(2, FLOAT),
    bytes(8, 'table'),
    bytes(9, Buffer.from(table.buffer)),
  );
  const node = message(
    bytes(1, 'table'),
    bytes(1, 'input_ids'),
    bytes(2, 'last_hidden_state'),
    bytes(3, 'look-up'),
    bytes(4, 'Gather'),
  );
  const graph = message(
    bytes(1, node),
    bytes(2, 'tiny'),
    bytes(5, initializer),
    bytes(11, tensorInfo('input_ids', INT64, ['batch', 'sequence'])),
    bytes(11, tensorInfo('attention_mask', INT64, ['batch', 'sequence'])),
    bytes(12, tensorInfo('last_hidden_state', FLOAT, ['batch', 'sequence', SIZE])),
  );
  return message(varint(1, 8), bytes(2, 'memory-tests'), bytes(7, graph), bytes(8, message(varint(2, 13))));
}

function tensorInfo(name: string, type: number, dimensions: readonly (string | number)[]): Buffer {
  const shape = message(
    ...dimensions.map((size) =>
      bytes(1, message(typeof size === 'string' ? bytes(2, size) : varint(1, size))),
    ),
  );
  return message(bytes(1, name), bytes(2, message(bytes(1, message(varint(1, type), bytes(2, shape))))));
}

function message(...fields: readonly Buffer[]): Buffer {
  return Buffer.concat(fields);
}

function varint(field: number, value: number): Buffer {
  return Buffer.concat([digits(field << 3), digits(value)]);
}

function bytes(field: number, value: string | Buffer): Buffer {
  const content = Buffer.from(value);
  return Buffer.concat([digits((field << 3) | 2), digits(content.length), content]);
}

/** Seven bits a byte, the lowest first. */
function digits(value: number): Buffer {
  const out: number[] = [];
  for (let left = value; ; left = Math.floor(left / 128)) {
    if (left < 128) {
      return Buffer.from([...out, left]);
    }
    out.push((left % 128) | 128);
  }
}
