import Button from 'antd/es/button';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { letterShortcutsSwitched, selectPreferences } from '@/session/preferencesSlice';
import { Dialog } from './Dialog';
import { type OverlayProps } from './overlay';
import { SHORTCUTS } from './shortcuts';
import './ShortcutSheet.css';

type Rows = readonly (readonly [keys: readonly string[], label: string])[];

/** Keys that do what they do wherever the focus is, or within what has it: no letters that are typed by themselves. */
const ALWAYS: Rows = [
  [['Ctrl K', '⌘ K'], 'Go to a page, an agency or an action'],
  [['Ctrl Enter'], 'In that list: open in a new tab'],
  [['↓'], 'In a filter: go to the first row'],
  [['↑', '↓', 'PageUp', 'PageDown', 'Home', 'End'], 'In a table: move between rows'],
  [['Enter'], 'In a table: open the row'],
  [['Esc'], 'Close what stands over the page'],
];
const LETTERS: Rows = SHORTCUTS.map(({ keys, label }) => [keys, label]);

/** Every shortcut of the portal, and the switch of those that are single letters. */
export function ShortcutSheet({ onClose }: OverlayProps) {
  const dispatch = usePortalDispatch();
  const isOn = usePortalSelector((state) => selectPreferences(state).letterShortcuts);
  const onSwitch = ({ target }: ChangeEvent<HTMLInputElement>) =>
    dispatch(letterShortcutsSwitched(target.checked));
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  return (
    <Dialog label="Keyboard shortcuts" onClose={onClose}>
      {/* On a low window it scrolls: by the arrow keys, too. */}
      <div className="shortcut-sheet" role="region" aria-label="Shortcuts, scrollable" tabIndex={0}>
        <h2 className="shortcut-sheet__head">Keyboard shortcuts</h2>
        <Keys title="Everywhere" rows={ALWAYS} />
        <Keys title="Letters, outside of fields and dialogs" rows={LETTERS} isOff={!isOn} />
      </div>
      <div className="shortcut-sheet__foot">
        <label className="shortcut-sheet__switch">
          <input type="checkbox" role="switch" checked={isOn} onChange={onSwitch} />
          Shortcuts of letters
        </label>
        <Button ref={close} onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}

function Keys({ title, rows, isOff = false }: { title: string; rows: Rows; isOff?: boolean }) {
  return (
    <section className="shortcut-sheet__part" data-off={isOff}>
      <h3 className="shortcut-sheet__title">
        {title}
        {isOff && ' (off)'}
      </h3>
      <dl>
        {rows.map(([keys, label]) => (
          <div key={label} className="shortcut-sheet__row">
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
