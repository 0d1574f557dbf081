import { type MatrixColumn } from '@/domain/features/matrix/featureMatrix';

/** Decides the line before a column: an application begins with it, or another version of one. */
export function getColumnStart(
  columns: readonly MatrixColumn[],
  index: number,
): 'application' | 'version' | undefined {
  const current = columns[index]?.application;
  const previous = columns[index - 1]?.application;
  if (current?.name !== previous?.name) return 'application';
  return current?.version !== previous?.version ? 'version' : undefined;
}
