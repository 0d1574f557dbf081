import Button from 'antd/es/button';
import { useState } from 'react';
import { type AgencyNote } from '@/domain/agencies/agencyNotes';
import { agencyNoteDrafted, getDraft } from '@/session/agency-notes/agencyNotesSlice';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
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
  const region = usePortalSelector(selectRegion);
  /** Typed text stays when a click beside the popup closes it, also on the way to another page. */
  const draft = usePortalSelector(({ agencyNotes }) => getDraft(agencyNotes?.drafts[region], abbreviation));
  const changeDraft = (changes: Partial<AgencyNote> | null) =>
    dispatch(agencyNoteDrafted({ region, abbreviation, changes }));
  return (
    <>
      <Button onClick={() => dispatch(loadOnClick(loadPopup, setPopup))}>
        Note and protection{draft && ' (not saved)'}
      </Button>
      {popup && (
        <popup.AgencyNotePopup
          abbreviation={abbreviation}
          note={note}
          draft={draft}
          onChange={changeDraft}
          onHide={() => setPopup(undefined)}
          onClose={() => {
            setPopup(undefined);
            changeDraft(null);
          }}
        />
      )}
    </>
  );
}
