import { screen, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { type Change } from '@/domain/change';
import { selectJournal } from '@/session/journal';
import { JOURNAL_STORAGE_KEY } from '@/session/storageKeys';
import { type Rendered } from './renderAt';

/** The recorded writes of a page, the oldest first. */
export const changesOf = ({ store }: Pick<Rendered, 'store'>): readonly Change[] =>
  selectJournal(store.getState()).changes;

/** What of the last recorded write tests look at. */
export function lastOf(page: Pick<Rendered, 'store'>) {
  const { outcome, message, object, before, after, agency } = changesOf(page).at(-1) ?? {};
  return { outcome, message, object, before, after, agency };
}

/** Everything that the portal holds of a session, but the session itself: store and storage, letter for letter. */
export function heldText({ store }: Pick<Rendered, 'store'>): string {
  return [
    JSON.stringify(selectJournal(store.getState())),
    sessionStorage.getItem(JOURNAL_STORAGE_KEY),
  ].join();
}

/** Opens the drawer by its button, whatever that says of their number. */
export async function openJournal(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: /^Changes/ }));
  return within(await screen.findByRole('dialog', { name: 'Changes of this session' }));
}

/** A write as it was recorded, with what a test says of it. */
export function recorded(change: Partial<Change> = {}): Change {
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
    ...change,
  };
}
