import ConfigProvider from 'antd/es/config-provider';
import { type ComponentProps } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { styleNonce } from '../ui/theme/nonce';
import { theme } from '../ui/theme/theme';

interface Properties {
  store: ComponentProps<typeof Provider>['store'];
  router: ComponentProps<typeof RouterProvider>['router'];
  /** Changes to the theme: tests leave the styles out. */
  themeOverride?: Partial<typeof theme>;
}

/** The whole portal, put together. */
export function App({ store, router, themeOverride }: Properties) {
  return (
    <ConfigProvider
      theme={{ ...theme, ...themeOverride }}
      csp={{ nonce: styleNonce }}
      wave={{ disabled: true }}
    >
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </ConfigProvider>
  );
}
