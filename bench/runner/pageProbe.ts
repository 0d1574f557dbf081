/** The element that a measurement waits for. */
export interface AwaitedElement {
  selector: string;
  /** React must have mounted the element too. */
  mustBeMounted?: boolean;
}

/** A navigation within the document. */
export interface NavigationStep {
  /** A number of history steps, or the selector of a link. */
  by: number | string;
  /** The end of the new URL's path. */
  to: string;
  /** The element that must be visible then. */
  selector: string;
}

/** The object that `installProbe` puts on `window`. Times are milliseconds since the navigation started. */
export interface Probe {
  /** First contentful paint. */
  paint: number;
  /** When the awaited element became visible; 0 before that. */
  ready: number;
  /** Start and duration of each task longer than 50 ms. */
  longTasks: [number, number][];
  isVisible(awaited: AwaitedElement): boolean;
  findScrollContainer(): HTMLElement;
  /** Returns the number in the list's footer, `5,000 loaded` or `30 of 400 loaded`. */
  readLoadedCount(): number;
  /** Waits for the next animation frame; resolves to the time. Rejects when there is none for 60 seconds. */
  nextFrame(): Promise<number>;
  /** Navigates; resolves to the milliseconds until the awaited element is visible. */
  navigate(step: NavigationStep): Promise<number>;
}

export interface ProbedWindow {
  benchProbe: Probe;
}

/** Runs before the page's scripts. Playwright sends its text to the page, so it must not use anything from outside. */
export function installProbe(awaited: AwaitedElement | null): void {
  const isVisible = ({ selector, mustBeMounted }: AwaitedElement) => {
    const element = document.querySelector(selector);
    if (!element || element.getClientRects().length === 0) return false;
    // The static HTML has the sign-in form already. React adds this property when it mounts an element.
    return !mustBeMounted || Object.keys(element).some((key) => key.startsWith('__reactProps'));
  };
  const probe: Probe = {
    paint: 0,
    ready: 0,
    longTasks: [],
    isVisible,
    findScrollContainer: () => {
      let element = document.querySelector('table')?.parentElement;
      while (element && !/auto|scroll/.test(getComputedStyle(element).overflowY))
        element = element.parentElement;
      if (!element) throw new Error('No table that scrolls is on the page.');
      return element;
    },
    readLoadedCount: () => {
      for (const { textContent } of document.querySelectorAll('[role=status], .table__status')) {
        const [, count] = /^([\d,]+)(?: of [\d,]+)? loaded/.exec(textContent) ?? [];
        if (count !== undefined) return Number(count.replaceAll(',', ''));
      }
      return 0;
    },
    nextFrame: () =>
      new Promise((resolve, reject) => {
        // Nothing else would end the wait in a browser that stops drawing.
        const timer = setTimeout(() => reject(new Error('No frame was drawn for 60 seconds.')), 60_000);
        requestAnimationFrame(() => {
          clearTimeout(timer);
          resolve(performance.now());
        });
      }),
    navigate: async ({ by, to, selector }) => {
      const startedAt = performance.now();
      if (typeof by === 'number') history.go(by);
      else document.querySelector<HTMLElement>(by)?.click();
      while (!location.pathname.endsWith(to) || !isVisible({ selector })) {
        if (performance.now() - startedAt > 60_000)
          throw new Error(`${selector} did not become visible at ${to} after ${by}.`);
        await probe.nextFrame();
      }
      return performance.now() - startedAt;
    },
  };
  Object.assign(window, { benchProbe: probe });
  performance.setResourceTimingBufferSize(5_000);
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') probe.paint = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) probe.longTasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
  if (!awaited) return;
  const check = () => {
    if (isVisible(awaited)) probe.ready = performance.now();
    else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}

/** Timers of `originalMs`, such as the cache lifetime of lists or the debounce of a filter, take `shortMs` instead. */
export function shortenTimer({ originalMs, shortMs }: { originalMs: number; shortMs: number }): void {
  const originalSetTimeout = window.setTimeout.bind(window);
  const shortened = (handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
    originalSetTimeout(handler, ms === originalMs ? shortMs : ms, ...rest);
  Object.assign(window, { setTimeout: shortened });
}

/** Scrolls down until the list has `rowCount` rows; resolves to each page's milliseconds until it was rendered. */
export async function scrollUntilLoaded(rowCount: number): Promise<number[]> {
  const { findScrollContainer, readLoadedCount, nextFrame } = (window as unknown as ProbedWindow).benchProbe;
  const durations: number[] = [];
  const list = findScrollContainer();
  while (readLoadedCount() < rowCount) {
    const countBefore = readLoadedCount();
    const startedAt = performance.now();
    list.scrollTop = list.scrollHeight;
    for (let frames = 1; readLoadedCount() <= countBefore; frames += 1) {
      await nextFrame();
      // A list that is at its end already gets no scroll event, so it scrolls up and down again after 120 frames.
      if (frames % 120 === 0) {
        list.scrollTop = list.scrollHeight - list.clientHeight - 300;
        await nextFrame();
        list.scrollTop = list.scrollHeight;
      }
      if (performance.now() - startedAt > 60_000) throw new Error(`The list stopped at ${countBefore} rows.`);
    }
    await nextFrame();
    durations.push(performance.now() - startedAt);
    await nextFrame();
    await nextFrame();
  }
  return durations;
}

/** Scrolls up by `step` pixels in each frame; resolves to the duration of each frame in milliseconds. */
export async function measureScrollFrames({
  frames,
  step,
}: {
  frames: number;
  step: number;
}): Promise<number[]> {
  const { findScrollContainer, nextFrame } = (window as unknown as ProbedWindow).benchProbe;
  const list = findScrollContainer();
  // Starts above the end, so that no page is loaded.
  list.scrollTop = list.scrollHeight - list.clientHeight - 800;
  for (let idleFrames = 0; idleFrames < 6; idleFrames += 1) await nextFrame();
  const durations: number[] = [];
  let previous = await nextFrame();
  for (let done = 0; done < frames; done += 1) {
    list.scrollTop -= step;
    const now = await nextFrame();
    durations.push(now - previous);
    previous = now;
  }
  return durations;
}

/** Jumps to the middle of the list; resolves to the milliseconds until a row there is rendered. */
export async function measureJumpToMiddle(rowCount: number): Promise<number> {
  const { findScrollContainer, nextFrame } = (window as unknown as ProbedWindow).benchProbe;
  const list = findScrollContainer();
  const startedAt = performance.now();
  list.scrollTop = list.scrollHeight / 2;
  const isMiddleRendered = () => {
    const firstRow = document.querySelector<HTMLElement>('tbody tr[data-index]');
    // The visible rows and some above them are rendered.
    return Math.abs(Number(firstRow?.dataset.index ?? 0) - rowCount / 2) < 200;
  };
  while (!isMiddleRendered()) {
    if (performance.now() - startedAt > 60_000) throw new Error('No row in the middle of the list appeared.');
    await nextFrame();
  }
  return performance.now() - startedAt;
}

/** Resolves to the milliseconds from the next input event until one row is left and it has `text`. */
export async function measureFilter(text: string): Promise<number> {
  const { nextFrame } = (window as unknown as ProbedWindow).benchProbe;
  let startedAt = 0;
  addEventListener('input', () => (startedAt = performance.now()), { capture: true, once: true });
  const isFiltered = () => {
    const rows = document.querySelectorAll('tbody tr:is([data-index], [aria-rowindex])');
    return rows.length === 1 && (rows[0]?.textContent ?? '').includes(text);
  };
  const waitingSince = performance.now();
  while (startedAt === 0 || !isFiltered()) {
    if (performance.now() - waitingSince > 60_000) throw new Error(`The rows are not only one with ${text}.`);
    await nextFrame();
  }
  return performance.now() - startedAt;
}
