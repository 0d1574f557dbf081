import Button from 'antd/es/button';
import { type FormEvent, useId } from 'react';
import { type AgencyNote } from '@/domain/agencies/agencyNotes';
import { AGENCY_NOTE_LENGTH_LIMIT } from '@/domain/writeFormLimits';
import { limitLength } from '@/lib/text/limitLength';
import { type AgencyNoteDraft, agencyNoteSaved } from '@/session/agency-notes/agencyNotesSlice';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { Popup } from '@/ui/overlay/Popup';

interface Props {
  abbreviation: string;
  note: AgencyNote;
  draft: AgencyNoteDraft | undefined;
  onChange: (changes: Partial<AgencyNote>) => void;
  /** Closes the popup; what was typed stays. */
  onHide: () => void;
  /** Closes the popup after Save and Cancel. */
  onClose: () => void;
}

/** The editor of the operator's note about an agency in this browser: a line of text, and whether the agency is protected. */
export function AgencyNotePopup({ abbreviation, note, draft, onChange, onHide, onClose }: Props) {
  const dispatch = usePortalDispatch();
  const region = usePortalSelector(selectRegion);
  const { text, isProtected } = { ...note, ...draft };
  const isChangedElsewhere = draft?.textBefore !== undefined && draft.textBefore !== note.text;
  const isTooLong = text.length > AGENCY_NOTE_LENGTH_LIMIT;
  const ids = { text: useId(), hint: useId() };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const savedText = limitLength(text, AGENCY_NOTE_LENGTH_LIMIT).trim();
    dispatch(agencyNoteSaved({ region, abbreviation, note: { isProtected, text: savedText } }));
    onClose();
  };
  return (
    <Popup label={`Note and protection of ${abbreviation}`} className="agency-note" onClose={onHide}>
      <form className="agency-note__form" onSubmit={save}>
        <h2 className="agency-note__title">Note and protection of {abbreviation}</h2>
        <div>
          <label className="field__label" htmlFor={ids.text}>
            Note
          </label>
          <input
            id={ids.text}
            className="agency-note__text"
            value={text}
            autoComplete="off"
            placeholder="frozen until 12/01: migration"
            aria-invalid={isTooLong}
            aria-describedby={ids.hint}
            onChange={({ target }) => onChange({ text: target.value })}
          />
          <p id={ids.hint} className="field__hint">
            {text.length} of {AGENCY_NOTE_LENGTH_LIMIT} characters.{' '}
            <span aria-live="polite">
              {isTooLong && `Only the first ${AGENCY_NOTE_LENGTH_LIMIT} are kept.`}
            </span>{' '}
            Shown here and in each form that writes to {abbreviation}.{' '}
            <span aria-live="polite" className="agency-note__changed">
              {isChangedElsewhere && `The note is now ${note.text === '' ? 'empty' : `“${note.text}”`}.`}
            </span>
          </p>
        </div>
        <label className="agency-note__protected">
          <input
            type="checkbox"
            checked={isProtected}
            onChange={({ target }) => onChange({ isProtected: target.checked })}
          />
          Protected: the forms that write to {abbreviation} are red
        </label>
        <p className="field__hint">
          Kept in this browser, for everyone who uses it. Nothing is sent to the platform.
        </p>
        <div className="agency-note__buttons">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit">
            Save
          </Button>
        </div>
      </form>
    </Popup>
  );
}
