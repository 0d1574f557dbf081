import { type Region } from '../domain/regions';
import { isRecord } from '../lib/isRecord';

const KEY = 'fare-portal:continue';

/** An operator of a region: the same number in the other region is somebody else. */
interface OperatorKey {
  region: Region | null;
  subject: string | null;
}

/** Where somebody was when the portal had to ask for sign-in: a path of this origin, and who was there; null when nobody was signed in. */
interface ReturnUrl {
  path: string;
  operator: OperatorKey | null;
}

/** Remembers where to go on after the next sign-in (decision 6). Storage may be blocked: then nothing is offered. */
export function saveReturnUrl(place: ReturnUrl): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    // The portal works without it.
  }
}

export function clearReturnUrl(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

/** The path to offer to this operator, or null: only one of our own, and only to the same operator. */
export function loadReturnUrl({ region, subject }: OperatorKey): string | null {
  try {
    const place: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (!isRecord(place) || typeof place.path !== 'string' || !isOwnPath(place.path)) return null;
    const { operator } = place;
    if (operator === null) return place.path;
    return isRecord(operator) && operator.region === region && operator.subject === subject
      ? place.path
      : null;
  } catch {
    return null;
  }
}

function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[\w\-./%?=&]*$/.test(path) && path !== '/' && !path.startsWith('/login');
}
