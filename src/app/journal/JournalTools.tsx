import Button from 'antd/es/button';
import { useState } from 'react';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { selectJournal } from '@/session/journal';
import { journalTaken } from '@/session/journalSlice';
import { selectRegion } from '@/session/sessionSlice';
import { copyText } from '@/ui/copyText';
import { type JournalForm, journalNote } from './journalFile';
import { takeJournal } from './takeJournal';

const FORMS: readonly { form: JournalForm; label: string }[] = [
  { form: 'json', label: 'Download JSON' },
  { form: 'csv', label: 'Download CSV' },
  { form: 'note', label: 'Download note' },
];

/** Takes the record out of the portal, in one of its forms. */
export function JournalTools() {
  const dispatch = usePortalDispatch();
  const journal = usePortalSelector(selectJournal);
  const region = usePortalSelector(selectRegion);
  const [said, setSaid] = useState('');
  const copy = async () => {
    const isCopied = await copyText(journalNote(journal, region));
    if (isCopied) dispatch(journalTaken());
    setSaid(isCopied ? 'Copied' : 'Could not copy: the browser does not allow it');
  };
  return (
    <div className="journal__tools">
      {FORMS.map(({ form, label }) => (
        <Button
          key={form}
          size="small"
          onClick={() => {
            dispatch(takeJournal(form));
            setSaid('Downloaded');
          }}
        >
          {label}
        </Button>
      ))}
      <Button size="small" onClick={() => void copy()}>
        Copy note
      </Button>
      <span role="status">{said}</span>
    </div>
  );
}
