import { useCallback, useState } from 'react';
import { tags } from '@/api/client/tags';
import { psoApi } from '@/api/pso';
import { type ChangeObject } from '@/domain/change';
import { toFailure, type Failure, describeFailure } from '@/domain/failures';
import {
  OPERATOR_REGISTERED_TITLE,
  OPERATOR_REGISTRATION_FAILED_TITLE,
  describeOperatorRegistrationFailure,
} from '@/domain/failureTexts/operatorRegistration';
import { type VerifyResult } from '@/domain/failureTexts/unknownOutcome';
import { joinSentences } from '@/lib/joinSentences';
import { usePortalDispatch } from '@/session/hooks';
import {
  recordVerification,
  recordWriteFinished,
  recordWriteFailed,
  recordWriteStarted,
} from '@/session/journalThunks';
import { useWriteOutcome } from '../common/useWriteOutcome';
import { type OperatorValues } from './operatorSchema';

const { findUsers, signUp } = psoApi.endpoints;

/** An operator's registration from the decision to its outcome; of the two fields only the e-mail is kept. */
export function useRegisterOperator() {
  const dispatch = usePortalDispatch();
  const [isEmailRegistered, setIsEmailRegistered] = useState(false);

  const verifyRegistration = useCallback(
    async (email: string): Promise<VerifyResult> => {
      const { data, error } = await dispatch(
        findUsers.initiate({ email }, { forceRefetch: true, subscribe: false }),
      );
      setIsEmailRegistered(false);
      // A look that fails still carries what an earlier one found.
      if (error || !data) return 'unknown';
      // A row that can't be read may be theirs.
      if (data.rows.length === 0) return data.invalidRowCount > 0 ? 'unknown' : 'notApplied';
      // They may have come after the list was read again.
      dispatch(psoApi.util.invalidateTags([tags.psoUsers()]));
      // They may as well have been there before: nothing in a row tells which.
      setIsEmailRegistered(true);
      return 'unknown';
    },
    [dispatch],
  );

  const verifyAndRecord = useCallback(
    async (email: string) => {
      const result = await verifyRegistration(email);
      dispatch(recordVerification(null, toOperatorTarget(email), result));
      return result;
    },
    [dispatch, verifyRegistration],
  );

  const { run, ...outcome } = useWriteOutcome(verifyAndRecord);
  const register = useCallback(
    ({ email, password }: OperatorValues, onFailure: (failure: Failure) => void) =>
      run(email.trim(), async () => {
        const object = toOperatorTarget(email.trim());
        const after = JSON.stringify({ email: email.trim() });
        const id = dispatch(recordWriteStarted({ agency: null, object, before: null, after }));
        // Not tracked: the store would keep the password.
        const { error } = await dispatch(
          signUp.initiate({ email: email.trim(), password }, { track: false }),
        );
        if (!error) {
          dispatch(recordWriteFinished(null, object, 'succeeded', OPERATOR_REGISTERED_TITLE, { id }));
          return null;
        }
        const failure = toFailure(error);
        const message = joinSentences([
          OPERATOR_REGISTRATION_FAILED_TITLE,
          describeOperatorRegistrationFailure(failure),
          describeFailure(failure),
        ]);
        dispatch(recordWriteFailed(null, object, failure, message, { id }));
        onFailure(failure);
        return failure;
      }),
    [run, dispatch],
  );
  /** `isEmailRegistered`: a check has found an operator with the e-mail. */
  return { register, isEmailRegistered, ...outcome };
}

/** An operator as the record of writes names them. */
function toOperatorTarget(email: string): ChangeObject {
  return { kind: 'operator', email };
}
