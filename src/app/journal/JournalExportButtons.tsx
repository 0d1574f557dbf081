import Button from 'antd/es/button';
import { useState } from 'react';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { selectJournal } from '@/session/journal/journal';
import { journalExported } from '@/session/journal/journalSlice';
import { copyText } from '@/ui/data/copyText';
import { exportJournal } from './exportJournal';
import { formatJournalNote, type JournalFormat } from './journalFile';

const FORMATS: readonly { format: JournalFormat; label: string }[] = [
  { format: 'json', label: 'Download JSON' },
  { format: 'csv', label: 'Download CSV' },
  { format: 'note', label: 'Download note' },
];

export function JournalExportButtons() {
  const dispatch = usePortalDispatch();
  const journal = usePortalSelector(selectJournal);
  const region = usePortalSelector(selectRegion);
  const [statusMessage, setStatusMessage] = useState('');
  const copy = async () => {
    const isCopied = await copyText(formatJournalNote(journal, region));
    if (isCopied) dispatch(journalExported());
    setStatusMessage(isCopied ? 'Copied' : 'Could not copy: the browser does not allow it');
  };
  return (
    <div className="journal__export">
      {FORMATS.map(({ format, label }) => (
        <Button
          key={format}
          size="small"
          onClick={() => {
            dispatch(exportJournal(format));
            setStatusMessage('Downloaded');
          }}
        >
          {label}
        </Button>
      ))}
      <Button size="small" onClick={() => void copy()}>
        Copy note
      </Button>
      <span role="status">{statusMessage}</span>
    </div>
  );
}
