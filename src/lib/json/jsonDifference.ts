import { findPathDifferences } from './pathDifferences';

/** A value that differs between two JSON texts. `before` is undefined for an added value, `after` for a removed one. */
export interface JsonDifference {
  /** For example `day.length` or `roles[1]`; empty for the whole text. */
  path: string;
  before?: string;
  after?: string;
}

/** Finds the differences of two valid JSON texts, as `findPathDifferences` does for several. */
export function findJsonDifferences(before: string, after: string): JsonDifference[] {
  return findPathDifferences([before, after]).map(({ path, values }) => ({
    path,
    before: values[0],
    after: values[1],
  }));
}
