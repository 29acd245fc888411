/** Waits for `work` no longer than `ms`; then rejects with `words`, whatever becomes of it. */
export async function within<Result>(
  work: Promise<Result>,
  ms: number,
  words = `no answer within ${ms} ms`,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(words)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
