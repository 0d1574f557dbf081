import { isRecord } from '../lib/isRecord';

const KEY = 'fare-portal:continue';

/** Where somebody was when the portal had to ask for sign-in: a path of this origin and who was there, if known. */
interface Continuation {
  path: string;
  /** The subject of the ended session's token; null when nobody was signed in. */
  subject: string | null;
}

/** Remembers where to go on after the next sign-in (decision 6). Storage may be blocked: then nothing is offered. */
export function rememberPlace(place: Continuation): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    // The portal works without it.
  }
}

export function forgetPlace(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

/** The path to offer to this operator, or null: only one of our own, and only to the same operator. */
export function rememberedPath(subject: string | null): string | null {
  try {
    const place: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (!isRecord(place) || typeof place.path !== 'string' || !isOwnPath(place.path)) return null;
    return place.subject === null || place.subject === subject ? place.path : null;
  } catch {
    return null;
  }
}

function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[\w\-./%?=&]*$/.test(path) && path !== '/' && !path.startsWith('/login');
}
