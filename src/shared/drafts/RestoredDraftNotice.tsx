import { type RefObject } from 'react';
import {
  DISCARD_LABEL,
  DRAFT_OUTCOME_UNKNOWN_TEXT,
  DRAFT_RESTORED_TEXT,
  PASSWORD_NOT_SAVED_TEXT,
} from '@/domain/failureTexts/formDraft';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { type RestoredDraft } from './useFormDraft';

interface Props extends RestoredDraft {
  /** The form's first field, which gets the focus when the button is removed. */
  firstFieldRef: RefObject<{ focus: () => void } | null>;
}

/** Says above a form's fields that a draft was restored. Its button discards the draft. */
export function RestoredDraftNotice({ restored, onDiscard, firstFieldRef }: Props) {
  if (restored === null) return null;
  const discard = () => {
    firstFieldRef.current?.focus();
    onDiscard();
  };
  return (
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
  );
}
