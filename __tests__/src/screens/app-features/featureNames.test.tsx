import { render, screen } from '@testing-library/react';
import { FeatureNames } from '@/screens/app-features/features/FeatureNames';

it('counts the names that a limit leaves out', () => {
  render(<FeatureNames title="Added" names={['pay_cash', 'pay_wallet', 'pay_card']} limit={2} />);
  expect(screen.getByRole('heading', { name: 'Added (3)' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'pay_cash',
    'pay_wallet',
    'and 1 more',
  ]);
});
