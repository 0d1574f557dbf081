import { type ComponentProps } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { ThemeProvider } from './ThemeProvider';

interface Props {
  store: ComponentProps<typeof Provider>['store'];
  router: ComponentProps<typeof RouterProvider>['router'];
}

export function App({ store, router }: Props) {
  return (
    <ThemeProvider>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </ThemeProvider>
  );
}
