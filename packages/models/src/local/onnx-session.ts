import { Tokenizer } from '@huggingface/tokenizers';
import * as ort from 'onnxruntime-node';
import { batchByLength } from './batches.ts';
import { damaged, type ModelFolder, type Pooling } from './model-folder.ts';

/** Characters per token that are kept before tokenizing: a long text costs about a second per megabyte. */
const CHARACTERS_PER_TOKEN = 32;

export type OnnxSession = {
  dimensions: number;
  /** One unit vector per text, one after the other. Between batches `pause` may let messages in, and may throw. */
  embed(texts: readonly string[], pause: () => Promise<void>): Promise<Float32Array>;
  close(): Promise<void>;
};

/** Loads the tokenizer and the ONNX graph of a model, and tries them out. Blocks its thread while it computes. */
export async function openOnnxSession(folder: ModelFolder): Promise<OnnxSession> {
  const { onnxFile } = folder;
  const encode = openTokenizer(folder);
  const session = await ort.InferenceSession.create(onnxFile, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  }).catch((cause: unknown) => {
    throw damaged(onnxFile, firstLine(cause), cause);
  });
  checkInputs(onnxFile, session);
  const output = outputOf(onnxFile, session);

  async function run(rows: readonly Row[]): Promise<Float32Array[]> {
    const width = Math.max(...rows.map((row) => row.length));
    const results = await session.run(feedsOf(session, rows, width, folder.padToken));
    const tensor = results[output];
    if (tensor === undefined || !(tensor.data instanceof Float32Array)) {
      throw damaged(onnxFile, `its output ${output} is not float32`);
    }
    const [batch, ...shape] = tensor.dims;
    const size = shape.at(-1) ?? 0;
    const pooled = shape.length === 1;
    if (batch !== rows.length || size === 0 || (!pooled && (shape.length !== 2 || shape[0] !== width))) {
      throw damaged(onnxFile, `its output ${output} has the shape [${tensor.dims.join(', ')}]`);
    }
    const data = tensor.data;
    return rows.map((row, index) => {
      const vector = pooled
        ? data.slice(index * size, (index + 1) * size)
        : pool(data, index * width * size, row.length, size, folder.pooling);
      return toUnit(onnxFile, vector);
    });
  }

  const [probe] = await run([encode('probe')]);
  const dimensions = probe?.length ?? 0;
  if (dimensions !== folder.hiddenSize && output !== 'sentence_embedding') {
    throw damaged(onnxFile, `it answers ${dimensions} dimensions, but config.json says ${folder.hiddenSize}`);
  }

  return {
    dimensions,
    async embed(texts, pause) {
      const rows: Row[] = [];
      for (const [index, text] of texts.entries()) {
        if (index % 16 === 15) await pause();
        rows.push(encode(text));
      }
      const vectors = new Float32Array(rows.length * dimensions);
      for (const batch of batchByLength(rows.map((row) => row.length))) {
        await pause();
        const made = await run(batch.map((index) => rows[index] as Row));
        for (const [n, index] of batch.entries()) vectors.set(made[n] as Float32Array, index * dimensions);
      }
      return vectors;
    },
    close: () => session.release(),
  };
}

type Row = readonly number[];

function openTokenizer(folder: ModelFolder): (text: string) => Row {
  let tokenizer: Tokenizer;
  try {
    tokenizer = new Tokenizer(folder.tokenizer, folder.tokenizerConfig);
  } catch (cause) {
    throw damaged('tokenizer.json', firstLine(cause), cause);
  }
  const bare: readonly number[] = tokenizer.encode('a', { add_special_tokens: false }).ids;
  const dressed: readonly number[] = tokenizer.encode('a', { add_special_tokens: true }).ids;
  const at = dressed.findIndex(
    (id, i) => id === bare[0] && bare.every((inner, n) => dressed[i + n] === inner),
  );
  if (bare.length === 0 || at < 0) throw damaged('tokenizer.json', 'it cannot encode a letter');
  const before = dressed.slice(0, at);
  const after = dressed.slice(at + bare.length);
  const room = folder.maxTokens - before.length - after.length;
  return (text) => {
    const cut = text.slice(0, CHARACTERS_PER_TOKEN * folder.maxTokens).toWellFormed();
    const ids: readonly number[] = tokenizer.encode(cut, { add_special_tokens: false }).ids;
    const row = [...before, ...ids.slice(0, room), ...after];
    return row.length > 0 ? row : [folder.padToken];
  };
}

const KNOWN_INPUTS = new Set(['input_ids', 'attention_mask', 'token_type_ids', 'position_ids']);

function checkInputs(file: string, session: ort.InferenceSession): void {
  const unknown = session.inputNames.filter((name) => !KNOWN_INPUTS.has(name));
  if (unknown.length > 0) throw damaged(file, `it wants the input ${unknown.join(', ')}`);
  if (!session.inputNames.includes('input_ids')) throw damaged(file, 'it has no input input_ids');
}

function outputOf(file: string, session: ort.InferenceSession): string {
  for (const name of ['sentence_embedding', 'last_hidden_state', 'token_embeddings']) {
    if (session.outputNames.includes(name)) return name;
  }
  throw damaged(
    file,
    `its outputs are ${session.outputNames.join(', ')}, none of them a text's or its tokens' vectors`,
  );
}

function feedsOf(
  session: ort.InferenceSession,
  rows: readonly Row[],
  width: number,
  padToken: number,
): Record<string, ort.Tensor> {
  const tensor = (valueAt: (row: Row, place: number) => number) => {
    const data = new BigInt64Array(rows.length * width);
    for (const [index, row] of rows.entries()) {
      for (let place = 0; place < width; place++) data[index * width + place] = BigInt(valueAt(row, place));
    }
    return new ort.Tensor('int64', data, [rows.length, width]);
  };
  const makers: Record<string, () => ort.Tensor> = {
    input_ids: () => tensor((row, place) => row[place] ?? padToken),
    attention_mask: () => tensor((row, place) => (place < row.length ? 1 : 0)),
    token_type_ids: () => tensor(() => 0),
    position_ids: () => tensor((_row, place) => place),
  };
  return Object.fromEntries(
    session.inputNames.map((name) => [name, (makers[name] as () => ort.Tensor)()] as const),
  );
}

function pool(
  data: Float32Array,
  start: number,
  count: number,
  size: number,
  pooling: Pooling,
): Float32Array {
  if (pooling === 'cls') return data.slice(start, start + size);
  if (pooling === 'lasttoken') return data.slice(start + (count - 1) * size, start + count * size);
  const vector = data.slice(start, start + size);
  for (let token = 1; token < count; token++) {
    const offset = start + token * size;
    for (let k = 0; k < size; k++) {
      const value = data[offset + k] as number;
      const kept = vector[k] as number;
      vector[k] = pooling === 'max' ? Math.max(kept, value) : kept + value;
    }
  }
  return vector;
}

function toUnit(file: string, vector: Float32Array): Float32Array {
  let sum = 0;
  for (const value of vector) sum += value * value;
  if (!Number.isFinite(sum) || sum === 0) throw damaged(file, 'it answers vectors without a direction');
  const scale = 1 / Math.sqrt(sum);
  return vector.map((value) => value * scale);
}

function firstLine(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  return (message.split('\n')[0] ?? '').slice(0, 300) || 'it does not load';
}
