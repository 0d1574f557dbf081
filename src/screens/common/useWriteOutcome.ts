import { useCallback, useRef, useState } from 'react';
import { type Failure, isOutcomeUnknown } from '@/domain/failures';
import { type VerifyResult } from '@/domain/failureTexts/unknownOutcome';
import { useExclusiveAction } from '@/ui/useExclusiveAction';

/** Where a write stands. `subject` is what it is about, without anything secret. */
export type WriteOutcome<Subject> =
  | { status: 'idle' }
  | { status: 'processing'; subject: Subject }
  | { status: 'success'; subject: Subject; wasVerified: boolean }
  | {
      status: 'failed';
      subject: Subject;
      failure: Failure;
      /** Null before the first look; present only where nobody can tell whether the write was applied. */
      verifyResult: VerifyResult | null;
    };

/** Whether what was sent may still be applied, as far as is known: under way, or ended so that nobody can tell. */
export function isWriteUnresolved(outcome: WriteOutcome<unknown>): boolean {
  if (outcome.status === 'processing') return true;
  return (
    outcome.status === 'failed' && isOutcomeUnknown(outcome.failure) && outcome.verifyResult !== 'notApplied'
  );
}

/**
 * One write from the decision to the end of its dialog: what comes meanwhile, a second click or Enter held down, is
 * the same decision and is dropped (decision 18), also where the answer is quicker than the second click. `look` tells after an uncertain end whether it was applied (decision 19).
 */
export function useWriteOutcome<Subject>(verifyWrite: (subject: Subject) => Promise<VerifyResult>) {
  const [outcome, setOutcome] = useState<WriteOutcome<Subject>>({ status: 'idle' });

  const isStarted = useRef(false);

  const run = useCallback(async (subject: Subject, write: () => Promise<Failure | null>) => {
    if (isStarted.current) return;
    isStarted.current = true;
    setOutcome({ status: 'processing', subject });
    const failure = await write();
    setOutcome(
      failure
        ? { status: 'failed', subject, failure, verifyResult: null }
        : { status: 'success', subject, wasVerified: false },
    );
  }, []);

  const close = useCallback(() => {
    isStarted.current = false;
    setOutcome({ status: 'idle' });
  }, []);

  const [verify, isVerifying] = useExclusiveAction(
    useCallback(async () => {
      if (outcome.status !== 'failed' || !isOutcomeUnknown(outcome.failure)) return;
      const result = await verifyWrite(outcome.subject);
      // Closed meanwhile: the answer is nobody's.
      setOutcome((present) => {
        if (present !== outcome) return present;
        return result === 'applied'
          ? { status: 'success', subject: outcome.subject, wasVerified: true }
          : { ...outcome, verifyResult: result };
      });
    }, [outcome, verifyWrite]),
  );

  return { outcome, run, verify, isVerifying, close };
}
