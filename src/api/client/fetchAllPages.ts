import { type Failure } from '@/domain/failures';
import { FULL_LIST_PAGE_SIZE } from '@/domain/limits';
import { type Result } from './fetchWithRetry';
import { platformApi } from './platformApi';
import { type Rows } from './parse';
import { type PlatformRequest } from './request';
import { type CallContext, callPlatform } from './callPlatform';

/** A list put together of several calls, each key once; parts that failed are told, never silent (decision 21). */
export interface MergedList<T> extends Rows<T> {
  /** The numbers, from 1, of the parts that are not in it. */
  missingPages: number[];
  /** Why the first missing part failed. */
  reason?: Failure;
}

type GetKey<T> = (row: T) => string | number;

/**
 * Sends the parts side by side and joins their rows in order. Fails only where every part failed. Where the list is
 * cached with parts missing, only these are asked for again, and their rows come last.
 */
export async function fetchPagesInParallel<T>(
  parts: PlatformRequest<Rows<T>>[],
  getKey: GetKey<T>,
  context: unknown,
): Promise<Result<MergedList<T>>> {
  const cachedList = selectCachedList<T>(context as CallContext);
  const asked = cachedList?.missingPages.length
    ? cachedList.missingPages
    : parts.map((_part, index) => index + 1);
  const outcomes = await Promise.all(
    parts
      .filter((_part, index) => asked.includes(index + 1))
      .map((part) => callPlatform(part, context as CallContext)),
  );
  const [reason] = outcomes.flatMap(({ error }) => (error ? [error] : []));
  const missingPages = asked.filter((_number, index) => outcomes[index]?.error);
  if (reason && missingPages.length === parts.length) return { error: reason };
  const before = cachedList?.missingPages.length ? [cachedList] : [];
  const arrived = outcomes.flatMap(({ data }) => (data ? [data] : []));
  return { data: { ...mergeRows([...before, ...arrived], getKey), missingPages, ...(reason && { reason }) } };
}

/**
 * Fetches a list whole: 100 rows a request while a full page returns that holds anything new (specification 7). Fails
 * where the first request fails; where a later one does, the list ends there, with that part missing.
 */
export async function fetchAllPages<T>(
  toRequest: (number: number) => PlatformRequest<Rows<T>>,
  getKey: GetKey<T>,
  context: unknown,
): Promise<Result<MergedList<T>>> {
  let list: Rows<T> = { rows: [], invalidRowCount: 0 };
  for (let number = 1; ; number += 1) {
    const { data, error } = await callPlatform(toRequest(number), context as CallContext);
    if (error) {
      return number === 1 ? { error } : { data: { ...list, missingPages: [number], reason: error } };
    }
    const longer = mergeRows([list, data], getKey);
    const isLast =
      data.rows.length + data.invalidRowCount < FULL_LIST_PAGE_SIZE ||
      longer.rows.length === list.rows.length;
    list = longer;
    if (isLast) return { data: { ...list, missingPages: [] } };
  }
}

function mergeRows<T>(parts: Rows<T>[], getKey: GetKey<T>): Rows<T> {
  const byKey = new Map<string | number, T>();
  for (const row of parts.flatMap(({ rows }) => rows)) {
    if (!byKey.has(getKey(row))) byKey.set(getKey(row), row);
  }
  return {
    rows: [...byKey.values()],
    invalidRowCount: parts.reduce((sum, part) => sum + part.invalidRowCount, 0),
  };
}

/** What the cache holds of the list that is being fetched. */
function selectCachedList<T>({ getState, queryCacheKey = '' }: CallContext): MergedList<T> | undefined {
  const state = getState() as Record<typeof platformApi.reducerPath, ReturnType<typeof platformApi.reducer>>;
  return state[platformApi.reducerPath].queries[queryCacheKey]?.data as MergedList<T> | undefined;
}
