import { agencyApi } from '@/api/agency';
import { readNow } from '@/api/client/readNow';
import { refetchTags } from '@/api/client/refetchTags';
import { tags } from '@/api/client/tags';
import { type ChangeObject } from '@/domain/changes/change';
import { type Agency, type NewAgency } from '@/domain/entities/agency';
import { isNotFound } from '@/domain/failures';
import {
  AGENCY_CREATION_TITLES,
  describeAgencyCreationFailure,
  describeAgencyNotApplied,
} from '@/domain/failureTexts/agencyCreation';
import { describeFailure } from '@/domain/failureTexts/describeFailure';
import { joinSentences } from '@/lib/text/joinSentences';
import { getPlatformTime } from '@/session/auth/clockSkew';
import { type PortalThunk } from '@/session/hooks';
import { recordCompletion, recordVerification } from '@/session/journal/journalThunks';
import { sendRecordedWrite } from '@/session/journal/sendRecordedWrite';
import { type WriteDescriptor } from '@/shared/writes/useWrite';
import { type Verification, type VerifyContext } from '@/shared/writes/verification';
import { selectNumberNames } from './selectNumberNames';
import { validatePayload } from './validatePayload';
import { wasCreatedBy } from './wasCreatedBy';

const { createAgency, getAgency } = agencyApi.endpoints;

/** `sentAt`: by the platform's clock, in milliseconds since 1970; null before the agency is sent. */
export interface SentAgency {
  agency: NewAgency;
  sentAt: number | null;
}

/** The creation of an agency (section 5 of the specification). */
export const agencyCreationWrite: WriteDescriptor<SentAgency> = {
  send:
    ({ agency }) =>
    async (dispatch, getState) => {
      const sentAt = getPlatformTime(getState());
      const invalid = validatePayload(agency);
      const result = invalid
        ? { failures: [invalid] }
        : await dispatch(
            sendRecordedWrite({
              change: {
                agency: null,
                object: toChangeObject(agency),
                before: null,
                after: JSON.stringify(agency),
                words: selectNumberNames(getState(), agency),
              },
              call: createAgency.initiate(agency, { track: false }),
              successText: AGENCY_CREATION_TITLES.success,
              describeFailure: (reason) =>
                joinSentences([
                  AGENCY_CREATION_TITLES.failed,
                  describeAgencyCreationFailure(reason),
                  describeFailure(reason),
                ]),
            }),
          );
      if (result.failures.length === 0) dispatch(closeEarlierCreations(agency));
      return { subject: { agency, sentAt }, ...result };
    },
  verify:
    ({ agency, sentAt }, { changeId, reportNotApplied }) =>
    async (dispatch) => {
      const { abbreviation } = agency;
      const { data, error } = await dispatch(readNow(getAgency, { abbreviation }));
      const found = data ?? (error && isNotFound(error) ? 'missing' : 'unknown');
      const verification = evaluateCreation(agency, sentAt, found, reportNotApplied);
      // The list may have been refetched before the agency was created.
      if (verification.result === 'applied') void dispatch(refetchTags([tags.agencyList()]));
      dispatch(recordVerification(null, toChangeObject(agency), verification.result, changeId));
      if (verification.result === 'applied') dispatch(closeEarlierCreations(agency));
      return verification;
    },
};

/** A thunk: the agency of earlier creations with the same values is there, whatever their own outcomes were. */
function closeEarlierCreations(agency: NewAgency): PortalThunk {
  const after = JSON.stringify(agency);
  return recordCompletion(null, toChangeObject(agency), (change) => change.after === after);
}

/** `found`: the agency with the sent abbreviation; 'unknown' after a failed reading. */
function evaluateCreation(
  sent: NewAgency,
  sentAt: number | null,
  found: Agency | 'missing' | 'unknown',
  reportNotApplied: VerifyContext['reportNotApplied'],
): Verification<SentAgency> {
  const { name, abbreviation } = sent;
  const agencyText = formatNewAgency(sent);
  if (found === 'missing') return reportNotApplied(describeAgencyNotApplied(agencyText, null));
  if (found === 'unknown')
    return {
      result: 'unknown',
      text: `the platform could not tell whether ${abbreviation} exists. Check again in a moment.`,
    };
  const isCreated = sentAt === null ? null : wasCreatedBy(sent, sentAt, found);
  if (isCreated === null)
    return {
      result: 'unknown',
      text: `an agency ${abbreviation} is there, and the platform does not say whether this request created it.`,
    };
  // While another agency has the abbreviation, the platform cannot create this one later.
  return isCreated
    ? { result: 'applied', text: `${name} is there now.` }
    : { result: 'notApplied', text: describeAgencyNotApplied(agencyText, abbreviation) };
}

export function formatNewAgency({ name, abbreviation }: NewAgency): string {
  return `${name} (${abbreviation})`;
}

/** Identifies the agency in the change journal. */
function toChangeObject({ abbreviation, name }: NewAgency): ChangeObject {
  return { kind: 'agency', abbreviation, name };
}
