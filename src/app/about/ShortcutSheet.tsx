import Modal from 'antd/es/modal/Modal';
import Switch from 'antd/es/switch';
import { usePortalDispatch, usePortalSelector } from '../../session/hooks';
import { letterShortcutsSwitched, selectPreferences } from '../../session/preferencesSlice';
import { ReturnFocus } from '../../ui/ReturnFocus';
import { type OverlayProperties } from './overlay';
import { SHORTCUTS } from './shortcuts';
import './ShortcutSheet.css';

/** Keys that do what they do wherever the focus is, or within what has it: no letters that are typed by themselves. */
const ALWAYS: readonly (readonly [keys: readonly string[], label: string])[] = [
  [['Ctrl K', '⌘ K'], 'Go to a page, an agency or an action'],
  [['Ctrl Enter'], 'In that list: open in a new tab'],
  [['↑', '↓', 'PageUp', 'PageDown', 'Home', 'End'], 'In a table: move between rows'],
  [['Enter'], 'In a table: open the row'],
  [['Esc'], 'Close what stands over the page'],
];

/** Every shortcut of the portal, and the switch of those that are single letters. */
export function ShortcutSheet({ onClose }: OverlayProperties) {
  const dispatch = usePortalDispatch();
  const isOn = usePortalSelector((state) => selectPreferences(state).letterShortcuts);
  return (
    <>
      <ReturnFocus />
      <Modal
        scrollLock={false}
        open
        centered
        destroyOnHidden
        width={520}
        transitionName=""
        maskTransitionName=""
        title="Keyboard shortcuts"
        onCancel={onClose}
        footer={null}
      >
        <Keys title="Everywhere" rows={ALWAYS} />
        <Keys
          title="Letters, outside of fields and dialogs"
          rows={SHORTCUTS.map(({ keys, label }) => [keys, label] as const)}
          isOff={!isOn}
        />
        <label className="shortcut-sheet__switch">
          <Switch checked={isOn} onChange={(checked) => dispatch(letterShortcutsSwitched(checked))} />
          Shortcuts of letters
        </label>
      </Modal>
    </>
  );
}

interface KeysProperties {
  title: string;
  rows: readonly (readonly [keys: readonly string[], label: string])[];
  isOff?: boolean;
}

function Keys({ title, rows, isOff = false }: KeysProperties) {
  return (
    <section className="shortcut-sheet" data-off={isOff}>
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
