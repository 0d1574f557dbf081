import Button, { type ButtonProps } from 'antd/es/button';
import { ignoreSecondClick } from '@/ui/focus/ignoreSecondClick';
import { formatRowCount, type Nouns } from '../lists/formatRowCount';
import { type ExportProgress } from './useExport';

interface Props {
  progress: ExportProgress;
  nouns: Nouns;
  /** Whether there are no rows to save. */
  isEmpty: boolean;
  /** Whether reading was cancelled, so that its focused button is gone. */
  isCancelled: boolean;
  onSave: () => void;
  onCancel: () => void;
  onSavePartial: () => void;
  onRetry: () => void;
  onClose: () => void;
}

/** The buttons of the Export dialog. */
export function ExportFooter({ progress, nouns, isEmpty, isCancelled, ...handlers }: Props) {
  const { onSave, onCancel, onSavePartial, onRetry, onClose } = handlers;
  return (
    // A press puts another button in the same place, and gives it the focus.
    <div className="modal-footer" onClickCapture={ignoreSecondClick}>
      {progress.status === 'choosing' && (
        <>
          <Button onClick={onClose}>Close</Button>
          {!isEmpty && (
            // Has the focus at first if there is nothing to choose.
            <Button type="primary" data-autofocus ref={isCancelled ? focusButton : null} onClick={onSave}>
              Save file
            </Button>
          )}
        </>
      )}
      {progress.status === 'reading' && <FocusedButton onClick={onCancel}>Cancel</FocusedButton>}
      {progress.status === 'failed' && (
        <>
          <Button onClick={onCancel}>Cancel</Button>
          {progress.lineCount > 0 && (
            <Button
              onClick={onSavePartial}
            >{`Save the ${formatRowCount(progress.lineCount, nouns)} read so far`}</Button>
          )}
          <FocusedButton type="primary" onClick={onRetry}>
            Try again
          </FocusedButton>
        </>
      )}
      {progress.status === 'saved' && (
        <>
          {progress.hasGap && <Button onClick={onSave}>Read again</Button>}
          <FocusedButton onClick={onClose}>Close</FocusedButton>
        </>
      )}
    </div>
  );
}

/** Gets the focus when it mounts, because the clicked button was removed. */
function FocusedButton(props: ButtonProps) {
  return <Button {...props} ref={focusButton} />;
}

function focusButton(button: HTMLElement | null): void {
  button?.focus();
}
