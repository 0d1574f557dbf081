import { type Failure } from '@/domain/failures';
import { toQueryFailure } from './toQueryFailure';

/** The failures of a list: that of its call, or why pages are missing (`reason`); none when it is complete. */
export function listFailures(error: unknown, list?: { rows: unknown; reason?: Failure }): readonly Failure[] {
  const failure = toQueryFailure(error) ?? list?.reason;
  return failure ? [failure] : [];
}
