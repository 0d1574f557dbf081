import { useRef } from 'react';
import {
  DISCARD_LABEL,
  DRAFT_OUTCOME_UNKNOWN_TEXT,
  DRAFT_RESTORED_TEXT,
  PASSWORD_NOT_SAVED_TEXT,
} from '@/domain/failureTexts/formDraft';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { type RestoredDraft } from './useFormDraft';

/** Says above a form's fields that a draft was restored. Its button discards the draft. */
export function RestoredDraftNotice({ restored, onDiscard }: RestoredDraft) {
  const noticeRef = useRef<HTMLDivElement>(null);
  if (restored === null) return null;
  const discard = () => {
    // The button will be removed, so the focus moves to the first field.
    noticeRef.current?.parentElement?.querySelector<HTMLElement>('input, textarea')?.focus();
    onDiscard();
  };
  return (
    <div ref={noticeRef}>
      <FailureAlert
        kind={restored.isOutcomeUnknown ? 'warning' : 'info'}
        title={DRAFT_RESTORED_TEXT}
        onAction={discard}
        actionLabel={DISCARD_LABEL}
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
