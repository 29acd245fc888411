import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ModelError } from '../model-error.ts';

export type Pooling = 'mean' | 'cls' | 'max' | 'lasttoken';

/** What a sentence model's folder says about it, in the layout of the Hugging Face hub. */
export type ModelFolder = {
  onnxFile: string;
  tokenizer: object;
  tokenizerConfig: object;
  hiddenSize: number;
  /** Tokens at most, special ones included; what is longer is cut. */
  maxTokens: number;
  padToken: number;
  pooling: Pooling;
  /** Put before a text, where the model was trained so. */
  prompts: { query: string; passage: string };
};

/** Quantized files first: on a CPU they are several times faster for a loss of about a hundredth. */
const ONNX_FILES = [
  'onnx/model_quantized.onnx',
  'onnx/model_int8.onnx',
  'onnx/model_qint8_avx512_vnni.onnx',
  'onnx/model_qint8_avx512.onnx',
  'onnx/model_quint8_avx2.onnx',
  'onnx/model.onnx',
  'model_quantized.onnx',
  'model.onnx',
];

const POOLING_FLAGS: readonly (readonly [flag: string, pooling: Pooling])[] = [
  ['pooling_mode_mean_tokens', 'mean'],
  ['pooling_mode_cls_token', 'cls'],
  ['pooling_mode_max_tokens', 'max'],
  ['pooling_mode_lasttoken', 'lasttoken'],
];

/** Reads and checks everything of a model's folder but the ONNX graph. */
export async function readModelFolder(folder: string): Promise<ModelFolder> {
  const found = await stat(folder).catch(() => null);
  if (found === null || !found.isDirectory()) {
    throw new ModelError('model_missing', `there is no model folder ${folder}`);
  }
  const config = await readJson(join(folder, 'config.json'), 'needed');
  const tokenizer = await readJson(join(folder, 'tokenizer.json'), 'needed');
  const tokenizerConfig = await readJson(join(folder, 'tokenizer_config.json'), 'needed');
  const pooling = await readJson(join(folder, '1_Pooling/config.json'), 'optional');
  const sentence = await readJson(join(folder, 'sentence_bert_config.json'), 'optional');
  const transformers = await readJson(join(folder, 'config_sentence_transformers.json'), 'optional');
  if (typeof tokenizer.model !== 'object' || tokenizer.model === null) {
    throw damaged(join(folder, 'tokenizer.json'), 'it has no "model"');
  }
  const hiddenSize = config.hidden_size;
  if (!isCount(hiddenSize) || hiddenSize > 4000) {
    throw damaged(join(folder, 'config.json'), '"hidden_size" is not a number of dimensions up to 4000');
  }
  return {
    onnxFile: await findOnnxFile(folder),
    tokenizer,
    tokenizerConfig,
    hiddenSize,
    maxTokens: maxTokensOf(config, tokenizerConfig, sentence),
    padToken: isCount(config.pad_token_id) ? config.pad_token_id : 0,
    pooling: poolingOf(join(folder, '1_Pooling/config.json'), pooling),
    prompts: promptsOf(transformers),
  };
}

export function damaged(file: string, why: string, cause?: unknown): ModelError {
  return new ModelError('model_damaged', `the model file ${file} cannot be used: ${why}`, { cause });
}

async function readJson(file: string, need: 'needed' | 'optional'): Promise<Record<string, unknown>> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (cause) {
    const absent = (cause as NodeJS.ErrnoException).code === 'ENOENT';
    if (absent && need === 'optional') return {};
    if (absent) throw new ModelError('model_missing', `the model file ${file} is missing`, { cause });
    throw damaged(file, 'it cannot be read', cause);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw damaged(file, 'it is not JSON', cause);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw damaged(file, 'it is not a JSON object');
  }
  return value as Record<string, unknown>;
}

async function findOnnxFile(folder: string): Promise<string> {
  for (const name of ONNX_FILES) {
    const file = join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found === null) continue;
    if (!found.isFile() || found.size === 0) throw damaged(file, 'it is empty or no regular file');
    return file;
  }
  throw new ModelError(
    'model_missing',
    `the model file ${join(folder, 'onnx/model.onnx')} is missing (nor is there any of ${ONNX_FILES.join(', ')})`,
  );
}

function maxTokensOf(...configs: Record<string, unknown>[]): number {
  const [config, tokenizerConfig, sentence] = configs;
  const limits = [
    config?.max_position_embeddings,
    tokenizerConfig?.model_max_length,
    sentence?.max_seq_length,
  ].filter(isCount);
  return Math.max(8, Math.min(512, ...limits));
}

function poolingOf(file: string, config: Record<string, unknown>): Pooling {
  const set = Object.keys(config).filter((key) => key.startsWith('pooling_mode_') && config[key] === true);
  if (set.length === 0) return 'mean';
  const known = POOLING_FLAGS.find(([flag]) => flag === set[0]);
  if (set.length > 1 || known === undefined) {
    throw damaged(file, `pooling by ${set.join(' and ')} is not supported`);
  }
  return known[1];
}

function promptsOf(config: Record<string, unknown>): ModelFolder['prompts'] {
  const prompts = (config.prompts ?? {}) as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return { query: text(prompts.query), passage: text(prompts.passage ?? prompts.document) };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1e9;
}
