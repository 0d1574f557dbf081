import { FORM_DRAFT_LENGTH_LIMIT } from '@/domain/limits';
import { isRecord } from '@/lib/isRecord';
import { hashOperator, isStoredFor, type OperatorKey } from '../auth/operator';
import { safeSessionStorage } from '../storage/safeStorage';
import {
  EXPIRED_CORRECTIONS_STORAGE_KEY,
  EXPIRED_JOURNAL_STORAGE_KEY,
  FORM_DRAFT_STORAGE_KEY,
  RETURN_URL_STORAGE_KEY,
} from '../storage/storageKeys';

export interface FormKey {
  /** The path of the page, without its query. */
  path: string;
  /** The name of the form; unique on its page. */
  form: string;
}

/** A mounted form with unsaved input. */
export interface OpenForm extends FormKey {
  /** The query of the page, which can open the form. */
  search: string;
  values: Readonly<Record<string, unknown>>;
  /** Whether a password was typed too; it is never stored. */
  hadSecretInput: boolean;
  /** Whether the form was submitted, and the write may have been applied. */
  isOutcomeUnknown: boolean;
}

export type FormDraft = Omit<OpenForm, keyof FormKey | 'search'>;

let openForm: OpenForm | null = null;

/** Sets the form that `saveFormDraft` stores. Returns a function that removes it. */
export function registerFormDraft(form: OpenForm): () => void {
  openForm = form;
  return () => {
    if (openForm === form) openForm = null;
  };
}

export function getOpenFormPath(): string | null {
  return openForm?.path ?? null;
}

/**
 * Stores the open form. For a limited time the draft is restored for the same operator in the same region, path and
 * form. Each form lists the fields that may be stored: no secrets. `wasWriteRejected`: the platform has rejected the
 * submitted form, so its write was not applied.
 */
export function saveFormDraft(operator: OperatorKey, wasWriteRejected: boolean, keepMinutes: number): void {
  if (openForm === null || operator.region === null || operator.email === null) return;
  const isOutcomeUnknown = openForm.isOutcomeUnknown && !wasWriteRejected;
  const draft = { ...openForm, isOutcomeUnknown, ...operator, savedAt: Date.now(), keepMinutes };
  const isTooLong = JSON.stringify(draft).length > FORM_DRAFT_LENGTH_LIMIT;
  // If this draft is too long, or the storage full, an older draft must not be restored instead of it.
  if (isTooLong || !safeSessionStorage.writeEntry(FORM_DRAFT_STORAGE_KEY, draft)) clearFormDraft();
}

export function clearFormDraft(): void {
  safeSessionStorage.remove(FORM_DRAFT_STORAGE_KEY);
}

/** At a sign-out, nothing may stay stored for the operator's next session. */
export function clearStoredInput(): void {
  INPUT_KEYS.forEach(safeSessionStorage.remove);
}

/** Called when this operator has signed out in another tab. A return URL without an operator stays. */
export function clearOperatorsInput(operatorHash: string): void {
  for (const key of EXPIRING_KEYS) {
    const entry = readExpiringEntry(key);
    const owner = key === RETURN_URL_STORAGE_KEY ? entry?.operator : entry;
    if (isRecord(owner) && hashOperator({ region: owner.region, email: owner.email }) === operatorHash)
      safeSessionStorage.remove(key);
  }
}

/** Called after a sign-in. */
export function clearOtherOperatorsDraft(operator: OperatorKey): void {
  const draft = readExpiringEntry(FORM_DRAFT_STORAGE_KEY);
  if (draft === null || !isStoredFor(draft, operator)) clearFormDraft();
}

/** Removes expired entries now and every 30 seconds. Returns a function that stops the timer. */
export function startExpiryTimer(): () => void {
  const removeExpired = () => EXPIRING_KEYS.forEach(readExpiringEntry);
  const timer = setInterval(removeExpired, CHECK_INTERVAL_MS);
  removeExpired();
  return () => clearInterval(timer);
}

const CHECK_INTERVAL_MS = 30_000;

/** After a session has expired, these entries stay stored for the same operator's next session. */
const INPUT_KEYS = [FORM_DRAFT_STORAGE_KEY, EXPIRED_JOURNAL_STORAGE_KEY, EXPIRED_CORRECTIONS_STORAGE_KEY];
const EXPIRING_KEYS = [...INPUT_KEYS, RETURN_URL_STORAGE_KEY];

/** Removes the entry and returns null when it is invalid, of another version, or too old. */
export function readExpiringEntry(key: string): Record<string, unknown> | null {
  const entry = safeSessionStorage.readEntry(key);
  const age = Date.now() - Number(entry?.savedAt);
  if (entry !== null && age < Number(entry.keepMinutes) * 60_000) {
    // A time in the future is of a clock that was corrected since.
    if (age < 0) safeSessionStorage.writeEntry(key, { ...entry, savedAt: Date.now() });
    return entry;
  }
  safeSessionStorage.remove(key);
  return null;
}
