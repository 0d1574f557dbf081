import Button from 'antd/es/button';
import { useState } from 'react';
import { type AgencyNote } from '@/domain/agencyNotes';
import { usePortalDispatch } from '@/session/hooks';
import { loadOnClick } from '@/session/loadOnClick';
import type * as PopupModule from './AgencyNotePopup';

const loadPopup = () => import('./AgencyNotePopup');

interface Props {
  abbreviation: string;
  note: AgencyNote;
}

/** Opens the operator's note about an agency. */
export function AgencyNoteButton({ abbreviation, note }: Props) {
  const dispatch = usePortalDispatch();
  const [popup, setPopup] = useState<typeof PopupModule>();
  /** The typed text stays when a click beside the popup closes it. */
  const [draft, setDraft] = useState<AgencyNote | null>(null);
  return (
    <>
      <Button onClick={() => dispatch(loadOnClick(loadPopup, setPopup))}>Note and protection</Button>
      {popup && (
        <popup.AgencyNotePopup
          abbreviation={abbreviation}
          note={draft ?? note}
          onChange={setDraft}
          onHide={() => setPopup(undefined)}
          onClose={() => {
            setPopup(undefined);
            setDraft(null);
          }}
        />
      )}
    </>
  );
}
