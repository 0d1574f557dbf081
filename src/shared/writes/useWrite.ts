import { useEffect, useRef, useState } from 'react';
import { type Failure, isOutcomeUnknown } from '@/domain/failures';
import { NOT_APPLIED_SO_FAR_TEXT, type VerifyResult } from '@/domain/failureTexts/unknownOutcome';
import { findLastUnanswered, mayStillBeApplied } from '@/domain/lateApplication';
import { type PortalThunk, usePortalDispatch } from '@/session/hooks';
import { useExclusiveAction } from '@/ui/hooks/useExclusiveAction';
import { type Verification, type VerifyContext } from './verification';

/** How a write ended. */
export interface WriteResult<Subject> {
  /** The dialog's subject, if it is not the sent one: of two calls, the one that failed. */
  subject?: Subject;
  /** The failures of its calls. Empty when it succeeded, or nothing was sent. */
  failures: readonly Failure[];
  /** By default, whether there are no failures. */
  isApplied?: boolean;
  /** Whether it may be applied in spite of the failures (decision 19). By default this follows from the failures. */
  isOutcomeUnknown?: boolean;
  /** The id of its entry in the change journal. */
  changeId?: string;
}

/**
 * A kind of write: `useWrite` runs it. `Subject` is what is written, which the dialog shows. `Extra` is what the dialog
 * must not have: a secret, or the signal that cancels the write before it is sent.
 */
export interface WriteDescriptor<Subject, Extra = void> {
  /** Sends the write and records it in the change journal. `showProgress` shows the next of several calls. */
  send: (
    subject: Subject,
    extra: Extra,
    showProgress: (subject: Subject) => void,
  ) => PortalThunk<Promise<WriteResult<Subject>>>;
  /** Reads whether the write was applied, and records the result in the change journal. */
  verify: (subject: Subject, context: VerifyContext) => PortalThunk<Promise<Verification<Subject>>>;
}

export interface FailedWriteOutcome<Subject> {
  status: 'failed';
  subject: Subject;
  failures: readonly Failure[];
  /** Whether the write may be applied although it failed (decision 19); stays true after a verification. */
  isOutcomeUnknown: boolean;
  /** Null before the first verification. */
  verification: Verification<Subject> | null;
  /** When the last call without an answer of the platform was sent, in milliseconds since 1970; 0 when there is none. */
  sentAt: number;
  changeId: string | undefined;
}

/** The status of a write and of its dialog. */
export type WriteOutcome<Subject> =
  | { status: 'idle' }
  /** `startedAt`: in ms since 1970. */
  | { status: 'processing'; subject: Subject; startedAt: number }
  /** `wasVerified`: a verification found that the write was applied. */
  | { status: 'success'; subject: Subject; wasVerified: boolean }
  | FailedWriteOutcome<Subject>;

/** Whether the write may still be applied: it is pending, or its outcome is unknown. */
export function isWriteUnresolved(outcome: WriteOutcome<unknown>): boolean {
  if (outcome.status === 'processing') return true;
  return (
    outcome.status === 'failed' && outcome.isOutcomeUnknown && outcome.verification?.result !== 'notApplied'
  );
}

/** The result of a write whose result was lost. */
const LOST_RESULT = { failures: [], isApplied: false, isOutcomeUnknown: true };

/**
 * Runs one write and tracks the status of its dialog. Until the dialog is closed, further calls of `run` are ignored,
 * because a double click or a held Enter key must not send twice (decision 18).
 */
export function useWrite<Subject, Extra = void>(descriptor: WriteDescriptor<Subject, Extra>) {
  const dispatch = usePortalDispatch();
  const [outcome, setOutcome] = useState<WriteOutcome<Subject>>({ status: 'idle' });
  const isOpenRef = useRef(false);
  const isPendingRef = useRef(false);
  const verificationRef = useRef<AbortController>(null);
  useEffect(() => () => verificationRef.current?.abort(), []);

  const run = async (subject: Subject, extra: Extra): Promise<WriteOutcome<Subject> | null> => {
    if (isOpenRef.current) return null;
    isOpenRef.current = true;
    isPendingRef.current = true;
    const startedAt = Date.now();
    let shownSubject = subject;
    const showProgress = (current: Subject) => {
      shownSubject = current;
      setOutcome({ status: 'processing', subject: current, startedAt });
    };
    showProgress(subject);
    const finish = (nextOutcome: WriteOutcome<Subject>) => {
      isPendingRef.current = false;
      setOutcome(nextOutcome);
      return nextOutcome;
    };
    try {
      return finish(toOutcome(subject, await dispatch(descriptor.send(subject, extra, showProgress))));
    } catch (error) {
      // A bug of the portal. The write may have been sent, and its dialog must not stay open for good.
      finish(toOutcome(shownSubject, LOST_RESULT, startedAt));
      throw error;
    }
  };

  /** Ignored while another verification is pending. */
  const [verify, isVerifying] = useExclusiveAction(
    async (failed: WriteOutcome<Subject>): Promise<VerifyResult | null> => {
      if (failed.status !== 'failed') return null;
      const { signal } = (verificationRef.current = new AbortController());
      const { sentAt, changeId } = failed;
      // Before the reading: what it shows may be older than its end.
      const isTooEarly = mayStillBeApplied(sentAt, Date.now());
      const reportNotApplied: VerifyContext['reportNotApplied'] = (
        text,
        textSoFar = NOT_APPLIED_SO_FAR_TEXT,
      ) => (isTooEarly ? { result: 'unknown', text: textSoFar } : { result: 'notApplied', text });
      const verification = await Promise.race([
        dispatch(descriptor.verify(failed.subject, { signal, changeId, reportNotApplied })),
        // The next write can be verified although the reading of this one goes on.
        new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null))),
      ]);
      if (verification === null || signal.aborted) return null;
      const { subject = failed.subject, failures = failed.failures } = verification;
      setOutcome(
        verification.result === 'applied'
          ? { status: 'success', subject, wasVerified: true }
          : { ...failed, subject, failures, verification },
      );
      return verification.result;
    },
  );

  return {
    outcome,
    run,
    verify: () => verify(outcome),
    /**
     * Opens the dialog of a write that was sent before, for example before a reload, and verifies it. `sentAt`: in
     * milliseconds since 1970; 0 if the platform has answered it; null if it was certainly not applied. Returns null if the
     * dialog was closed meanwhile.
     */
    openAndVerify: async (subject: Subject, sentAt: number | null): Promise<VerifyResult | null> => {
      if (isOpenRef.current) return null;
      isOpenRef.current = true;
      const result = { ...LOST_RESULT, isOutcomeUnknown: sentAt !== null };
      const failed = toOutcome(subject, result, sentAt ?? 0);
      setOutcome(failed);
      return (await verify(failed)) ?? null;
    },
    isVerifying,
    /** Does nothing while the write is pending: a second click must not let it be sent again. */
    close: () => {
      if (isPendingRef.current) return;
      verificationRef.current?.abort();
      isOpenRef.current = false;
      setOutcome({ status: 'idle' });
    },
  };
}

export type Write<Subject> = Pick<
  ReturnType<typeof useWrite<Subject>>,
  'outcome' | 'verify' | 'isVerifying' | 'close'
>;

function toOutcome<Subject>(
  sent: Subject,
  result: WriteResult<Subject>,
  sentAt = findLastUnanswered(result.failures),
): WriteOutcome<Subject> {
  const { subject = sent, failures, isApplied = failures.length === 0, changeId } = result;
  if (isApplied) return { status: 'success', subject, wasVerified: false };
  return {
    status: 'failed',
    subject,
    failures,
    isOutcomeUnknown: result.isOutcomeUnknown ?? failures.some(isOutcomeUnknown),
    verification: null,
    sentAt,
    changeId,
  };
}
