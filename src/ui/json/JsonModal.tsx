import Button, { type ButtonProps } from 'antd/es/button';
import { type ReactNode, useState } from 'react';
import { useDynamicImport } from '../loading/useDynamicImport';
import { Modal } from '../overlay/Modal';
import { CopyIdButton } from './CopyIdButton';
import { type BuildLink } from './jsonLink';
import { JsonViewErrorBoundary } from './JsonViewErrorBoundary';
import { loadJsonView } from './loadJsonView';
import './JsonModal.css';

type ShortcutProps = Pick<ButtonProps, 'title' | 'aria-keyshortcuts'>;

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
  shortcutProps?: Record<'copy' | 'previous' | 'next', ShortcutProps>;
  /** Shown above the record. */
  note?: ReactNode;
  /** The record's facts in words. The JSON is then a second block, which can be closed. */
  summary?: ReactNode;
  /** Undefined at the first record of the list. Without handlers and status, the buttons are hidden. */
  onPrevious?: () => void;
  /** Undefined at the last record of the list, and while more are loading. */
  onNext?: () => void;
  /** A text beside the buttons, such as that more records are loading. */
  stepStatus?: string;
}

/** Shows the JSON of a record, read-only (section 2 of the specification). */
export function JsonModal(props: Props) {
  const { title, recordId, json, buildLink, onClose, actions, shortcutProps, note, summary } = props;
  const { onPrevious, onNext, stepStatus = '' } = props;
  const [openedTitle] = useState(title);
  const [isStepped, setIsStepped] = useState(false);
  if (!isStepped && title !== openedTitle) setIsStepped(true);
  // Not React.lazy: React would show the loaded view only 300 ms after the dialog.
  const view = useDynamicImport(loadJsonView, true);
  const record = (
    <div className="json-modal__body">
      {view === undefined ? (
        <p role="status">Loading…</p>
      ) : (
        <JsonViewErrorBoundary
          // The next record is shown in the viewer again, after one for which it failed.
          key={json}
          json={json}
          view={view === 'failed' ? null : <view.JsonView json={json} name={title} buildLink={buildLink} />}
        />
      )}
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
          {(onPrevious || onNext || stepStatus !== '') && (
            <div className="json-modal__steps">
              <StepButton label="Previous" onClick={onPrevious} shortcutProps={shortcutProps?.previous} />
              <StepButton label="Next" onClick={onNext} shortcutProps={shortcutProps?.next} />
              <span role="status" className="json-modal__step-status">
                {/* After a step the focus stays on the button. */}
                {isStepped && <span className="visually-hidden">{title}</span>} {stepStatus}
              </span>
            </div>
          )}
          {recordId !== undefined && <CopyIdButton key={recordId} id={recordId} {...shortcutProps?.copy} />}
          {actions}
          {/* Close has the focus at first, unless one of the actions has it: antd would focus the cross at the top. */}
          <Button data-autofocus onClick={onClose}>
            Close
          </Button>
        </div>
      }
    >
      {note && <div className="json-modal__note">{note}</div>}
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
  shortcutProps: ShortcutProps | undefined;
}

/** Without `onClick` it has `aria-disabled`, because a disabled button would lose the focus. */
function StepButton({ label, onClick, shortcutProps }: StepButtonProps) {
  return (
    <Button aria-label={`${label} record`} aria-disabled={!onClick} onClick={onClick} {...shortcutProps}>
      {label}
    </Button>
  );
}
