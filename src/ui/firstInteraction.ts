const INTERACTION_EVENTS = [
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'wheel',
  'touchstart',
] as const;

let sign: Promise<void> | undefined;

/** Resolves once somebody is at the page: moves, presses, scrolls or goes from one control to another. What only a hand can use is loaded then. */
export function waitForFirstInteraction(): Promise<void> {
  sign ??= new Promise((resolve) => {
    const onSign = () => {
      for (const name of INTERACTION_EVENTS) window.removeEventListener(name, onSign, { capture: true });
      resolve();
    };
    for (const name of INTERACTION_EVENTS)
      window.addEventListener(name, onSign, { capture: true, passive: true });
  });
  return sign;
}
