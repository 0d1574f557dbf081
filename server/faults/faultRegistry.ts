import type { HostName } from '../regions';
import type { Fault } from './fault';

export interface FaultRegistry {
  list(): readonly Fault[];
  replace(faults: readonly Fault[]): void;
  /** Returns the first fault that matches a request, and counts it as used. */
  takeMatching(host: HostName, method: string, url: string): Fault | undefined;
}

export function createFaultRegistry(initial: readonly Fault[]): FaultRegistry {
  let faults = initial.map((fault) => ({ ...fault }));
  return {
    list: () => faults,
    replace: (replacement) => {
      faults = replacement.map((fault) => ({ ...fault }));
    },
    takeMatching: (host, method, url) => {
      const match = faults.find((fault) => isMatch(fault, host, method, new URL(url)));
      if (match?.times !== undefined) {
        match.times -= 1;
        faults = faults.filter((fault) => fault.times !== 0);
      }
      return match;
    },
  };
}

/** A trailing slash of the request's path is optional in the pattern. */
function isMatch(fault: Fault, host: HostName, method: string, { pathname, search }: URL): boolean {
  const { path } = fault;
  const target = path?.includes('?') ? pathname + search : pathname;
  return (
    (fault.host ?? host) === host &&
    (fault.method ?? method) === method &&
    (path === undefined || matchesPattern(path, target) || matchesPattern(path, target.replace(/\/$/, '')))
  );
}

/** Compares part by part instead of with a regular expression, so that no pattern can be slow. */
function matchesPattern(pattern: string, path: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  const last = rest.pop();
  if (last === undefined) return first === path;
  if (!path.startsWith(first)) return false;
  let offset = first.length;
  for (const part of rest) {
    const match = path.indexOf(part, offset);
    if (match < 0) return false;
    offset = match + part.length;
  }
  return path.length - last.length >= offset && path.endsWith(last);
}
