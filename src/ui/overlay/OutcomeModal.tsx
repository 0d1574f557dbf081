import Button from 'antd/es/button';
import Spin from 'antd/es/spin';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ignoreSecondClick } from '../focus/ignoreSecondClick';
import { Modal } from './Modal';
import './OutcomeModal.css';

export interface OutcomeAction {
  label: string;
  onClick: () => void;
  /** The primary action is rendered last and gets the focus. Default: the first action. */
  isPrimary?: boolean;
  /** Whether it is under way; it cannot be pressed then. */
  isLoading?: boolean;
}

interface Props {
  status: 'processing' | 'success' | 'failed';
  title: string;
  children?: ReactNode;
  actions?: readonly OutcomeAction[];
  /** The target of the write. */
  place?: ReactNode;
  /** For Esc and the close icon; without it only the actions close the dialog. */
  onClose?: () => void;
}

/** The dialog for a write (section 2 of the specification). It can't be closed while processing. */
export function OutcomeModal({ status, title, children, actions = [], place, onClose }: Props) {
  const id = useId();
  const panelRef = useRef<HTMLDivElement>(null);
  const primaryButtonRef = useRef<HTMLButtonElement>(null);
  const isDone = status !== 'processing';
  const primaryAction = actions.find((action) => action.isPrimary) ?? actions[0];
  const orderedActions = primaryAction
    ? [...actions.filter((action) => action !== primaryAction), primaryAction]
    : [];
  useEffect(() => {
    // antd labels a dialog by its header, but this title is in the body, which is announced.
    panelRef.current?.setAttribute('aria-labelledby', id);
    // While processing there is no action yet, so the dialog itself gets the focus.
    if (panelRef.current) panelRef.current.tabIndex = isDone ? -1 : 0;
    const focusTarget = isDone ? primaryButtonRef.current : null;
    (focusTarget ?? panelRef.current)?.focus();
  }, [id, isDone, status]);
  const labels = actions.map(({ label }) => label).join();
  // The pressed button may be gone. The primary button does not get the focus: a second press of Enter could press it.
  useEffect(() => {
    if (labels !== '' && document.activeElement === document.body) panelRef.current?.focus();
  }, [labels]);
  return (
    <Modal
      width={540}
      panelRef={panelRef}
      closable={isDone && onClose !== undefined}
      keyboard={isDone && onClose !== undefined}
      onCancel={() => onClose?.()}
      footer={
        isDone && orderedActions.length > 0
          ? orderedActions.map((action) => (
              <Button
                key={action.label}
                className="outcome-modal__action"
                type={action === primaryAction ? 'primary' : 'default'}
                loading={action.isLoading ?? false}
                ref={action === primaryAction ? primaryButtonRef : null}
                // A double click is one decision (decision 18).
                onClickCapture={ignoreSecondClick}
                onClick={action.onClick}
              >
                {action.label}
              </Button>
            ))
          : null
      }
    >
      {/* The key creates a new element: few screen readers announce an element whose role changes. */}
      <div
        key={status === 'failed' ? 'alert' : 'status'}
        role={status === 'failed' ? 'alert' : 'status'}
        className="outcome-modal"
        data-status={status}
      >
        <span className="outcome-modal__icon" aria-hidden="true">
          {STATUS_ICONS[status]}
        </span>
        <div className="outcome-modal__text">
          <h2 id={id} className="outcome-modal__title">
            {title}
          </h2>
          {place !== undefined && <p className="outcome-modal__place">{place}</p>}
          {children !== undefined && <div className="outcome-modal__body">{children}</div>}
        </div>
      </div>
    </Modal>
  );
}

const STATUS_ICONS = { processing: <Spin />, success: '✓', failed: '!' } as const;
