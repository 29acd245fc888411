import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEmbedder } from '../create-embedder.ts';
import { readModelFolder } from './model-folder.ts';

let models: string;
let folder: string;

beforeEach(async () => {
  models = await mkdtemp(join(tmpdir(), 'memory-models-'));
  folder = join(models, 'tiny');
  await mkdir(join(folder, '1_Pooling'), { recursive: true });
  await mkdir(join(folder, 'onnx'));
  await write('config.json', { hidden_size: 8, max_position_embeddings: 512, pad_token_id: 1 });
  await write('tokenizer.json', { model: {} });
  await write('tokenizer_config.json', { model_max_length: 1e30 });
  await write('sentence_bert_config.json', { max_seq_length: 128 });
  await write('1_Pooling/config.json', { pooling_mode_cls_token: true, pooling_mode_mean_tokens: false });
  await writeFile(join(folder, 'onnx/model.onnx'), 'no graph');
});

afterEach(() => rm(models, { recursive: true }));

const write = (name: string, value: unknown) => writeFile(join(folder, name), JSON.stringify(value));
const open = () => createEmbedder({ binding: 'local/tiny', modelsDir: models });

test('reads limits, padding and pooling', async () => {
  expect(await readModelFolder(folder)).toMatchObject({
    hiddenSize: 8,
    maxTokens: 128,
    padToken: 1,
    pooling: 'cls',
    onnxFile: join(folder, 'onnx/model.onnx'),
  });
});

test('a missing folder or file is named', async () => {
  await rm(join(folder, 'tokenizer.json'));
  await expect(open()).rejects.toMatchObject({
    code: 'model_missing',
    message: /tiny\/tokenizer\.json is missing/,
  });
  await rm(folder, { recursive: true });
  await expect(open()).rejects.toMatchObject({ code: 'model_missing', message: /no model folder .*tiny/ });
});

test.each([
  ['config.json', '{', /not JSON/],
  ['config.json', '{"hidden_size": "many"}', /hidden_size/],
  ['tokenizer.json', '{}', /no "model"/],
  ['1_Pooling/config.json', '{"pooling_mode_weightedmean_tokens": true}', /weightedmean/],
  ['onnx/model.onnx', '', /empty/],
])('a damaged %s is named with what is wrong', async (name, text, message) => {
  await writeFile(join(folder, name), text);
  const error = await open().catch((caught: unknown) => caught);
  expect(error).toMatchObject({ code: 'model_damaged' });
  expect((error as Error).message).toContain(name);
  expect((error as Error).message).toMatch(message);
});
