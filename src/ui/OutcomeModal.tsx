import Button from 'antd/es/button';
import Modal from 'antd/es/modal/Modal';
import Spin from 'antd/es/spin';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ignoreKeyRepeat } from './keyRepeat';
import { RestoreFocus } from './RestoreFocus';
import './OutcomeModal.css';

export interface OutcomeAction {
  label: string;
  onClick: () => void;
  /** The one that has the focus once the outcome stands, and that is drawn last; the first if none is. */
  isPrimary?: boolean;
  isDisabled?: boolean;
}

interface Props {
  status: 'processing' | 'success' | 'failed';
  title: string;
  /** What is under way, or what came of it. */
  children?: ReactNode;
  actions?: readonly OutcomeAction[];
  /** The region's name, where it matters which one was written to. */
  region?: ReactNode;
  /** Esc and the cross; without it the actions alone lead on. */
  onClose?: () => void;
}

/**
 * Processing, then success or failed (specification 2). What is under way can't be closed; the outcome is read out,
 * and the focus goes to what to do next.
 */
export function OutcomeModal({ status, title, children, actions = [], region, onClose }: Props) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const isDone = status !== 'processing';
  const primary = actions.find((action) => action.isPrimary) ?? actions[0];
  const ordered = primary ? [...actions.filter((action) => action !== primary), primary] : [];
  useEffect(() => {
    // antd names a dialog by its own header alone; the title stands in the part that is read out.
    panel.current?.setAttribute('aria-labelledby', id);
    if (panel.current) panel.current.tabIndex = isDone ? -1 : 0;
    const next = isDone ? panel.current?.querySelector<HTMLElement>('[data-focus-first]') : null;
    (next ?? panel.current)?.focus();
  }, [id, isDone, status]);
  // The key that sent the form, still held down, must not press the button that has the focus now.
  useEffect(() => {
    const dialog = panel.current;
    dialog?.addEventListener('keydown', ignoreKeyRepeat, { capture: true });
    return () => dialog?.removeEventListener('keydown', ignoreKeyRepeat, { capture: true });
  }, []);
  return (
    <>
      <RestoreFocus />
      <Modal
        scrollLock={false}
        open
        centered
        destroyOnHidden
        width={540}
        transitionName=""
        maskTransitionName=""
        panelRef={panel}
        mask={{ closable: false }}
        closable={isDone && onClose !== undefined}
        keyboard={isDone && onClose !== undefined}
        onCancel={() => onClose?.()}
        footer={
          isDone && ordered.length > 0
            ? ordered.map((action) => (
                <Button
                  key={action.label}
                  className="outcome-modal__action"
                  type={action === primary ? 'primary' : 'default'}
                  disabled={action.isDisabled ?? false}
                  data-focus-first={action === primary ? '' : undefined}
                  onClick={action.onClick}
                >
                  {action.label}
                </Button>
              ))
            : null
        }
      >
        {/* Another element per kind: a role that changes on the same one is read out by few screen readers. */}
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
            {region !== undefined && <p className="outcome-modal__region">{region}</p>}
            {children !== undefined && <div className="outcome-modal__body">{children}</div>}
          </div>
        </div>
      </Modal>
    </>
  );
}

const STATUS_ICONS = { processing: <Spin />, success: '✓', failed: '!' } as const;
