import Button from 'antd/es/button';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { GLOSSARY } from '@/domain/glossary';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { letterShortcutsChanged, selectPreferences } from '@/session/preferences/preferencesSlice';
import { RECORD_SHORTCUTS } from '@/shared/records/open-record/useRecordShortcuts';
import { Popup } from '@/ui/overlay/Popup';
import { SHORTCUTS } from './shortcuts';
import './ShortcutsDialog.css';

type ShortcutRows = readonly (readonly [keys: readonly string[], label: string])[];

/** They can't be switched off, because they don't use letters alone, or only while the JSON has the focus. */
const GLOBAL_SHORTCUTS: ShortcutRows = [
  [['Ctrl K', '⌘ K'], 'Go to a page, an agency or an action'],
  [['Ctrl Enter'], 'In the command palette: open in a new tab'],
  [['↓'], 'In a filter: go to the first row'],
  [['↑', '↓', 'PageUp', 'PageDown', 'Home', 'End'], 'In a table: move between rows'],
  [['Enter'], 'In a table: open the row'],
  [['Space'], 'In a table: select the row'],
  [['Shift Space'], 'In a table: select the rows from the last one on'],
  [['Shift ↑', 'Shift ↓'], 'In a table: select the rows on the way'],
  [['c'], 'In the JSON of a record: copy the value of the row'],
  [['p'], 'In the JSON of a record: copy the path of the row'],
  [['Esc'], 'Close the dialog'],
];
const LETTER_SHORTCUTS: ShortcutRows = SHORTCUTS.map(({ keys, label }) => [keys.split(' '), label]);
const RECORD_SHORTCUT_ROWS: ShortcutRows = Object.entries(RECORD_SHORTCUTS).map(([key, label]) => [
  [key],
  label,
]);

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const dispatch = usePortalDispatch();
  const areCharacterShortcutsOn = usePortalSelector((state) => selectPreferences(state).letterShortcuts);
  const onToggle = ({ target }: ChangeEvent<HTMLInputElement>) =>
    dispatch(letterShortcutsChanged(target.checked));
  const closeButtonRef = useRef<HTMLButtonElement>(null);
  useEffect(() => closeButtonRef.current?.focus(), []);
  return (
    <Popup label="Keyboard shortcuts" onClose={onClose}>
      {/* The list scrolls, so it takes the focus for the arrow keys. */}
      <div className="shortcuts-dialog__list" role="region" aria-label="Shortcuts, scrollable" tabIndex={0}>
        <h2 className="shortcuts-dialog__heading">Keyboard shortcuts</h2>
        <ShortcutSection title="Everywhere" rows={GLOBAL_SHORTCUTS} />
        <ShortcutSection
          title="Letters, outside of fields and dialogs"
          rows={LETTER_SHORTCUTS}
          isOff={!areCharacterShortcutsOn}
        />
        <ShortcutSection
          title="Letters in the dialog of a record"
          rows={RECORD_SHORTCUT_ROWS}
          isOff={!areCharacterShortcutsOn}
        />
        <section className="shortcuts-dialog__section">
          <h3 className="shortcuts-dialog__section-title group-title">Glossary</h3>
          <dl>
            {GLOSSARY.map(([term, meaning]) => (
              <div key={term} className="shortcuts-dialog__term">
                <dt>{term}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <div className="popup__footer shortcuts-dialog__footer">
        <label className="shortcuts-dialog__switch">
          <input type="checkbox" role="switch" checked={areCharacterShortcutsOn} onChange={onToggle} />
          Letter shortcuts
        </label>
        <Button ref={closeButtonRef} onClick={onClose}>
          Close
        </Button>
      </div>
    </Popup>
  );
}

function ShortcutSection({
  title,
  rows,
  isOff = false,
}: {
  title: string;
  rows: ShortcutRows;
  isOff?: boolean;
}) {
  return (
    <section className="shortcuts-dialog__section" data-off={isOff}>
      <h3 className="shortcuts-dialog__section-title group-title">
        {title}
        {isOff && ' (off)'}
      </h3>
      <dl>
        {rows.map(([keys, label]) => (
          <div key={label} className="shortcuts-dialog__row spread-row">
            <dt>{label}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
