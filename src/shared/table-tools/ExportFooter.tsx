import Button from 'antd/es/button';
import { formatCount, type ListExport } from './listExport';
import { type ExportProgress } from './useExport';

interface Props {
  progress: ExportProgress;
  nouns: ListExport<never>['nouns'];
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
    <div className="modal-footer">
      {progress.status === 'choosing' && (
        <>
          <Button onClick={onClose}>Close</Button>
          {!isEmpty && (
            <Button type="primary" ref={isCancelled ? focusButton : null} onClick={onSave}>
              Save file
            </Button>
          )}
        </>
      )}
      {progress.status === 'reading' && (
        <Button ref={focusButton} onClick={onCancel}>
          Cancel
        </Button>
      )}
      {progress.status === 'failed' && (
        <>
          <Button onClick={onCancel}>Cancel</Button>
          {progress.savedCount > 0 && (
            <Button
              onClick={onSavePartial}
            >{`Save the ${formatCount(progress.savedCount, nouns)} read so far`}</Button>
          )}
          <Button type="primary" ref={focusButton} onClick={onRetry}>
            Try again
          </Button>
        </>
      )}
      {progress.status === 'saved' && (
        <Button ref={focusButton} onClick={onClose}>
          Close
        </Button>
      )}
    </div>
  );
}

/** For `ref`: focuses a button when it mounts, because the clicked button was removed. */
function focusButton(button: HTMLElement | null): void {
  button?.focus();
}
