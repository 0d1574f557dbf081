import { useEffect, useRef } from 'react';
import { type Row } from './api';

interface Props {
  record: Row;
  onClose: () => void;
}

/** The browser's own dialog with a record's JSON. */
export function RecordDialog({ record, onClose }: Props) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  useEffect(() => dialogRef.current?.showModal(), []);
  return (
    <dialog ref={dialogRef} aria-label={`Pass #${record.id}`} onClose={onClose}>
      <pre>{JSON.stringify(record, null, 2)}</pre>
    </dialog>
  );
}
