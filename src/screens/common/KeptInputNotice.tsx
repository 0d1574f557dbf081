import { useRef } from 'react';
import {
  DISCARD,
  INPUT_IS_BACK,
  INPUT_MAY_BE_APPLIED,
  SECRET_IS_NOT_BACK,
} from '@/domain/failureTexts/keptInput';
import { FailureAlert } from '@/ui/FailureAlert';
import { type InputBack } from './useKeptInput';

/** Says above a form's fields that what was typed is back, and takes it away again. */
export function KeptInputNotice({ back, onDiscard }: InputBack) {
  const place = useRef<HTMLDivElement>(null);
  if (back === null) return null;
  const discard = () => {
    // The button goes; the focus stays in the form.
    place.current?.parentElement?.querySelector<HTMLElement>('input, textarea')?.focus();
    onDiscard();
  };
  return (
    <div ref={place}>
      <FailureAlert
        kind={back.mayBeApplied ? 'warning' : 'info'}
        title={INPUT_IS_BACK}
        onRetry={discard}
        retryLabel={DISCARD}
      >
        {[back.mayBeApplied && INPUT_MAY_BE_APPLIED, back.hadSecret && SECRET_IS_NOT_BACK]
          .filter(Boolean)
          .join(' ')}
      </FailureAlert>
    </div>
  );
}
