import { KEPT_INPUT_LIMIT, KEPT_INPUT_MS } from '../domain/limits';
import { type Region } from '../domain/regions';
import { isRecord } from '../lib/isRecord';
import { ENDED_JOURNAL_STORAGE_KEY } from './storageKeys';

/**
 * What somebody had typed into the form that was open when their session ran out: for the same operator of the same
 * region, the same address and the same form, for a while. Nothing secret gets here: each form names the fields that
 * may. It is stored when a token has been refused or has run out, not before, and a sign-out drops it.
 */
const KEY = 'fare-portal:kept-input';

/** An operator of a region: the same number in the other region is somebody else. */
interface Who {
  region: Region | null;
  subject: string | null;
}

interface Place {
  /** The address, without its query. */
  path: string;
  /** Names the form among those of its address. */
  form: string;
}

/** What a form holds that would be lost with it. */
export interface OpenInput extends Place {
  values: Readonly<Record<string, unknown>>;
  /** A field that is never kept was filled as well. */
  hadSecret: boolean;
  /** It was sent, and nobody can tell whether it was applied. */
  mayBeApplied: boolean;
}

export type KeptInput = Omit<OpenInput, keyof Place>;

let open: OpenInput | null = null;

/** From now on this is what would be lost; what comes back takes it back. */
export function offerInput(input: OpenInput): () => void {
  open = input;
  return () => {
    if (open === input) open = null;
  };
}

/** The address of the form that holds something unsaved, or null. */
export function openInputPath(): string | null {
  return open?.path ?? null;
}

/**
 * Keeps what the open form holds, where there is such a form and a known operator. `wasRefused`: what it had sent
 * was refused, so that it is not applied.
 */
export function keepOpenInput({ region, subject }: Who, wasRefused: boolean): void {
  if (open === null || region === null || subject === null) return;
  const mayBeApplied = open.mayBeApplied && !wasRefused;
  try {
    const text = JSON.stringify({ ...open, mayBeApplied, region, subject, keptAt: Date.now() });
    // What an earlier end had kept is another form's, or older.
    if (text.length > KEPT_INPUT_LIMIT) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
  } catch {
    // Storage is blocked or full: then it is lost with the form.
  }
}

/** What was kept of a form for this operator, or null. Reading it removes nothing but what is too old. */
export function keptInput({ region, subject }: Who, { path, form }: Place): KeptInput | null {
  const kept = readKept(KEY);
  if (kept === null || subject === null) return null;
  const isTheirs = kept.region === region && kept.subject === subject;
  if (!isTheirs || kept.path !== path || kept.form !== form || !isRecord(kept.values)) return null;
  const { values, hadSecret, mayBeApplied } = kept;
  return { values, hadSecret: hadSecret === true, mayBeApplied: mayBeApplied === true };
}

export function forgetKeptInput(): void {
  forgetKept(KEY);
}

/** Somebody has signed out: nothing of what was kept for a next session is left. */
export function forgetAllKept(): void {
  KEPT_KEYS.forEach(forgetKept);
}

/** Drops one of the things that are kept for a while. */
export function forgetKept(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** Somebody has signed in: what another operator typed is none of theirs. */
export function forgetInputOfOthers({ region, subject }: Who): void {
  const kept = readKept(KEY);
  if (kept?.region !== region || kept.subject !== subject || subject === null) forgetKeptInput();
}

/** Drops what was kept once its time is over, on whatever screen; ends with what it returns. */
export function watchKeptInput(): () => void {
  const look = () => KEPT_KEYS.forEach(readKept);
  const timer = setInterval(look, CHECK_EVERY_MS);
  look();
  return () => clearInterval(timer);
}

const CHECK_EVERY_MS = 30_000;

/** What outlives a session that ran out, for the same operator's next one. */
const KEPT_KEYS = [KEY, ENDED_JOURNAL_STORAGE_KEY];

/** What is stored under a key; what is broken or too old, or of a time to come, goes. */
export function readKept(key: string): Record<string, unknown> | null {
  try {
    const text = sessionStorage.getItem(key);
    if (text === null) return null;
    const kept = parsed(text);
    const age = isRecord(kept) ? Date.now() - Number(kept.keptAt) : NaN;
    if (isRecord(kept) && age >= 0 && age < KEPT_INPUT_MS) return kept;
    forgetKept(key);
    return null;
  } catch {
    return null;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
