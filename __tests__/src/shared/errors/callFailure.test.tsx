import { screen, waitFor } from '@testing-library/react';
import { CallFailure } from '@/shared/errors/CallFailure';
import { renderComponent } from '@tests/support/renderComponent';

it("'Copy details' has its place while its code is being loaded, so that 'Try again' does not move", async () => {
  renderComponent(<CallFailure title="Unable to retrieve Riders" failure={null} onRetry={() => undefined} />);
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names()).toEqual(['Try again', 'Copy details']);
  expect(screen.getByRole('button', { name: 'Copy details' })).toBeDisabled();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Copy details' })).toBeEnabled());
  expect(names()).toEqual(['Try again', 'Copy details']);
});
