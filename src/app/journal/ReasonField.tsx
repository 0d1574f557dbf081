import Button from 'antd/es/button';
import { useEffect, useId, useRef, useState } from 'react';
import { type Change } from '@/domain/change';
import { JOURNAL_REASON_LIMIT } from '@/domain/limits';
import { usePortalDispatch } from '@/session/hooks';
import { reasonGiven } from '@/session/journalSlice';

/** Why a write was made, in the operator's words: added afterwards, kept as it is typed. */
export function ReasonField({ change: { id, reason } }: { change: Pick<Change, 'id' | 'reason'> }) {
  const dispatch = usePortalDispatch();
  const fieldId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  if (!isOpen) {
    return (
      <div className="journal__reason">
        {reason !== '' && <p>Reason: {reason}</p>}
        <Button size="small" type="text" onClick={() => setIsOpen(true)}>
          {reason === '' ? 'Add a reason' : 'Edit the reason'}
        </Button>
      </div>
    );
  }
  return (
    <div className="journal__reason">
      <label htmlFor={fieldId}>Reason, up to {JOURNAL_REASON_LIMIT} characters</label>
      <textarea
        ref={field}
        id={fieldId}
        rows={3}
        maxLength={JOURNAL_REASON_LIMIT}
        value={reason}
        onChange={({ target }) => dispatch(reasonGiven({ id, reason: target.value }))}
      />
    </div>
  );
}
