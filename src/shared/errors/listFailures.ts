import { type Failure, toFailure } from '@/domain/failures';

/** The failures of a list: that of its call, or why pages are missing (`reason`); none when it is complete. */
export function listFailures(error: unknown, list?: { rows: unknown; reason?: Failure }): readonly Failure[] {
  if (error !== undefined) return [toFailure(error)];
  return list?.reason ? [list.reason] : [];
}
