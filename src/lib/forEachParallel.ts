/**
 * Calls back for each item, at most `limit` at a time. Resolves when all calls have ended; once the signal is aborted no
 * further one begins.
 */
export async function forEachParallel<Item>(
  items: readonly Item[],
  limit: number,
  signal: AbortSignal,
  callback: (item: Item) => PromiseLike<unknown>,
): Promise<void> {
  const pending = [...items];
  const work = async () => {
    for (let item = pending.shift(); item !== undefined && !signal.aborted; item = pending.shift())
      await callback(item);
  };
  await Promise.all(Array.from({ length: limit }, work));
}
