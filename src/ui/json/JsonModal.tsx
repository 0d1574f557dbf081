import Button from 'antd/es/button';
import Modal from 'antd/es/modal/Modal';
import { lazy, type ReactNode, Suspense } from 'react';
import { CopyButton } from '../CopyButton';
import { RestoreFocus } from '../RestoreFocus';
import { JsonViewErrorBoundary } from './JsonViewErrorBoundary';
import './JsonModal.css';

const JsonView = lazy(() => import('./JsonView').then((module) => ({ default: module.JsonView })));

interface Props {
  title: string;
  /** The record's id, for copying. */
  recordId?: string;
  /** The record's JSON text as it came. */
  json: string;
  onClose: () => void;
  /** What can be done with the record, beside Close. */
  actions?: ReactNode;
  /** Stands above the record. */
  note?: ReactNode;
  /** The records before and behind in the list; with neither there are no such buttons. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}

/** A record as it came, read-only (specification 2). The viewer's code is loaded when the first record is opened. */
export function JsonModal(props: Props) {
  const { title, recordId, json, onClose, actions, note, onPrevious, onNext } = props;
  return (
    <>
      <RestoreFocus />
      <Modal
        scrollLock={false}
        open
        centered
        destroyOnHidden
        width={860}
        transitionName=""
        maskTransitionName=""
        title={
          <span className="json-modal__title" title={title}>
            {title}
          </span>
        }
        onCancel={onClose}
        footer={
          <div className="json-modal__footer">
            {(onPrevious || onNext) && (
              <div className="json-modal__steps">
                <StepButton label="Previous" onClick={onPrevious} />
                <StepButton label="Next" onClick={onNext} />
              </div>
            )}
            {recordId !== undefined && <CopyButton key={recordId} label="Copy ID" text={recordId} />}
            {actions}
            <Button onClick={onClose}>Close</Button>
          </div>
        }
      >
        {note !== undefined && <div className="json-modal__note">{note}</div>}
        <div className="json-modal__body">
          <JsonViewErrorBoundary json={json}>
            <Suspense fallback={<p role="status">Loading…</p>}>
              <JsonView key={json} json={json} name={title} />
            </Suspense>
          </JsonViewErrorBoundary>
        </div>
      </Modal>
    </>
  );
}

/** At the end of the list it stays where it is, and keeps the focus: a disabled button would lose it. */
function StepButton({ label, onClick }: { label: string; onClick: (() => void) | undefined }) {
  return (
    <Button
      className="json-modal__step"
      aria-label={`${label} record`}
      aria-disabled={!onClick}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
