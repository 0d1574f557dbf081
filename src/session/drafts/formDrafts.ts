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
  const draft = {
    id: nanoid(),
    ...openForm,
    isOutcomeUnknown,
    ...operator,
    savedAt: Date.now(),
    keepMinutes,
  };
  const isTooLong = JSON.stringify(draft).length > FORM_DRAFT_LENGTH_LIMIT;
  // If this draft is too long, or the storage full, an older draft must not be restored instead of it.
  if (isTooLong || !safeSessionStorage.writeEntry(FORM_DRAFT_STORAGE_KEY, draft)) clearFormDraft();
}

export function clearFormDraft(): void {
  safeSessionStorage.remove(FORM_DRAFT_STORAGE_KEY);
}

/** The type of the message to the other tabs that this one has restored a draft. */
export const DRAFT_TAKEN = 'formDraftTaken';

/** Removes the stored draft if it is the one that another tab has restored: that tab was opened with a copy of the storage. */
export function clearTakenDraft(id: unknown): void {
  if (id !== undefined && safeSessionStorage.readEntry(FORM_DRAFT_STORAGE_KEY)?.id === id) clearFormDraft();
}

/** Called after a sign-in. */
export function clearOtherOperatorsDraft(operator: OperatorKey): void {
  const draft = readExpiringEntry(FORM_DRAFT_STORAGE_KEY);
  if (draft === null || !isStoredFor(draft, operator)) clearFormDraft();
}
