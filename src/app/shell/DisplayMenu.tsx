import { type ComponentType, useState } from 'react';

/** The side menu's foot: how the portal looks on this browser, in a box of the browser's own, which Escape closes. */
export function DisplayMenu() {
  const [Settings, setSettings] = useState<ComponentType>();
  // Where the code can't be had, the shell's notices say so: nobody else catches it.
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
