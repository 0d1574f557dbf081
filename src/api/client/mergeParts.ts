import { type Failure } from '../../domain/failures';
import { type Outcome } from './exchange';
import { type Rows } from './reading';
import { type PlatformRequest } from './request';
import { callPlatform, type CallContext } from './send';

/** A list put together of several calls; `missing` counts the parts that failed (decision 21: told, never silent). */
export interface MergedList<T> extends Rows<T> {
  missing: number;
  /** Why the first missing part failed. */
  reason?: Failure;
}

/** Sends the parts side by side and joins their rows in order, each key once. Fails only where every part failed. */
export async function mergeParts<T>(
  parts: PlatformRequest<Rows<T>>[],
  keyOf: (row: T) => string | number,
  context: unknown,
): Promise<Outcome<MergedList<T>>> {
  const outcomes = await Promise.all(parts.map((part) => callPlatform(part, context as CallContext)));
  const failures = outcomes.flatMap(({ error }) => (error ? [error] : []));
  const [reason] = failures;
  if (reason && failures.length === parts.length) return { error: reason };
  const byKey = new Map<string | number, T>();
  let unreadable = 0;
  for (const { data } of outcomes) {
    for (const row of data?.rows ?? []) if (!byKey.has(keyOf(row))) byKey.set(keyOf(row), row);
    unreadable += data?.unreadable ?? 0;
  }
  return {
    data: { rows: [...byKey.values()], unreadable, missing: failures.length, ...(reason && { reason }) },
  };
}
