import Button from 'antd/es/button';
import Modal from 'antd/es/modal/Modal';
import { lazy, type ReactNode, Suspense } from 'react';
import { CopyButton } from '../CopyButton';
import { ReturnFocus } from '../ReturnFocus';
import { ViewerBoundary } from './ViewerBoundary';
import './JsonModal.css';

const JsonView = lazy(() => import('./JsonView').then((module) => ({ default: module.JsonView })));

interface Props {
  title: string;
  /** The record's id, for copying. */
  copyId?: string;
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
  const { title, copyId, json, onClose, actions, note, onPrevious, onNext } = props;
  return (
    <>
      <ReturnFocus />
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
                <StepButton label="Previous" onStep={onPrevious} />
                <StepButton label="Next" onStep={onNext} />
              </div>
            )}
            {copyId !== undefined && <CopyButton key={copyId} label="Copy ID" text={copyId} />}
            {actions}
            <Button onClick={onClose}>Close</Button>
          </div>
        }
      >
        {note !== undefined && <div className="json-modal__note">{note}</div>}
        <div className="json-modal__body">
          <ViewerBoundary json={json}>
            <Suspense fallback={<p role="status">Loading…</p>}>
              <JsonView key={json} json={json} name={title} />
            </Suspense>
          </ViewerBoundary>
        </div>
      </Modal>
    </>
  );
}

/** At the end of the list it stays where it is, and keeps the focus: a disabled button would lose it. */
function StepButton({ label, onStep }: { label: string; onStep: (() => void) | undefined }) {
  return (
    <Button
      className="json-modal__step"
      aria-label={`${label} record`}
      aria-disabled={!onStep}
      onClick={onStep}
    >
      {label}
    </Button>
  );
}
