import { screen, within } from '@testing-library/react';
import { TICKET_NOTE_STORAGE_KEY } from '@/session/storage/storageKeys';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

// The code of toasts has not come.
jest.mock('@/app/shell/ShellExtras', () => {
  throw new Error('Loading chunk shell-extras failed');
});

const network = setUpNetwork();

const CBTA_SESSION = { agencies: ['CBTA'] };

it('says beside the button what was added to the ticket note', async () => {
  const { user } = await renderRoute('/agency-dashboard/CBTA/riders/1000120', network, CBTA_SESSION);
  const button = await screen.findByRole('button', { name: 'Add Rider 1000120 to the ticket note' });
  const status = button.nextElementSibling;
  await user.click(button);
  await within(status as HTMLElement).findByText('Added Rider 1000120 to the ticket note');
  expect(sessionStorage.getItem(TICKET_NOTE_STORAGE_KEY)).toContain('Rider 1000120 of CBTA');
  await user.click(button);
  expect(await within(status as HTMLElement).findByText('Rider 1000120 is in the ticket note')).toBeVisible();
});

it('says in the bar of a selection which of its rows were added', async () => {
  const { user } = await renderRoute('/agency-dashboard/CBTA/passes', network, CBTA_SESSION);
  const [pass] = await screen.findAllByRole('rowheader');
  await user.click(screen.getByRole('button', { name: 'Select' }));
  await user.click(await screen.findByRole('checkbox', { name: `Select ${pass?.textContent}` }));
  const bar = within(screen.getByRole('group', { name: 'Selection' }));
  await user.click(bar.getByRole('button', { name: 'Add to note' }));
  expect(await bar.findByText('Added 1 of 1 pass to the ticket note')).toBeVisible();
  await user.click(bar.getByRole('button', { name: 'Add to note' }));
  expect(await bar.findByText('The ticket note has it already')).toBeVisible();
  expect(sessionStorage.getItem(TICKET_NOTE_STORAGE_KEY)).toContain(`Pass #${pass?.textContent} of CBTA`);
});
