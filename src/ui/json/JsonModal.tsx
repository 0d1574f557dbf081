import Button, { type ButtonProps } from 'antd/es/button';
import { lazy, type ReactNode, Suspense } from 'react';
import { CopyButton } from '../data/CopyButton';
import { Modal } from '../overlay/Modal';
import { type BuildLink } from './jsonLink';
import { JsonViewErrorBoundary } from './JsonViewErrorBoundary';
import { loadJsonView } from './loadJsonView';
import './JsonModal.css';

const JsonView = lazy(() => loadJsonView().then((module) => ({ default: module.JsonView })));

type KeyProps = Pick<ButtonProps, 'title' | 'aria-keyshortcuts'>;

interface Props {
  title: string;
  /** Shows a button that copies this id. */
  recordId?: string;
  /** The record's unchanged JSON text. */
  json: string;
  buildLink?: BuildLink;
  onClose: () => void;
  /** Buttons before Close. */
  actions?: ReactNode;
  /** Tooltips of the buttons, with their keys. */
  keyProps?: Record<'copy' | 'previous' | 'next', KeyProps>;
  /** Shown above the record. */
  note?: ReactNode;
  /** The record's facts in words. The JSON is then a second block, which can be closed. */
  summary?: ReactNode;
  /** Undefined at the first record of the list. When both handlers are undefined, the buttons are hidden. */
  onPrevious?: (() => void) | undefined;
  /** Undefined at the last record of the list. */
  onNext?: (() => void) | undefined;
}

/** Shows the JSON of a record, read-only (section 2 of the specification). */
export function JsonModal(props: Props) {
  const { title, recordId, json, buildLink, onClose, actions, keyProps, note, summary } = props;
  const { onPrevious, onNext } = props;
  const record = (
    <div className="json-modal__body">
      <JsonViewErrorBoundary json={json}>
        <Suspense fallback={<p role="status">Loading…</p>}>
          <JsonView key={json} json={json} name={title} buildLink={buildLink} />
        </Suspense>
      </JsonViewErrorBoundary>
    </div>
  );
  return (
    <Modal
      mask={{ closable: true }}
      width={860}
      title={
        <span className="json-modal__title" title={title}>
          {title}
        </span>
      }
      onCancel={onClose}
      footer={
        <div className="modal-footer">
          {(onPrevious || onNext) && (
            <div className="json-modal__steps">
              <StepButton label="Previous" onClick={onPrevious} keyProps={keyProps?.previous} />
              <StepButton label="Next" onClick={onNext} keyProps={keyProps?.next} />
            </div>
          )}
          {recordId !== undefined && (
            <CopyButton key={recordId} label="Copy ID" text={recordId} {...keyProps?.copy} />
          )}
          {actions}
          <Button onClick={onClose}>Close</Button>
        </div>
      }
    >
      {note !== undefined && <div className="json-modal__note">{note}</div>}
      {summary === undefined ? (
        record
      ) : (
        <>
          {summary}
          <details className="json-modal__record" open>
            <summary>Record (JSON)</summary>
            {record}
          </details>
        </>
      )}
    </Modal>
  );
}

interface StepButtonProps {
  label: string;
  onClick: (() => void) | undefined;
  keyProps: KeyProps | undefined;
}

/** Without `onClick` it has `aria-disabled`, because a disabled button would lose the focus. */
function StepButton({ label, onClick, keyProps }: StepButtonProps) {
  return (
    <Button
      className="json-modal__step"
      aria-label={`${label} record`}
      aria-disabled={!onClick}
      onClick={onClick}
      {...keyProps}
    >
      {label}
    </Button>
  );
}
