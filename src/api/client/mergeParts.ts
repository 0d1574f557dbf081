import { type Failure } from '@/domain/failures';
import { FULL_LIST_PAGE_SIZE } from '@/domain/limits';
import { type Outcome } from './exchange';
import { platformApi } from './platformApi';
import { type Rows } from './reading';
import { type PlatformRequest } from './request';
import { type CallContext, callPlatform } from './send';

/** A list put together of several calls, each key once; parts that failed are told, never silent (decision 21). */
export interface MergedList<T> extends Rows<T> {
  /** The numbers, from 1, of the parts that are not in it. */
  missing: number[];
  /** Why the first missing part failed. */
  reason?: Failure;
}

type KeyOf<T> = (row: T) => string | number;

/**
 * Sends the parts side by side and joins their rows in order. Fails only where every part failed. Where the list is
 * cached with parts missing, only these are asked for again, and their rows come last.
 */
export async function mergeParts<T>(
  parts: PlatformRequest<Rows<T>>[],
  keyOf: KeyOf<T>,
  context: unknown,
): Promise<Outcome<MergedList<T>>> {
  const present = cached<T>(context as CallContext);
  const asked = present?.missing.length ? present.missing : parts.map((_part, index) => index + 1);
  const outcomes = await Promise.all(
    parts
      .filter((_part, index) => asked.includes(index + 1))
      .map((part) => callPlatform(part, context as CallContext)),
  );
  const [reason] = outcomes.flatMap(({ error }) => (error ? [error] : []));
  const missing = asked.filter((_number, index) => outcomes[index]?.error);
  if (reason && missing.length === parts.length) return { error: reason };
  const before = present?.missing.length ? [present] : [];
  const arrived = outcomes.flatMap(({ data }) => (data ? [data] : []));
  return { data: { ...joined([...before, ...arrived], keyOf), missing, ...(reason && { reason }) } };
}

/**
 * Fetches a list whole: 100 rows a request while a full page returns that holds anything new (specification 7). Fails
 * where the first request fails; where a later one does, the list ends there, with that part missing.
 */
export async function fetchWhole<T>(
  toPart: (number: number) => PlatformRequest<Rows<T>>,
  keyOf: KeyOf<T>,
  context: unknown,
): Promise<Outcome<MergedList<T>>> {
  let list: Rows<T> = { rows: [], unreadable: 0 };
  for (let number = 1; ; number += 1) {
    const { data, error } = await callPlatform(toPart(number), context as CallContext);
    if (error) {
      return number === 1 ? { error } : { data: { ...list, missing: [number], reason: error } };
    }
    const longer = joined([list, data], keyOf);
    const isLast =
      data.rows.length + data.unreadable < FULL_LIST_PAGE_SIZE || longer.rows.length === list.rows.length;
    list = longer;
    if (isLast) return { data: { ...list, missing: [] } };
  }
}

function joined<T>(parts: Rows<T>[], keyOf: KeyOf<T>): Rows<T> {
  const byKey = new Map<string | number, T>();
  for (const row of parts.flatMap(({ rows }) => rows)) {
    if (!byKey.has(keyOf(row))) byKey.set(keyOf(row), row);
  }
  return { rows: [...byKey.values()], unreadable: parts.reduce((sum, part) => sum + part.unreadable, 0) };
}

/** What the cache holds of the list that is being fetched. */
function cached<T>({ getState, queryCacheKey = '' }: CallContext): MergedList<T> | undefined {
  const state = getState() as Record<typeof platformApi.reducerPath, ReturnType<typeof platformApi.reducer>>;
  return state[platformApi.reducerPath].queries[queryCacheKey]?.data as MergedList<T> | undefined;
}
