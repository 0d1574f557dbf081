import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { OutcomeModal } from '@/ui/overlay/OutcomeModal';
import { renderComponent } from '@tests/support/renderComponent';

it('cannot be closed while processing, and announces the processing as a status', async () => {
  const close = jest.fn();
  const { user } = renderComponent(
    <OutcomeModal
      status="processing"
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
  const backdrop = document.querySelector('.ant-modal-wrap') as Element;
  await user.click(backdrop);
  expect(close).not.toHaveBeenCalled();
});

it('announces the outcome and focuses the primary action', async () => {
  const retry = jest.fn();
  const close = jest.fn();
  const actions = [
    { label: 'go to list', onClick: close },
    { label: 'try again', onClick: retry, isPrimary: true },
  ];
  const { user, rerenderWith } = renderComponent(
    <OutcomeModal status="processing" title="Creating agency..." />,
  );
  rerenderWith(
    <OutcomeModal
      status="failed"
      title="Failed to create agency"
      actions={actions}
      onClose={close}
      place="US East"
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
  expect(retry).toHaveBeenCalledTimes(1);
  await user.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
});

it('a double click on an action runs it once', async () => {
  const run = jest.fn();
  const { user } = renderComponent(
    <OutcomeModal status="failed" title="Failed" actions={[{ label: 'go on', onClick: run }]} />,
  );
  await user.dblClick(screen.getByRole('button', { name: 'go on' }));
  expect(run).toHaveBeenCalledTimes(1);
});

it('an action that is under way keeps its place and the focus, and cannot be pressed again', async () => {
  const run = jest.fn();
  const show = (isLoading: boolean) => (
    <OutcomeModal status="success" title="Done" actions={[{ label: 'go on', onClick: run, isLoading }]} />
  );
  const { user, rerenderWith } = renderComponent(show(false));
  rerenderWith(show(true));
  const button = screen.getByRole('button', { name: /go on/ });
  expect(button).toHaveFocus();
  await user.click(button);
  expect(run).not.toHaveBeenCalled();
});

it('focuses the first action when none is primary, and announces success as a status', () => {
  const { rerenderWith } = renderComponent(<OutcomeModal status="processing" title="Working" />);
  rerenderWith(
    <OutcomeModal status="success" title="Done" actions={[{ label: 'go on', onClick: () => undefined }]} />,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Done');
  expect(screen.getByRole('button', { name: 'go on' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
});

it.each([
  ['the primary action', ['check', 'again', 'list'], 'check', ['again', 'list', 'check']],
  ['the first action when none is primary', ['again', 'back'], undefined, ['back', 'again']],
])('renders the focused action last: %s', (_case, labels, primary, rendered) => {
  renderComponent(
    <OutcomeModal
      status="failed"
      title="Failed"
      actions={labels.map((label) => ({ label, onClick: () => undefined, isPrimary: label === primary }))}
    />,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(rendered);
});

it('returns the focus to the button that opened the dialog', async () => {
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Save</button>
        {isOpen && (
          <OutcomeModal
            status="success"
            title="Saved"
            actions={[{ label: 'close', onClick: () => setOpen(false) }]}
          />
        )}
      </>
    );
  }
  const { user } = renderComponent(<Page />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(screen.getByRole('button', { name: 'close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
});
