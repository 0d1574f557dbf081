import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { OutcomeModal } from '@/ui/OutcomeModal';
import { renderUi } from '@tests/support/renderUi';

it('can’t be closed while processing, and says so in a status', async () => {
  const close = jest.fn();
  const { user } = renderUi(
    <OutcomeModal
      state="processing"
      title="Applying Changes..."
      onClose={close}
      actions={[{ label: 'go', onClick: close }]}
    />,
  );
  const dialog = screen.getByRole('dialog', { name: 'Applying Changes...' });
  expect(within(dialog).getByRole('status')).toHaveTextContent('Applying Changes...');
  expect(within(dialog).queryByRole('button')).not.toBeInTheDocument();
  expect(dialog).toHaveFocus();
  await user.keyboard('{Escape}');
  await user.click(document.querySelector('.ant-modal-wrap') as Element);
  expect(close).not.toHaveBeenCalled();
});

it('reads out the outcome and gives the focus to the primary action', async () => {
  const again = jest.fn();
  const close = jest.fn();
  const actions = [
    { label: 'go to list', onClick: close },
    { label: 'try again', onClick: again, primary: true },
  ];
  const { user, show } = renderUi(<OutcomeModal state="processing" title="Creating agency..." />);
  show(
    <OutcomeModal
      state="failed"
      title="Failed to create agency"
      actions={actions}
      onClose={close}
      region="US East"
    >
      Agency already exists
    </OutcomeModal>,
  );
  expect(screen.getByRole('dialog', { name: 'Failed to create agency' })).toBeInTheDocument();
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Agency already exists');
  expect(alert).toHaveTextContent('US East');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'try again' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(again).toHaveBeenCalledTimes(1);
  await user.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
});

it('focuses the first action where none is primary; success is a status', () => {
  const { show } = renderUi(<OutcomeModal state="processing" title="Working" />);
  show(
    <OutcomeModal state="success" title="Done" actions={[{ label: 'go on', onClick: () => undefined }]} />,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Done');
  expect(screen.getByRole('button', { name: 'go on' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
});

it.each([
  ['the primary one', ['check', 'again', 'list'], 'check', ['again', 'list', 'check']],
  ['the first where none is primary', ['again', 'back'], undefined, ['back', 'again']],
])('draws the action that leads on last: %s', (_case, labels, primary, drawn) => {
  renderUi(
    <OutcomeModal
      state="failed"
      title="Failed"
      actions={labels.map((label) => ({ label, onClick: () => undefined, primary: label === primary }))}
    />,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(drawn);
});

it('gives the focus back to what opened it', async () => {
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Save</button>
        {isOpen && (
          <OutcomeModal
            state="success"
            title="Saved"
            actions={[{ label: 'close', onClick: () => setOpen(false) }]}
          />
        )}
      </>
    );
  }
  const { user } = renderUi(<Page />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(screen.getByRole('button', { name: 'close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
});
