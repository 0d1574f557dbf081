import { useCallback, useState } from 'react';
import { tags } from '@/api/client/tags';
import { psoApi } from '@/api/pso';
import { type ChangeObject } from '@/domain/change';
import { asFailure, type Failure, reasonText } from '@/domain/failures';
import {
  OPERATOR_REGISTERED,
  OPERATOR_REGISTRATION_FAILED,
  operatorRegistrationText,
} from '@/domain/failureTexts/operatorRegistration';
import { type CheckResult } from '@/domain/failureTexts/uncertain';
import { inSentences } from '@/lib/inSentences';
import { usePortalDispatch } from '@/session/hooks';
import { changeChecked, changeEnded, changeFailed, changeSent } from '@/session/recordChange';
import { useWriteOutcome } from '../common/useWriteOutcome';
import { type RegistrationValues } from './registrationSchema';

const { findUsers, signUp } = psoApi.endpoints;

/** An operator's registration from the decision to its outcome; of the two fields only the e-mail is kept. */
export function useRegisterOperator() {
  const dispatch = usePortalDispatch();
  const [isThere, setIsThere] = useState(false);

  const seek = useCallback(
    async (email: string): Promise<CheckResult> => {
      const { data, error } = await dispatch(
        findUsers.initiate({ email }, { forceRefetch: true, subscribe: false }),
      );
      setIsThere(false);
      // A look that fails still carries what an earlier one found.
      if (error || !data) return 'unknown';
      // A row that can't be read may be theirs.
      if (data.rows.length === 0) return data.unreadable > 0 ? 'unknown' : 'notApplied';
      // They may have come after the list was read again.
      dispatch(psoApi.util.invalidateTags([tags.psoUsers()]));
      // They may as well have been there before: nothing in a row tells which.
      setIsThere(true);
      return 'unknown';
    },
    [dispatch],
  );

  const look = useCallback(
    async (email: string) => {
      const result = await seek(email);
      dispatch(changeChecked(null, changedOperator(email), result));
      return result;
    },
    [dispatch, seek],
  );

  const { run, ...outcome } = useWriteOutcome(look);
  const register = useCallback(
    ({ email, password }: RegistrationValues, onFailure: (failure: Failure) => void) =>
      run(email.trim(), async () => {
        const object = changedOperator(email.trim());
        const after = JSON.stringify({ email: email.trim() });
        const id = dispatch(changeSent({ agency: null, object, before: null, after }));
        // Not tracked: the store would keep the password.
        const { error } = await dispatch(
          signUp.initiate({ email: email.trim(), password }, { track: false }),
        );
        if (!error) {
          dispatch(changeEnded(null, object, 'succeeded', OPERATOR_REGISTERED, { id }));
          return null;
        }
        const failure = asFailure(error);
        const message = inSentences([
          OPERATOR_REGISTRATION_FAILED,
          operatorRegistrationText(failure),
          reasonText(failure),
        ]);
        dispatch(changeFailed(null, object, failure, message, { id }));
        onFailure(failure);
        return failure;
      }),
    [run, dispatch],
  );
  /** `isThere`: a check has found an operator with the e-mail. */
  return { register, isThere, ...outcome };
}

/** An operator as the record of writes names them. */
function changedOperator(email: string): ChangeObject {
  return { kind: 'operator', email };
}
