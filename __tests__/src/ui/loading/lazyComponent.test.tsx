import { screen, waitFor } from '@testing-library/react';
import { lazyComponent } from '@/ui/loading/lazyComponent';
import { renderComponent } from '@tests/support/renderComponent';

it('loads when it is first rendered; after a failed load it renders nothing, and the next mount tries again', async () => {
  const loadResults = [
    () => Promise.reject(new Error('no connection')),
    () => Promise.resolve(({ text }: { text: string }) => <p>{text}</p>),
  ];
  const load = jest.fn(() => loadResults.shift()?.() ?? Promise.reject(new Error('loaded too often')));
  const LazyText = lazyComponent(load, 'Loading');
  expect(load).not.toHaveBeenCalled();
  const { rerenderWith } = renderComponent(<LazyText key="first" text="one" />);
  expect(document.body).toHaveTextContent(/^Loading$/);
  await waitFor(() => expect(document.body).toHaveTextContent(/^$/));
  rerenderWith(<LazyText key="second" text="two" />);
  expect(await screen.findByText('two')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});
