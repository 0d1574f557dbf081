import { screen, waitFor } from '@testing-library/react';
import { onDemand } from '@/ui/onDemand';
import { renderUi } from '@tests/support/renderUi';

it('comes when it is drawn; where it cannot be had nothing stands there, and the next one tries again', async () => {
  const answers = [
    () => Promise.reject(new Error('no connection')),
    () => Promise.resolve(({ word }: { word: string }) => <p>{word}</p>),
  ];
  const load = jest.fn(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often')));
  const Part = onDemand(load);
  expect(load).not.toHaveBeenCalled();
  const { show } = renderUi(<Part key="first" word="one" />);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.queryByText('one')).not.toBeInTheDocument());
  show(<Part key="second" word="two" />);
  expect(await screen.findByText('two')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});
