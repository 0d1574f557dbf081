import { type ComponentProps } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { type theme } from '../ui/theme/theme';
import { Themed } from './Themed';

interface Properties {
  store: ComponentProps<typeof Provider>['store'];
  router: ComponentProps<typeof RouterProvider>['router'];
  /** Changes to the theme: tests leave the styles out. */
  themeOverride?: Partial<typeof theme>;
}

/** The whole portal, put together. */
export function App({ store, router, themeOverride }: Properties) {
  return (
    <Themed override={themeOverride}>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </Themed>
  );
}
