import type { RequestLogEntry } from '../http/accessLog';
import type { Fault } from './fault';

/** The faults that are on. */
export interface FaultBook {
  list(): readonly Fault[];
  replace(faults: readonly Fault[]): void;
  /** The first fault for a call, counted as used. */
  take(region: RequestLogEntry['region'], method: string, url: string): Fault | undefined;
}

export function createFaultBook(initial: readonly Fault[]): FaultBook {
  let faults = initial.map((fault) => ({ ...fault }));
  return {
    list: () => faults,
    replace: (next) => {
      faults = next.map((fault) => ({ ...fault }));
    },
    take: (region, method, url) => {
      const found = faults.find((fault) => befalls(fault, region, method, new URL(url)));
      if (found?.times !== undefined) {
        found.times -= 1;
        faults = faults.filter((fault) => fault.times !== 0);
      }
      return found;
    },
  };
}

function befalls(fault: Fault, region: string, method: string, { pathname, search }: URL): boolean {
  const { path } = fault;
  const whole = path?.includes('?') ? pathname + search : pathname;
  return (
    (fault.region ?? region) === region &&
    (fault.method ?? method) === method &&
    (path === undefined || matches(path, whole) || matches(path, whole.replace(/\/$/, '')))
  );
}

/** Compares piece by piece, so that a pattern's length is all that it can cost. */
function matches(pattern: string, path: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  const last = rest.pop();
  if (last === undefined) return first === path;
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const piece of rest) {
    const found = path.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return path.length - last.length >= at && path.endsWith(last);
}
