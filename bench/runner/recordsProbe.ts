import { type ProbedWindow } from './pageProbe';

/**
 * Resolves to the milliseconds from the next press of the mouse until a dialog is visible that has all `texts`. Start
 * it before the press.
 */
export async function measureDialogOpening(texts: readonly string[]): Promise<number> {
  const { nextFrame } = (window as unknown as ProbedWindow).benchProbe;
  let pressedAt = 0;
  addEventListener('pointerdown', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true, once: true });
  const isOpen = () =>
    [...document.querySelectorAll('[role="dialog"], dialog[open]')].some(
      (dialog) =>
        dialog.getClientRects().length > 0 && texts.every((text) => dialog.textContent.includes(text)),
    );
  const waitingSince = performance.now();
  while (pressedAt === 0 || !isOpen()) {
    if (performance.now() - waitingSince > 60_000) throw new Error(`No dialog has ${texts.join(' and ')}.`);
    await nextFrame();
  }
  return performance.now() - pressedAt;
}

/**
 * Resolves to the milliseconds from the next input event until there are rows and each one has `text`, in any case.
 * Start it before the input.
 */
export async function measureFilteredRows({
  rowSelector,
  text,
}: {
  rowSelector: string;
  text: string;
}): Promise<number> {
  const { nextFrame } = (window as unknown as ProbedWindow).benchProbe;
  let startedAt = 0;
  addEventListener('input', ({ timeStamp }) => (startedAt = timeStamp), { capture: true, once: true });
  const isFiltered = () => {
    const rows = [...document.querySelectorAll(rowSelector)];
    return rows.length > 0 && rows.every((row) => row.textContent.toLowerCase().includes(text.toLowerCase()));
  };
  const waitingSince = performance.now();
  while (startedAt === 0 || !isFiltered()) {
    if (performance.now() - waitingSince > 60_000) throw new Error(`Not all rows have ${text}.`);
    await nextFrame();
  }
  return performance.now() - startedAt;
}
