import { screen, waitFor } from '@testing-library/react';
import { lazyPart } from '@/ui/loading/lazyPart';
import { loadModule, useDynamicImport } from '@/ui/loading/useDynamicImport';
import { usePreload } from '@/ui/loading/usePreload';
import { renderComponent } from '@tests/support/renderComponent';

const createLoad = () => () => Promise.resolve({ greeting: 'Hello' });

function Greeting({ load }: { load: ReturnType<typeof createLoad> }) {
  const loaded = useDynamicImport(load, true);
  return <p>{typeof loaded === 'object' ? loaded.greeting : 'Loading'}</p>;
}

it('says that the code of a part could not be loaded, and loads it at the next attempt', async () => {
  let attempts = 0;
  const Part = lazyPart<{ name: string }>(
    () =>
      (attempts += 1) === 1
        ? Promise.reject(new Error('a lost chunk'))
        : Promise.resolve(({ name }) => <p>Hello {name}</p>),
    'The part could not be opened',
  );
  const { user } = renderComponent(<Part name="Ada" />);
  expect(await screen.findByText('The part could not be opened')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello Ada')).toBeInTheDocument();
});

it('says that it loads, and is there in the first render once its code has loaded', async () => {
  const Part = lazyPart<{ name: string }>(
    () => Promise.resolve(({ name }) => <p>Hello {name}</p>),
    'Failed',
    <p role="status">Loading…</p>,
  );
  const { rerenderWith } = renderComponent(<Part name="Ada" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  await screen.findByText('Hello Ada');
  rerenderWith(<Part key="next" name="Grace" />);
  expect(screen.getByText('Hello Grace')).toBeInTheDocument();
});

it('is there in the first render when its code was loaded ahead', async () => {
  const load = createLoad();
  await loadModule(load);
  renderComponent(<Greeting load={load} />);
  expect(screen.getByText('Hello')).toBeInTheDocument();
});

it('is there in the first render when another component has loaded it ahead after an interaction', async () => {
  const load = jest.fn(createLoad());
  function Preloading() {
    usePreload(load);
    return <p>Not loaded</p>;
  }
  const { user, rerenderWith } = renderComponent(<Preloading />);
  expect(load).not.toHaveBeenCalled();
  await user.click(screen.getByText('Not loaded'));
  await waitFor(() => expect(load).toHaveBeenCalled());
  rerenderWith(<Greeting load={load} />);
  expect(screen.getByText('Hello')).toBeInTheDocument();
});
