import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { CorrectedMark } from '@/screens/rider-profile/payments/CorrectedMark';
import { clockSkewMeasured } from '@/session/auth/sessionSlice';
import { createTestStore } from '@tests/support/createTestStore';
import { openFakeNetwork } from '@tests/support/fakeNetwork';

it('a correction of the platform’s today has no date, whatever day this computer’s clock has', async () => {
  const store = await createTestStore({}, await openFakeNetwork());
  const platformTime = new Date(2026, 0, 15, 12).getTime();
  store.dispatch(clockSkewMeasured(Date.now() - platformTime));
  render(
    <Provider store={store}>
      <CorrectedMark time={platformTime - 60_000} isNew={false} />
    </Provider>,
  );
  expect(screen.getByText('corrected by you 11:59')).toBeInTheDocument();
});
