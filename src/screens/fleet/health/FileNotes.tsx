import Button from 'antd/es/button';
import { useState } from 'react';
import { type AgencyNote, type AgencyNotes, getAgencyNote, isSameNote } from '@/domain/agencies/agencyNotes';
import { describeNote, findOtherNotes } from '@/domain/files/fileNotes';
import { getRegionName, type Region } from '@/domain/regions';
import { agencyNoteSaved } from '@/session/agency-notes/agencyNotesSlice';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
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
  const ownNotes = usePortalSelector(({ agencyNotes }) => agencyNotes?.notes[region]);
  const [choices] = useState(() => findOtherNotes(ownNotes, notes));
  /** Which agencies are ticked, each with the note of this browser that the operator has agreed to replace. */
  const [replaced, setReplaced] = useState<ReadonlyMap<string, AgencyNote>>(
    // A note of this browser is replaced only when the operator says so.
    () =>
      new Map(
        choices
          .filter(({ ownNote }) => ownNote.text === '' && !ownNote.isProtected)
          .map(({ abbreviation, ownNote }) => [abbreviation, ownNote]),
      ),
  );
  const rows = choices.map(({ abbreviation, note }) => {
    const ownNote = getAgencyNote(ownNotes, abbreviation);
    const agreed = replaced.get(abbreviation);
    // Another tab can save a note meanwhile.
    return { abbreviation, note, ownNote, isChosen: agreed !== undefined && isSameNote(agreed, ownNote) };
  });
  const taken = rows.filter(({ isChosen }) => isChosen);
  const takeOver = () => {
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
          <Button type="primary" disabled={taken.length === 0} onClick={takeOver}>
            Take over {taken.length}
          </Button>
        </div>
      }
    >
      <p>Notes and protection are in this browser, for everyone who uses it.</p>
      <ul className="fleet-file-notes">
        {rows.map(({ abbreviation, note, ownNote, isChosen }) => (
          <li key={abbreviation}>
            <label>
              <input
                type="checkbox"
                checked={isChosen}
                onChange={({ target }) => {
                  const next = new Map(replaced);
                  if (target.checked) next.set(abbreviation, ownNote);
                  else next.delete(abbreviation);
                  setReplaced(next);
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
