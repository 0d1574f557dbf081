import { FORM_DRAFT_LENGTH_LIMIT, FORM_DRAFT_MAX_AGE_MS } from '../domain/limits';
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
interface OperatorKey {
  region: Region | null;
  subject: string | null;
}

interface FormKey {
  /** The address, without its query. */
  path: string;
  /** Names the form among those of its address. */
  form: string;
}

/** What a form holds that would be lost with it. */
export interface OpenForm extends FormKey {
  values: Readonly<Record<string, unknown>>;
  /** A field that is never kept was filled as well. */
  hadSecretInput: boolean;
  /** It was sent, and nobody can tell whether it was applied. */
  isOutcomeUnknown: boolean;
}

export type FormDraft = Omit<OpenForm, keyof FormKey>;

let open: OpenForm | null = null;

/** From now on this is what would be lost; what comes back takes it back. */
export function registerFormDraft(input: OpenForm): () => void {
  open = input;
  return () => {
    if (open === input) open = null;
  };
}

/** The address of the form that holds something unsaved, or null. */
export function getOpenFormPath(): string | null {
  return open?.path ?? null;
}

/**
 * Keeps what the open form holds, where there is such a form and a known operator. `wasRefused`: what it had sent
 * was refused, so that it is not applied.
 */
export function saveFormDraft({ region, subject }: OperatorKey, wasWriteRejected: boolean): void {
  if (open === null || region === null || subject === null) return;
  const isOutcomeUnknown = open.isOutcomeUnknown && !wasWriteRejected;
  try {
    const text = JSON.stringify({ ...open, isOutcomeUnknown, region, subject, savedAt: Date.now() });
    // What an earlier end had kept is another form's, or older.
    if (text.length > FORM_DRAFT_LENGTH_LIMIT) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
  } catch {
    // Storage is blocked or full: then it is lost with the form.
  }
}

/** What was kept of a form for this operator, or null. Reading it removes nothing but what is too old. */
export function loadFormDraft({ region, subject }: OperatorKey, { path, form }: FormKey): FormDraft | null {
  const kept = readExpiringEntry(KEY);
  if (kept === null || subject === null) return null;
  const isTheirs = kept.region === region && kept.subject === subject;
  if (!isTheirs || kept.path !== path || kept.form !== form || !isRecord(kept.values)) return null;
  const { values, hadSecretInput, isOutcomeUnknown } = kept;
  return { values, hadSecretInput: hadSecretInput === true, isOutcomeUnknown: isOutcomeUnknown === true };
}

export function clearFormDraft(): void {
  removeExpiringEntry(KEY);
}

/** Somebody has signed out: nothing of what was kept for a next session is left. */
export function removeAllExpiringEntries(): void {
  EXPIRING_KEYS.forEach(removeExpiringEntry);
}

/** Drops one of the things that are kept for a while. */
export function removeExpiringEntry(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** Somebody has signed in: what another operator typed is none of theirs. */
export function clearOtherOperatorsDraft({ region, subject }: OperatorKey): void {
  const kept = readExpiringEntry(KEY);
  if (kept?.region !== region || kept.subject !== subject || subject === null) clearFormDraft();
}

/** Drops what was kept once its time is over, on whatever screen; ends with what it returns. */
export function startExpiryTimer(): () => void {
  const look = () => EXPIRING_KEYS.forEach(readExpiringEntry);
  const timer = setInterval(look, CHECK_EVERY_MS);
  look();
  return () => clearInterval(timer);
}

const CHECK_EVERY_MS = 30_000;

/** What outlives a session that ran out, for the same operator's next one. */
const EXPIRING_KEYS = [KEY, ENDED_JOURNAL_STORAGE_KEY];

/** What is stored under a key; what is broken or too old, or of a time to come, goes. */
export function readExpiringEntry(key: string): Record<string, unknown> | null {
  try {
    const text = sessionStorage.getItem(key);
    if (text === null) return null;
    const kept = parsed(text);
    const age = isRecord(kept) ? Date.now() - Number(kept.savedAt) : NaN;
    if (isRecord(kept) && age >= 0 && age < FORM_DRAFT_MAX_AGE_MS) return kept;
    removeExpiringEntry(key);
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
