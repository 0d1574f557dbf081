/** What has to be seen: an element of a selector, drawn by React where it must be usable. */
export interface AwaitedElement {
  selector: string;
  isUsable?: boolean;
}

/** A way of the browser to another page of the same document, and what has to be seen there. */
export interface NavigationStep {
  /** Steps of the history, or the selector of a link. */
  by: number | string;
  /** How the address ends there. */
  to: string;
  selector: string;
}

/** What `installProbe` leaves on the page; times are milliseconds since the navigation began. */
export interface Probe {
  paint: number;
  ready: number;
  /** Start and length of each task longer than 50 ms. */
  long: [number, number][];
  isSeen(watch: AwaitedElement): boolean;
  /** The element that a table scrolls in. */
  scroller(): HTMLElement;
  /** How many rows a list says that it holds. */
  loaded(): number;
  frame(): Promise<number>;
  /** Takes a way; answers the milliseconds until what has to be seen there is. */
  go(way: NavigationStep): Promise<number>;
}

export interface ProbedWindow {
  bench: Probe;
}

/** Runs in each document before its own scripts. It stands alone, as it is sent to the page as text. */
export function installProbe(watch: AwaitedElement | null): void {
  const seen = ({ selector, isUsable }: AwaitedElement) => {
    const element = document.querySelector(selector);
    if (!element || element.getClientRects().length === 0) return false;
    // React's own mark: a form that the page's HTML paints is seen before it does anything.
    return !isUsable || Object.keys(element).some((key) => key.startsWith('__reactProps'));
  };
  const probe: Probe = {
    paint: 0,
    ready: 0,
    long: [],
    isSeen: seen,
    scroller: () => {
      let element = document.querySelector('table')?.parentElement;
      while (element && !/auto|scroll/.test(getComputedStyle(element).overflowY))
        element = element.parentElement;
      if (!element) throw new Error('No table that scrolls is on the page.');
      return element;
    },
    loaded: () => {
      for (const { textContent } of document.querySelectorAll('[role=status]')) {
        const [, count] = /^([\d,]+) loaded/.exec(textContent) ?? [];
        if (count !== undefined) return Number(count.replaceAll(',', ''));
      }
      return 0;
    },
    frame: () => new Promise((resolve) => requestAnimationFrame(() => resolve(performance.now()))),
    go: async ({ by, to, selector }) => {
      const began = performance.now();
      if (typeof by === 'number') history.go(by);
      else document.querySelector<HTMLElement>(by)?.click();
      while (!location.pathname.endsWith(to) || !seen({ selector })) {
        if (performance.now() - began > 60_000) throw new Error(`Nothing seen at ${to} by ${by}.`);
        await probe.frame();
      }
      return performance.now() - began;
    },
  };
  Object.assign(window, { bench: probe });
  performance.setResourceTimingBufferSize(5_000);
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') probe.paint = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) probe.long.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
  if (!watch) return;
  const look = () => {
    if (seen(watch)) probe.ready = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Shortens the ten minutes for which rows are kept once their page was left, so that what is given back can be seen. */
export function shortenCacheLifetime({ kept, instead }: { kept: number; instead: number }): void {
  const set = window.setTimeout.bind(window);
  const shortened = (handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
    set(handler, ms === kept ? instead : ms, ...rest);
  Object.assign(window, { setTimeout: shortened });
}

/** Scrolls to the end until the list holds so many rows; answers the milliseconds that each page took to be drawn. */
export async function scrollUntilLoaded(rows: number): Promise<number[]> {
  const { scroller, loaded, frame } = (window as unknown as ProbedWindow).bench;
  const took: number[] = [];
  const list = scroller();
  while (loaded() < rows) {
    const before = loaded();
    const began = performance.now();
    list.scrollTop = list.scrollHeight;
    for (let frames = 1; loaded() <= before; frames += 1) {
      await frame();
      // Up a little and down again, for a list that was at its end already.
      if (frames % 120 === 0) {
        list.scrollTop = list.scrollHeight - list.clientHeight - 300;
        await frame();
        list.scrollTop = list.scrollHeight;
      }
      if (performance.now() - began > 60_000) throw new Error(`No more rows than ${before} came.`);
    }
    await frame();
    took.push(performance.now() - began);
    await frame();
    await frame();
  }
  return took;
}

/** Scrolls up from the end, a step a frame; answers the milliseconds of each frame. */
export async function measureScrollFrames({
  frames,
  step,
}: {
  frames: number;
  step: number;
}): Promise<number[]> {
  const { scroller, frame } = (window as unknown as ProbedWindow).bench;
  const list = scroller();
  list.scrollTop = list.scrollHeight - list.clientHeight - 800;
  for (let rest = 0; rest < 6; rest += 1) await frame();
  const took: number[] = [];
  let last = await frame();
  for (let done = 0; done < frames; done += 1) {
    list.scrollTop -= step;
    const now = await frame();
    took.push(now - last);
    last = now;
  }
  return took;
}

/** Jumps to the middle of the list; answers the milliseconds until a row of there is drawn. */
export async function measureJumpToMiddle(rows: number): Promise<number> {
  const { scroller, frame } = (window as unknown as ProbedWindow).bench;
  const list = scroller();
  const began = performance.now();
  list.scrollTop = list.scrollHeight / 2;
  const isThere = () => {
    const shown = document.querySelector<HTMLElement>('tbody tr[data-index]');
    return Math.abs(Number(shown?.dataset.index ?? 0) - rows / 2) < 200;
  };
  while (!isThere()) await frame();
  return performance.now() - began;
}

/** Answers the milliseconds from the next input on until the only row has the text. */
export async function measureFilter(text: string): Promise<number> {
  const { frame } = (window as unknown as ProbedWindow).bench;
  let began = 0;
  addEventListener('input', () => (began = performance.now()), { capture: true, once: true });
  const isThere = () => {
    const rows = document.querySelectorAll('tbody tr[data-index]');
    return rows.length === 1 && (rows[0]?.textContent ?? '').includes(text);
  };
  while (began === 0 || !isThere()) await frame();
  return performance.now() - began;
}
