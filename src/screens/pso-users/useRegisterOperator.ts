import { useCallback, useState } from 'react';
import { tags } from '@/api/client/tags';
import { psoApi } from '@/api/pso';
import { type ChangeObject } from '@/domain/change';
import { describeFailure, type Failure, toFailure } from '@/domain/failures';
import {
  describeOperatorRegistrationFailure,
  OPERATOR_REGISTERED_TITLE,
  OPERATOR_REGISTRATION_FAILED_TITLE,
} from '@/domain/failureTexts/operatorRegistration';
import { type VerifyResult } from '@/domain/failureTexts/unknownOutcome';
import { joinSentences } from '@/lib/joinSentences';
import { usePortalDispatch } from '@/session/hooks';
import {
  recordVerification,
  recordWriteFailed,
  recordWriteFinished,
  recordWriteStarted,
} from '@/session/journal/journalThunks';
import { useWriteOutcome } from '@/shared/writes/useWriteOutcome';
import { type OperatorValues } from './operatorSchema';

const { findUsers, signUp } = psoApi.endpoints;

/** Registers an operator. The outcome contains only the email, never the password. */
export function useRegisterOperator() {
  const dispatch = usePortalDispatch();
  // Whether 'Check now' has found an operator with this email.
  const [isEmailRegistered, setIsEmailRegistered] = useState(false);

  const verifyRegistration = useCallback(
    async (email: string): Promise<VerifyResult> => {
      const { data, error } = await dispatch(
        findUsers.initiate({ email }, { forceRefetch: true, subscribe: false }),
      );
      setIsEmailRegistered(false);
      // After an error, `data` is still the result of an earlier call.
      if (error || !data) return 'unknown';
      // An invalid row may be this operator.
      if (data.rows.length === 0) return data.invalidRowCount > 0 ? 'unknown' : 'notApplied';
      // The cached list may be older than this operator.
      dispatch(psoApi.util.invalidateTags([tags.psoUsers()]));
      // The operator may have existed before: no field of the row tells who registered them.
      setIsEmailRegistered(true);
      return 'unknown';
    },
    [dispatch],
  );

  const verifyAndRecord = useCallback(
    async (email: string) => {
      const result = await verifyRegistration(email);
      dispatch(recordVerification(null, toOperatorChangeObject(email), result));
      return result;
    },
    [dispatch, verifyRegistration],
  );

  const { run, ...outcome } = useWriteOutcome(verifyAndRecord);
  const register = useCallback(
    ({ email, password }: OperatorValues, onFailure: (failure: Failure) => void) =>
      run(email.trim(), async () => {
        const object = toOperatorChangeObject(email.trim());
        const after = JSON.stringify({ email: email.trim() });
        const id = dispatch(recordWriteStarted({ agency: null, object, before: null, after }));
        // Not tracked, because the store would keep the password.
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
  return { register, isEmailRegistered, ...outcome };
}

/** Identifies an operator in the change journal. */
function toOperatorChangeObject(email: string): ChangeObject {
  return { kind: 'operator', email };
}
