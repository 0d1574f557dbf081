import { isRecord } from '@/lib/isRecord';

/** A row whose `name` is taken from the first of `spellings` that it carries (decision 12: both spellings, read in one place). */
export function withOneSpelling(row: unknown, name: string, spellings: readonly string[]): unknown {
  if (!isRecord(row)) return row;
  const spelling = spellings.find((candidate) => row[candidate] !== undefined && row[candidate] !== null);
  return spelling === undefined ? row : { ...row, [name]: row[spelling] };
}
