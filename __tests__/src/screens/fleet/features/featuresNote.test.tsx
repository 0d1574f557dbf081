import { render, screen } from '@testing-library/react';
import { FeaturesNote } from '@/screens/fleet/features/FeaturesNote';

const renderNote = (count: number) => {
  const notListed = Array.from({ length: count }, (_, index) => `A${index + 1}`);
  return render(<FeaturesNote title="pay 1.6.0 android" notListed={notListed} />);
};

it.each([
  [0, ''],
  [2, ' Not listed by 2: A1, A2.'],
])('names %i agencies that do not list the application', (count, names) => {
  const { container } = renderNote(count);
  expect(container).toHaveTextContent(
    `pay 1.6.0 android. Features that are on nowhere are not shown.${names}`,
    { normalizeWhitespace: true },
  );
});

it('folds the names of more than 12 agencies', () => {
  renderNote(13);
  expect(screen.getByText('Not listed by 13 agencies')).toBeVisible();
  expect(screen.getByText(/^A1, A2, .*, A13$/)).not.toBeVisible();
});
