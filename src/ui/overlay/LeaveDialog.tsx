import { ConfirmDialog } from './ConfirmDialog';

interface Props {
  message: string;
  onLeave: () => void;
  onStay: () => void;
}

/** The question before typed input is lost. */
export function LeaveDialog({ message, onLeave, onStay }: Props) {
  return (
    <ConfirmDialog
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {message}
    </ConfirmDialog>
  );
}
