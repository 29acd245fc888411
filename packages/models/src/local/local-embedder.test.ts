import { copyFile, cp, mkdtemp, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createEmbedder } from '../create-embedder.ts';
import { writeTinyModel } from '../testing/write-tiny-model.ts';

/** A trained sentence model where the environment names one; the project ships none and makes a tiny one. */
const trained = process.env.MEMORY_TEST_MODEL;
const made = await mkdtemp(join(tmpdir(), 'memory-model-'));
const folder = trained ?? join(made, 'tiny');
if (trained === undefined) await writeTinyModel(folder);
afterAll(() => rm(made, { recursive: true, force: true }));

describe('a local sentence model', () => {
  const options = { binding: `local/${basename(folder)}`, modelsDir: dirname(folder) };

  test('embeds meaning, alike in any batch, and says when it is closed', async () => {
    const embedder = await createEmbedder(options);
    const long = 'A passage that is long. '.repeat(200);
    const texts = ['A man is eating food.', '', long, 'Someone has a meal.', 'Shares fell on Monday.'];
    const [meal, empty, , eating, shares] = await embedder.embed(texts, 'passage');
    const [alone] = await embedder.embed(['A man is eating food.'], 'query');
    expect(dot(meal, alone)).toBeGreaterThan(0.9999);
    expect(dot(meal, eating)).toBeGreaterThan(dot(meal, shares) + 0.2);
    expect(empty).toHaveLength(embedder.dimensions);
    await embedder.close();
    await expect(embedder.embed(['x'], 'query')).rejects.toMatchObject({ code: 'model_unavailable' });
  });

  test('questions overtake passages, and an abort is heeded', async () => {
    const embedder = await createEmbedder(options);
    const abort = new AbortController();
    const order: string[] = [];
    const bulk = embedder
      .embed(new Array(200).fill('a passage of some length '.repeat(30)), 'passage', abort.signal)
      .catch((error: unknown) => order.push(`bulk: ${error}`));
    await embedder.embed(['a question'], 'query');
    order.push('question');
    abort.abort('enough');
    await bulk;
    expect(order).toEqual(['question', 'bulk: enough']);
    await embedder.close();
  });

  test('a cut-off graph and a broken tokenizer refuse the start with their names', async () => {
    const models = await mkdtemp(join(tmpdir(), 'memory-models-'));
    try {
      const copy = join(models, 'copy');
      await cp(folder, copy, { recursive: true, mode: 0 });
      const graph = join(copy, 'onnx/model_quantized.onnx');
      const broken = { binding: 'local/copy', modelsDir: models };
      await rm(graph);
      await copyFile(join(folder, 'onnx/model_quantized.onnx'), graph);
      await truncate(graph, Math.floor((await stat(graph)).size / 2));
      await expect(createEmbedder(broken)).rejects.toMatchObject({
        code: 'model_damaged',
        message: expect.stringContaining('onnx/model_quantized.onnx'),
      });
      await rm(join(copy, 'tokenizer.json'));
      await writeFile(join(copy, 'tokenizer.json'), '{"model": {"type": "Nothing"}}');
      await expect(createEmbedder(broken)).rejects.toMatchObject({
        code: 'model_damaged',
        message: expect.stringContaining('tokenizer.json'),
      });
    } finally {
      await rm(models, { recursive: true, force: true });
    }
  });
});

function dot(a: Float32Array = new Float32Array(), b: Float32Array = new Float32Array()): number {
  return a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
}
