import { screen, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { type Change } from '@/domain/changes/change';
import { selectJournal } from '@/session/journal/journalState';
import { parseStoredJournal } from '@/session/journal/parseStoredJournal';
import { JOURNAL_STORAGE_KEY } from '@/session/storage/storageKeys';
import { type RenderedRoute } from './renderRoute';

export const NEW_OPERATOR = { kind: 'operator', email: 'new@us-east.example' } as const;
/** An operator belongs to no agency. */
export const NO_AGENCY = null;
export const STARTED_WRITE = {
  agency: NO_AGENCY,
  object: NEW_OPERATOR,
  before: null,
  after: '{"email":"new@us-east.example"}',
};
export const EMPTY_JOURNAL = { changes: [], droppedCount: 0, isExported: false };
export const readStoredJournal = (key = JOURNAL_STORAGE_KEY) =>
  parseStoredJournal(JSON.parse(sessionStorage.getItem(key) ?? 'null'));

/** The changes in the page's journal, oldest first. */
export const changesOf = ({ store }: Pick<RenderedRoute, 'store'>): readonly Change[] =>
  selectJournal(store.getState()).changes;

/** Returns only the fields that tests compare. */
export function lastChangeOf(page: Pick<RenderedRoute, 'store'>) {
  const { outcome, message, object, before, after, agency } = changesOf(page).at(-1) ?? {};
  return { outcome, message, object, before, after, agency };
}

/** Serializes the journal as the store and the session storage have it, so that a test can search it for a text. */
export function serializeJournal({ store }: Pick<RenderedRoute, 'store'>): string {
  return [
    JSON.stringify(selectJournal(store.getState())),
    sessionStorage.getItem(JOURNAL_STORAGE_KEY),
  ].join();
}

/** Opens the journal drawer. Its button may show the number of changes. */
export async function openJournal(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: /^Changes/ }));
  return within(await screen.findByRole('dialog', { name: 'Changes of this session' }));
}

/** A successful edit of a business rule: its values are stored (not `withheld`), and the operator typed no `reason`. */
export function createChange(overrides: Partial<Change> = {}): Change {
  return {
    id: 'a',
    at: Date.UTC(2026, 2, 8, 7, 30),
    operator: 'operator@us-east.example',
    region: 'usEast',
    agency: 'CBTA',
    object: { kind: 'rule', ruleId: '7', category: '2', categoryName: 'Transfers', identity: 'minutes' },
    before: '{"minutes":9007199254740993,"__proto__":1}',
    after: '{"minutes":90,"__proto__":1}',
    withheld: null,
    outcome: 'succeeded',
    message: 'Business Rule Edited Successfully',
    reason: '',
    ...overrides,
  };
}
