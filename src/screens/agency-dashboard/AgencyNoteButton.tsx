import Button from 'antd/es/button';
import { type FormEvent, useId, useState } from 'react';
import { type AgencyNote } from '@/domain/agencyNotes';
import { AGENCY_NOTE_LENGTH } from '@/domain/impactLimits';
import { agencyNoteSaved } from '@/session/agency-notes/agencyNotesSlice';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { Popup } from '@/ui/overlay/Popup';

interface Props {
  abbreviation: string;
  note: AgencyNote;
}

/** What the operator notes about an agency in this browser: a line of text, and whether it is protected. */
export function AgencyNoteButton({ abbreviation, note }: Props) {
  const dispatch = usePortalDispatch();
  const region = usePortalSelector(selectRegion);
  const [isOpen, setIsOpen] = useState(false);
  /** What was typed stays when a click beside the popup closes it. */
  const [draft, setDraft] = useState<AgencyNote | null>(null);
  const { text, isProtected } = draft ?? note;
  const ids = { text: useId(), hint: useId() };
  const close = () => {
    setIsOpen(false);
    setDraft(null);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    dispatch(agencyNoteSaved({ region, abbreviation, note: { isProtected, text: text.trim() } }));
    close();
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Note and protection</Button>
      {isOpen && (
        <Popup
          label={`Note and protection of ${abbreviation}`}
          className="agency-note"
          onClose={() => setIsOpen(false)}
        >
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
                maxLength={AGENCY_NOTE_LENGTH}
                autoComplete="off"
                placeholder="frozen until 12/01: migration"
                aria-describedby={ids.hint}
                onChange={({ target }) => setDraft({ isProtected, text: target.value })}
              />
              <p id={ids.hint} className="field__hint">
                At most {AGENCY_NOTE_LENGTH} characters, shown here and in each form that writes to{' '}
                {abbreviation}
              </p>
            </div>
            <label className="agency-note__protected">
              <input
                type="checkbox"
                checked={isProtected}
                onChange={({ target }) => setDraft({ isProtected: target.checked, text })}
              />
              Protected: the forms that write to {abbreviation} are red
            </label>
            <p className="field__hint">
              Kept in this browser, for everyone who uses it. Nothing is sent to the platform.
            </p>
            <div className="agency-note__buttons">
              <Button onClick={close}>Cancel</Button>
              <Button type="primary" htmlType="submit">
                Save
              </Button>
            </div>
          </form>
        </Popup>
      )}
    </>
  );
}
