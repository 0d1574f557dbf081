import { screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { AgencyChooser } from '@/shared/change-queue/AgencyChooser';
import { createTestStore } from '@tests/support/createTestStore';
import { openFakeNetwork } from '@tests/support/fakeNetwork';
import { renderComponent } from '@tests/support/renderComponent';

it('starts without an agency that can no longer get the value', async () => {
  const store = await createTestStore({}, await openFakeNetwork());
  const onStart = jest.fn();
  const build = (isBlocked: boolean) => (
    <Provider store={store}>
      <AgencyChooser
        choices={[
          { agency: 'CBTA', note: '2', isBlocked },
          { agency: 'METRO', note: '3', isBlocked: false },
        ]}
        onStart={onStart}
        onCancel={() => undefined}
      />
    </Provider>
  );
  const { user, rerenderWith } = renderComponent(build(false));
  await user.click(screen.getByRole('button', { name: 'Select all 2' }));
  rerenderWith(build(true));
  expect(screen.getByRole('checkbox', { name: /^CBTA/ })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Open METRO' }));
  expect(onStart).toHaveBeenCalledWith(['METRO']);
});
