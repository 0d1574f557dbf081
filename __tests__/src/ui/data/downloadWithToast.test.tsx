import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { downloadWithToast } from '@/ui/data/downloadWithToast';
import { SaveFileButton } from '@/ui/data/SaveFileButton';
import { subscribeToToasts } from '@/ui/feedback/toast';
import { captureDownloads } from '@tests/support/downloads';

const save = () => downloadWithToast('Saved the plan', 'plan of CBTA.json', '{}');

it('says in a toast which file it has saved', async () => {
  const downloads = captureDownloads();
  const onToast = jest.fn();
  const unsubscribe = subscribeToToasts(onToast);
  expect(save()).toBe('');
  expect(onToast).toHaveBeenCalledWith({ text: 'Saved the plan', details: [['File', 'plan-of-CBTA.json']] });
  expect(await downloads[0]?.text()).toBe('{}');
  unsubscribe();
});

it.each([
  ['plan.json', 'application/json'],
  ['riders.csv', 'text/csv;charset=utf-8'],
  ['note.of.CBTA.txt', 'text/plain;charset=utf-8'],
] as const)('saves %s with the type %s', (name, type) => {
  const downloads = captureDownloads();
  downloadWithToast('Saved', name, '');
  expect(downloads).toMatchObject([{ name, type }]);
});

it('says it beside the button where nothing shows toasts', async () => {
  captureDownloads();
  const user = userEvent.setup();
  render(<SaveFileButton onSave={save}>Save as file</SaveFileButton>);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: 'Save as file' }));
  expect(screen.getByRole('status')).toHaveTextContent('Saved the plan');
});
