import { nanoid } from '@reduxjs/toolkit';
import { FORM_DRAFT_LENGTH_LIMIT } from '@/domain/limits';
import { isStoredFor, type OperatorKey } from '../auth/operator';
import { readExpiringEntry } from '../storage/expiringEntries';
import { safeSessionStorage } from '../storage/safeStorage';
import { FORM_DRAFT_STORAGE_KEY } from '../storage/storageKeys';

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
  /** False for values that may not be stored, because they may be secret. They are lost when the session ends. */
  isStorable: boolean;
  /** Whether a password was typed too; it is never stored. */
  hadSecretInput: boolean;
  /** Whether the form was submitted, and the write may have been applied. */
  isOutcomeUnknown: boolean;
}

export type FormDraft = Omit<OpenForm, keyof FormKey | 'search' | 'isStorable'>;

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
 * submitted form, so its write was not applied. `keepMinutes`: null while the session goes on. Returns whether the form is
 * stored.
 */
export function saveFormDraft(
  operator: OperatorKey,
  wasWriteRejected: boolean,
  keepMinutes: number | null,
): boolean {
  if (openForm === null || operator.region === null || operator.email === null) return false;
  const { isStorable, ...form } = openForm;
  const isOutcomeUnknown = form.isOutcomeUnknown && !wasWriteRejected;
  const draft = {
    id: nanoid(),
    ...form,
    isOutcomeUnknown,
    ...operator,
    savedAt: Date.now(),
    keepMinutes,
  };
  const isStored =
    isStorable &&
    JSON.stringify(draft).length <= FORM_DRAFT_LENGTH_LIMIT &&
    safeSessionStorage.writeEntry(FORM_DRAFT_STORAGE_KEY, draft);
  // An older draft must not be restored instead of this one. While the session goes on, the operator may stay in the form.
  if (!isStored && keepMinutes !== null) clearFormDraft();
  return isStored;
}

export function clearFormDraft(): void {
  safeSessionStorage.remove(FORM_DRAFT_STORAGE_KEY);
}

/** Called when the session ends: a draft that was stored while it went on is kept for `keepMinutes` from now. */
export function limitFormDraft(keepMinutes: number): void {
  const draft = readExpiringEntry(FORM_DRAFT_STORAGE_KEY);
  if (draft?.keepMinutes !== null) return;
  const limited = { ...draft, savedAt: Date.now(), keepMinutes };
  if (keepMinutes === 0 || !safeSessionStorage.writeEntry(FORM_DRAFT_STORAGE_KEY, limited)) clearFormDraft();
}

/** The type of the message to the other tabs that this one has restored a draft. */
export const DRAFT_TAKEN = 'formDraftTaken';

/** Removes the stored draft if it is the one that another tab has restored: that tab was opened with a copy of the storage. */
export function clearTakenDraft(id: unknown): void {
  if (id !== undefined && safeSessionStorage.readEntry(FORM_DRAFT_STORAGE_KEY)?.id === id) clearFormDraft();
}

export function hasFormDraft(operator: OperatorKey): boolean {
  const draft = readExpiringEntry(FORM_DRAFT_STORAGE_KEY);
  return draft !== null && isStoredFor(draft, operator);
}

/** Called after a sign-in. */
export function clearOtherOperatorsDraft(operator: OperatorKey): void {
  if (!hasFormDraft(operator)) clearFormDraft();
}
