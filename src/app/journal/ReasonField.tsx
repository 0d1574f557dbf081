import Button from 'antd/es/button';
import { useEffect, useId, useRef, useState } from 'react';
import { type Change } from '@/domain/changes/change';
import { JOURNAL_REASON_LENGTH_LIMIT } from '@/domain/limits';
import { usePortalDispatch } from '@/session/hooks';
import { reasonChanged } from '@/session/journal/journalSlice';
import { LimitedTextarea } from '@/ui/form/LimitedTextarea';
import { useOverlongText } from '@/ui/form/useOverlongText';
import { Icon } from '@/ui/icons/Icon';

interface Props {
  change: Pick<Change, 'id' | 'reason'>;
  /** The id of the entry's title. */
  titleId: string;
  onFocus: (id: string) => void;
}

/** The operator's reason for a change, stored on every keystroke. */
export function ReasonField({ change: { id, reason }, titleId, onFocus }: Props) {
  const dispatch = usePortalDispatch();
  const fieldId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useOverlongText(reason, JOURNAL_REASON_LENGTH_LIMIT);
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const field = fieldRef.current;
    if (!isOpen || field === null) return;
    field.focus();
    // Typing goes on behind the reason that is there.
    field.setSelectionRange(field.value.length, field.value.length);
  }, [isOpen]);
  if (!isOpen) {
    return (
      <div className="journal__reason">
        {reason !== '' && <p>Reason: {reason}</p>}
        <Button
          size="small"
          type="text"
          className="journal__text-button"
          aria-describedby={titleId}
          onClick={() => setIsOpen(true)}
        >
          <Icon name="edit" />
          {reason === '' ? 'Add a reason' : 'Edit the reason'}
        </Button>
      </div>
    );
  }
  return (
    <div className="journal__reason">
      <label htmlFor={fieldId}>Reason</label>
      <LimitedTextarea
        ref={fieldRef}
        id={fieldId}
        aria-describedby={titleId}
        rows={3}
        value={text}
        limit={JOURNAL_REASON_LENGTH_LIMIT}
        onFocus={() => onFocus(id)}
        onChange={(typed) => {
          setText(typed);
          dispatch(reasonChanged({ id, reason: typed }));
        }}
      />
    </div>
  );
}
