import { type MatrixColumn } from '@/domain/features/matrix/featureMatrix';

/** What begins with the column, for its line: an application, or another version of it. */
export function getColumnStart(
  columns: readonly MatrixColumn[],
  index: number,
): 'application' | 'version' | undefined {
  const current = columns[index]?.application;
  const previous = columns[index - 1]?.application;
  if (current?.name !== previous?.name) return 'application';
  return current?.version !== previous?.version ? 'version' : undefined;
}
