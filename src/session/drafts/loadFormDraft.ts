import { isRecord } from '@/lib/isRecord';
import { isStoredFor, type OperatorKey } from '../auth/operator';
import { type PortalThunk } from '../hooks';
import { readExpiringEntry } from '../storage/expiringEntries';
import { FORM_DRAFT_STORAGE_KEY } from '../storage/storageKeys';
import { clearFormDraft, DRAFT_TAKEN, type FormDraft, type FormKey, type OpenForm } from './formDrafts';

/**
 * Finds the page of this operator's stored form, whatever its name, whether a password was typed too, and whether it was
 * sent; null when there is none.
 */
export function findFormDraft(
  operator: OperatorKey,
): Pick<OpenForm, keyof FormKey | 'search' | 'hadSecretInput' | 'isOutcomeUnknown'> | null {
  const draft = readExpiringEntry(FORM_DRAFT_STORAGE_KEY);
  if (draft === null || !isStoredFor(draft, operator) || typeof draft.path !== 'string') return null;
  const { path, search, form, hadSecretInput, isOutcomeUnknown } = draft;
  return {
    path,
    search: typeof search === 'string' ? search : '',
    form: String(form),
    hadSecretInput: hadSecretInput === true,
    isOutcomeUnknown: isOutcomeUnknown === true,
  };
}

/** A thunk: removes the draft that a form has restored, in this tab and in those that have a copy of it. */
export function takeFormDraft(): PortalThunk {
  return (_dispatch, _getState, { broadcastChannel }) => {
    const id = readExpiringEntry(FORM_DRAFT_STORAGE_KEY)?.id;
    clearFormDraft();
    broadcastChannel?.postMessage({ type: DRAFT_TAKEN, id });
  };
}

/** The draft of this operator's form, or null. Does not remove the draft from the storage. */
export function loadFormDraft(operator: OperatorKey, { path, form }: FormKey): FormDraft | null {
  const draft = readExpiringEntry(FORM_DRAFT_STORAGE_KEY);
  if (draft === null || !isStoredFor(draft, operator)) return null;
  if (draft.path !== path || draft.form !== form || !isRecord(draft.values)) return null;
  const { values, hadSecretInput, isOutcomeUnknown } = draft;
  return { values, hadSecretInput: hadSecretInput === true, isOutcomeUnknown: isOutcomeUnknown === true };
}
