import { type FailedOpening } from '@/domain/failureTexts/agencyOpen';
import { isRecord } from '@/lib/isRecord';
import { isBoolean, isText } from '@/lib/typeGuards';

/** That of an `AgencyLoginState`; null without one. */
export function parseFailedOpening(state: unknown): FailedOpening | null {
  return isRecord(state) && isFailedOpening(state.failedOpening) ? state.failedOpening : null;
}

function isFailedOpening(value: unknown): value is FailedOpening {
  return (
    isRecord(value) &&
    isText(value.abbreviation) &&
    isBoolean(value.isAgencyMissing) &&
    isRecord(value.failure) &&
    isText(value.failure.kind)
  );
}
