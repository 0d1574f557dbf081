const INTERACTION_EVENTS = [
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'wheel',
  'touchstart',
] as const;

let firstInteraction: Promise<void> | undefined;

/** Resolves at the user's first input. Code that only an interaction needs is loaded after that. */
export function waitForFirstInteraction(): Promise<void> {
  firstInteraction ??= new Promise((resolve) => {
    const onInteraction = () => {
      for (const name of INTERACTION_EVENTS)
        window.removeEventListener(name, onInteraction, { capture: true });
      resolve();
    };
    for (const name of INTERACTION_EVENTS)
      window.addEventListener(name, onInteraction, { capture: true, passive: true });
  });
  return firstInteraction;
}
