import { readNow } from '@/api/client/readNow';
import { refetchTags } from '@/api/client/refetchTags';
import { tags } from '@/api/client/tags';
import { emailSearchApi } from '@/api/emailSearch';
import { psoApi } from '@/api/pso';
import { type ChangeObject } from '@/domain/changes/change';
import { describeFailure } from '@/domain/failureTexts/describeFailure';
import {
  describeOperatorRegistrationFailure,
  describeUnknownOperator,
  OPERATOR_REGISTRATION_TITLES,
} from '@/domain/failureTexts/operatorRegistration';
import { joinSentences } from '@/lib/text/joinSentences';
import { recordCompletion, recordVerification } from '@/session/journal/journalThunks';
import { sendRecordedWrite } from '@/session/journal/sendRecordedWrite';
import { type WriteDescriptor } from '@/shared/writes/useWrite';
import { type Verification } from '@/shared/writes/verification';

const { signUp } = psoApi.endpoints;
const { findOperators } = emailSearchApi.endpoints;

/** The registration of an operator. The subject is the email, the secret the password. */
export const registerOperatorWrite: WriteDescriptor<string, string> = {
  send: (email, password) => async (dispatch) => {
    const result = await dispatch(
      sendRecordedWrite({
        change: {
          agency: null,
          object: toChangeObject(email),
          before: null,
          after: JSON.stringify({ email }),
        },
        call: signUp.initiate({ email, password }, { track: false }),
        successText: OPERATOR_REGISTRATION_TITLES.success,
        describeFailure: (reason) =>
          joinSentences([
            OPERATOR_REGISTRATION_TITLES.failed,
            describeOperatorRegistrationFailure(reason),
            describeFailure(reason),
          ]),
      }),
    );
    // The operator of earlier registrations is registered now, whatever their own outcomes were.
    if (result.failures.length === 0) dispatch(recordCompletion(null, toChangeObject(email)));
    return result;
  },
  // Never finds 'applied': the operator may have existed before, and no field of the row tells who registered them.
  verify:
    (email, { signal, changeId, reportNotApplied }) =>
    async (dispatch) => {
      const { data } = await dispatch(readNow(findOperators, { email }, signal));
      const isFound = data !== undefined && data.rows.length > 0;
      const isMissing = data !== undefined && !isFound && !data.isIncomplete;
      // The cached list may be older than this operator.
      if (isFound) void dispatch(refetchTags([tags.psoUsers()]));
      const verification: Verification<string> = isMissing
        ? reportNotApplied(`${email} is not among the operators.`)
        : { result: 'unknown', text: describeUnknownOperator(email, isFound) };
      dispatch(recordVerification(null, toChangeObject(email), verification.result, changeId));
      return verification;
    },
};

/** Identifies an operator in the change journal. */
function toChangeObject(email: string): ChangeObject {
  return { kind: 'operator', email };
}
