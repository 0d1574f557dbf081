import { type ComponentType, useState } from 'react';

/** A button at the end of the side menu that opens the display settings in a native popover. */
export function DisplayMenu() {
  const [Settings, setSettings] = useState<ComponentType>();
  // A load error stays unhandled on purpose: the notices show uncaught errors.
  const load = () =>
    void import(/* webpackChunkName: 'display-settings' */ './DisplaySettings').then(({ DisplaySettings }) =>
      setSettings(() => DisplaySettings),
    );
  return (
    <>
      <button
        type="button"
        className="side-menu__item side-menu__display"
        popoverTarget="display"
        onClick={load}
      >
        Display
      </button>
      <div id="display" popover="auto" role="group" aria-label="Display" className="display-menu">
        {Settings && <Settings />}
      </div>
    </>
  );
}
