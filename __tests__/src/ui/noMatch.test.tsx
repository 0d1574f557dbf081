import { screen } from '@testing-library/react';
import { NoMatch } from '@/ui/filter/NoMatch';
import { renderComponent } from '@tests/support/renderComponent';

it('says at once that nothing matches; its button comes with the first interaction', async () => {
  const onClear = jest.fn();
  const { user } = renderComponent(<NoMatch title="No agency matches" onClear={onClear} />);
  expect(screen.getByText('No agency matches')).toBeVisible();
  await user.click(screen.getByText('No agency matches'));
  await user.click(await screen.findByRole('button', { name: 'Clear the filter' }));
  expect(onClear).toHaveBeenCalledTimes(1);
});
