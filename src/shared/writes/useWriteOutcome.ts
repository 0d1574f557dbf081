import { useCallback, useRef, useState } from 'react';
import { type Failure, isOutcomeUnknown } from '@/domain/failures';
import { type VerifyResult } from '@/domain/failureTexts/unknownOutcome';
import { useExclusiveAction } from '@/ui/hooks/useExclusiveAction';

/** The status of one write. `subject` is what is written, without secrets. */
export type WriteOutcome<Subject> =
  | { status: 'idle' }
  | { status: 'processing'; subject: Subject }
  /** `wasVerified`: 'Check now' found that the write was applied. */
  | { status: 'success'; subject: Subject; wasVerified: boolean }
  | {
      status: 'failed';
      subject: Subject;
      failure: Failure;
      /** Null before the first 'Check now'. Only set when the failure leaves the outcome unknown. */
      verifyResult: VerifyResult | null;
    };

/** Whether the write may still be applied: it is pending, or its outcome is unknown. */
export function isWriteUnresolved(outcome: WriteOutcome<unknown>): boolean {
  if (outcome.status === 'processing') return true;
  return (
    outcome.status === 'failed' && isOutcomeUnknown(outcome.failure) && outcome.verifyResult !== 'notApplied'
  );
}

/**
 * Runs one write and tracks the status of its dialog. Until the dialog is closed, further calls of `run` are
 * ignored, because a double click or a held Enter key must not send twice (decision 18). `verifyWrite` reads whether
 * a write with an unknown outcome was applied (decision 19).
 */
export function useWriteOutcome<Subject>(verifyWrite: (subject: Subject) => Promise<VerifyResult>) {
  const [outcome, setOutcome] = useState<WriteOutcome<Subject>>({ status: 'idle' });

  const isStartedRef = useRef(false);

  const run = useCallback(async (subject: Subject, write: () => Promise<Failure | null>) => {
    if (isStartedRef.current) return;
    isStartedRef.current = true;
    setOutcome({ status: 'processing', subject });
    const failure = await write();
    setOutcome(
      failure
        ? { status: 'failed', subject, failure, verifyResult: null }
        : { status: 'success', subject, wasVerified: false },
    );
  }, []);

  const close = useCallback(() => {
    isStartedRef.current = false;
    setOutcome({ status: 'idle' });
  }, []);

  const [verify, isVerifying] = useExclusiveAction(
    useCallback(async () => {
      if (outcome.status !== 'failed' || !isOutcomeUnknown(outcome.failure)) return;
      const result = await verifyWrite(outcome.subject);
      // The dialog was closed meanwhile, so the result is dropped.
      setOutcome((current) => {
        if (current !== outcome) return current;
        return result === 'applied'
          ? { status: 'success', subject: outcome.subject, wasVerified: true }
          : { ...outcome, verifyResult: result };
      });
    }, [outcome, verifyWrite]),
  );

  return { outcome, run, verify, isVerifying, close };
}
