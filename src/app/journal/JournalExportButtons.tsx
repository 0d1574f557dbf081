import Button from 'antd/es/button';
import { useState } from 'react';
import { isWrite } from '@/domain/changes/change';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector, usePortalStore } from '@/session/hooks';
import { journalExported } from '@/session/journal/journalSlice';
import { selectJournal } from '@/session/journal/journalState';
import { copyWithToast } from '@/ui/data/copyWithToast';
import { downloadWithToast } from '@/ui/data/downloadWithToast';
import { exportJournal } from './exportJournal';
import { formatJournalText, type JournalFormat } from './journalFile';

const FORMATS: readonly { format: JournalFormat; label: string }[] = [
  { format: 'json', label: 'Download JSON' },
  { format: 'csv', label: 'Download CSV' },
  { format: 'text', label: 'Download text' },
];

export function JournalExportButtons() {
  const { dispatch, getState } = usePortalStore();
  const journal = usePortalSelector(selectJournal);
  const region = usePortalSelector(selectRegion);
  const [statusMessage, setStatusMessage] = useState('');
  const { length } = journal.changes;
  const [one, many] = journal.changes.every(isWrite) ? ['change', 'changes'] : ['entry', 'entries'];
  const countText = `${length} ${length === 1 ? one : many}`;
  const copy = async () => {
    const { isCopied, message } = await copyWithToast(
      formatJournalText(journal, region),
      `Copied ${countText}`,
    );
    // What was recorded meanwhile is not in the copied text.
    if (isCopied && selectJournal(getState()) === journal) dispatch(journalExported());
    setStatusMessage(message);
  };
  return (
    <div className="button-row">
      {FORMATS.map(({ format, label }) => (
        <Button
          key={format}
          size="small"
          onClick={() =>
            setStatusMessage(
              dispatch(exportJournal(format, (...file) => downloadWithToast(`Saved ${countText}`, ...file))),
            )
          }
        >
          {label}
        </Button>
      ))}
      <Button size="small" onClick={() => void copy()}>
        Copy text
      </Button>
      <span role="status">{statusMessage}</span>
    </div>
  );
}
