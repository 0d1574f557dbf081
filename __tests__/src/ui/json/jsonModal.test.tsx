import { screen } from '@testing-library/react';
import { useState } from 'react';
import { type BuildLink } from '@/ui/json/jsonLink';
import { JsonModal } from '@/ui/json/JsonModal';
import { muteConsole } from '@tests/support/consoleGuard';
import { renderComponent } from '@tests/support/renderComponent';

function Page({ isEditFirst = false }) {
  const [record, setRecord] = useState(0);
  return (
    <>
      <button onClick={() => setRecord(1)}>Open</button>
      {record > 0 && (
        <JsonModal
          title={`Pass #${record}`}
          json={`{"id":${record}}`}
          note="A note"
          actions={<button {...(isEditFirst && { 'data-autofocus': true })}>Edit</button>}
          onClose={() => setRecord(0)}
          onNext={() => setRecord(record + 1)}
          {...(record > 1 && { onPrevious: () => setRecord(record - 1) })}
        />
      )}
    </>
  );
}

async function openModal() {
  const page = renderComponent(<Page />);
  await page.user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('tree', { name: 'Pass #1' });
  return page;
}

it('shows a record under its title, with a note and action buttons', async () => {
  await openModal();
  expect(screen.getByRole('dialog', { name: 'Pass #1' })).toHaveTextContent('A note');
  expect(screen.getByRole('button', { name: 'Edit' })).toBeInTheDocument();
  expect(screen.getByRole('treeitem', { name: /"id" ?: 1/ })).toBeInTheDocument();
});

it('begins on Close among its buttons, or on the action that asks for the focus', async () => {
  const { rerenderWith, user } = await openModal();
  const close = () => screen.getAllByRole('button', { name: 'Close' }).at(-1);
  expect(close()).toHaveTextContent('Close');
  expect(close()).toHaveFocus();
  await user.keyboard('{Escape}');
  rerenderWith(<Page isEditFirst />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('button', { name: 'Edit' })).toHaveFocus();
});

it.each([
  ['Esc', (user: Awaited<ReturnType<typeof openModal>>['user']) => user.keyboard('{Escape}')],
  [
    'Close',
    (user: Awaited<ReturnType<typeof openModal>>['user']) =>
      user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement),
  ],
])('%s closes the modal and returns the focus', async (_case, close) => {
  const { user } = await openModal();
  await close(user);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

it('steps to the next and the previous record, and Previous keeps the focus at the first record', async () => {
  const { user } = await openModal();
  const previous = screen.getByRole('button', { name: 'Previous record' });
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Next record' }));
  expect(await screen.findByRole('treeitem', { name: /"id" ?: 2/ })).toBeInTheDocument();
  await user.click(previous);
  expect(await screen.findByRole('treeitem', { name: /"id" ?: 1/ })).toBeInTheDocument();
  expect(previous).toHaveFocus();
});

it('clears the search at the first Esc and closes the modal at the second', async () => {
  const { user } = await openModal();
  await user.type(screen.getByRole('searchbox'), 'id{Escape}');
  expect(screen.getByRole('searchbox')).toHaveValue('');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('shows a record in the viewer again, after one for which the viewer failed', async () => {
  muteConsole();
  const buildLink: BuildLink = (_field, value) => {
    if (value === '1') throw new Error('no link');
    return null;
  };
  const buildModal = (json: string) => (
    <JsonModal title="Pass" json={json} buildLink={buildLink} onClose={() => undefined} />
  );
  const { rerenderWith } = renderComponent(buildModal('{"id":1}'));
  expect(await screen.findByText('The viewer could not be loaded')).toBeInTheDocument();
  rerenderWith(buildModal('{"id":2}'));
  expect(await screen.findByRole('treeitem', { name: /"id" ?: 2/ })).toBeInTheDocument();
});
