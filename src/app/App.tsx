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
        {/* A navigation is rendered in one go: as a transition, in slices with a frame after each one (decision 145). */}
        <RouterProvider router={router} useTransitions={false} />
      </Provider>
    </ThemeProvider>
  );
}
