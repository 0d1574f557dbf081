import { useCallback, useRef, useState } from 'react';
import { type Failure, mayHaveBeenApplied } from '@/domain/failures';
import { type CheckResult } from '@/domain/failureTexts/uncertain';
import { useSingleFlight } from '@/ui/useSingleFlight';

/** Where a write stands. `subject` is what it is about, without anything secret. */
export type WriteOutcome<Subject> =
  | { state: 'idle' }
  | { state: 'processing'; subject: Subject }
  | { state: 'success'; subject: Subject; wasChecked: boolean }
  | {
      state: 'failed';
      subject: Subject;
      failure: Failure;
      /** Null before the first look; present only where nobody can tell whether the write was applied. */
      check: CheckResult | null;
    };

/** Whether what was sent may still be applied, as far as is known: under way, or ended so that nobody can tell. */
export function isOpenEnded(outcome: WriteOutcome<unknown>): boolean {
  if (outcome.state === 'processing') return true;
  return outcome.state === 'failed' && mayHaveBeenApplied(outcome.failure) && outcome.check !== 'notApplied';
}

/**
 * One write from the decision to the end of its dialog: what comes meanwhile, a second click or Enter held down, is
 * the same decision and is dropped (decision 18), also where the answer is quicker than the second click. `look` tells after an uncertain end whether it was applied (decision 19).
 */
export function useWriteOutcome<Subject>(look: (subject: Subject) => Promise<CheckResult>) {
  const [outcome, setOutcome] = useState<WriteOutcome<Subject>>({ state: 'idle' });

  const isDecided = useRef(false);

  const run = useCallback(async (subject: Subject, write: () => Promise<Failure | null>) => {
    if (isDecided.current) return;
    isDecided.current = true;
    setOutcome({ state: 'processing', subject });
    const failure = await write();
    setOutcome(
      failure
        ? { state: 'failed', subject, failure, check: null }
        : { state: 'success', subject, wasChecked: false },
    );
  }, []);

  const close = useCallback(() => {
    isDecided.current = false;
    setOutcome({ state: 'idle' });
  }, []);

  const [check, isChecking] = useSingleFlight(
    useCallback(async () => {
      if (outcome.state !== 'failed' || !mayHaveBeenApplied(outcome.failure)) return;
      const result = await look(outcome.subject);
      // Closed meanwhile: the answer is nobody's.
      setOutcome((present) => {
        if (present !== outcome) return present;
        return result === 'applied'
          ? { state: 'success', subject: outcome.subject, wasChecked: true }
          : { ...outcome, check: result };
      });
    }, [outcome, look]),
  );

  return { outcome, run, check, isChecking, close };
}
