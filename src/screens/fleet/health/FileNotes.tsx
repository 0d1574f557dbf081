import Button from 'antd/es/button';
import { useState } from 'react';
import { type AgencyNotes } from '@/domain/agencies/agencyNotes';
import { describeNote, findOtherNotes } from '@/domain/files/fileNotes';
import { getRegionName, type Region } from '@/domain/regions';
import { agencyNoteSaved } from '@/session/agency-notes/agencyNotesSlice';
import { usePortalDispatch, usePortalStore } from '@/session/hooks';
import { Modal } from '@/ui/overlay/Modal';

interface Props {
  region: Region;
  /** Of the file. */
  notes: AgencyNotes;
  /** Gets the agencies whose notes were taken over. */
  onClose: (abbreviations: readonly string[]) => void;
}

/** Chooses the notes of a file that replace those of this browser. None does before it is confirmed. */
export function FileNotes({ region, notes, onClose }: Props) {
  const dispatch = usePortalDispatch();
  const { getState } = usePortalStore();
  const [choices] = useState(() => findOtherNotes(getState().agencyNotes?.notes[region], notes));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    // A note of this browser is replaced only when the operator says so.
    () =>
      new Set(
        choices
          .filter(({ ownNote }) => ownNote.text === '' && !ownNote.isProtected)
          .map(({ abbreviation }) => abbreviation),
      ),
  );
  const takeOver = () => {
    const taken = choices.filter(({ abbreviation }) => chosen.has(abbreviation));
    for (const { abbreviation, note } of taken) dispatch(agencyNoteSaved({ region, abbreviation, note }));
    onClose(taken.map(({ abbreviation }) => abbreviation));
  };
  return (
    <Modal
      title={`The file has notes on agencies of ${getRegionName(region)}`}
      onCancel={() => onClose([])}
      footer={
        <div className="modal-footer">
          <Button onClick={() => onClose([])}>Take over none</Button>
          <Button type="primary" disabled={chosen.size === 0} onClick={takeOver}>
            Take over {chosen.size}
          </Button>
        </div>
      }
    >
      <p>Notes and protection are in this browser, for everyone who uses it.</p>
      <ul className="fleet-file-notes">
        {choices.map(({ abbreviation, note, ownNote }) => (
          <li key={abbreviation}>
            <label>
              <input
                type="checkbox"
                checked={chosen.has(abbreviation)}
                onChange={({ target }) => {
                  const next = new Set(chosen);
                  if (target.checked) next.add(abbreviation);
                  else next.delete(abbreviation);
                  setChosen(next);
                }}
              />{' '}
              {abbreviation}: {describeNote(note)}
            </label>
            <span className="fleet-note"> Now: {describeNote(ownNote)}</span>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
