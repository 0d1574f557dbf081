import { useRef } from 'react';
import {
  DISCARD_LABEL,
  DRAFT_RESTORED_TEXT,
  DRAFT_OUTCOME_UNKNOWN_TEXT,
  PASSWORD_NOT_SAVED_TEXT,
} from '@/domain/failureTexts/formDraft';
import { FailureAlert } from '@/ui/FailureAlert';
import { type RestoredDraft } from './useFormDraft';

/** Says above a form's fields that what was typed is back, and takes it away again. */
export function RestoredDraftNotice({ restored, onDiscard }: RestoredDraft) {
  const noticeRef = useRef<HTMLDivElement>(null);
  if (restored === null) return null;
  const discard = () => {
    // The button goes; the focus stays in the form.
    noticeRef.current?.parentElement?.querySelector<HTMLElement>('input, textarea')?.focus();
    onDiscard();
  };
  return (
    <div ref={noticeRef}>
      <FailureAlert
        kind={restored.isOutcomeUnknown ? 'warning' : 'info'}
        title={DRAFT_RESTORED_TEXT}
        onRetry={discard}
        retryLabel={DISCARD_LABEL}
      >
        {[
          restored.isOutcomeUnknown && DRAFT_OUTCOME_UNKNOWN_TEXT,
          restored.hadSecretInput && PASSWORD_NOT_SAVED_TEXT,
        ]
          .filter(Boolean)
          .join(' ')}
      </FailureAlert>
    </div>
  );
}
