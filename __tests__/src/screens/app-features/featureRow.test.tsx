import { render, screen } from '@testing-library/react';
import { FeatureRow } from '@/screens/app-features/features/FeatureRow';

it.each([
  [true, ''],
  [false, 'Not in the catalogue'],
  // An incomplete catalogue claims nothing.
  [null, ''],
])('a feature whose place in the catalogue is %s has the note “%s”', (isInCatalogue, note) => {
  const feature = { name: 'pay_gone', description: null, state: null, isInCatalogue };
  render(
    <ul>
      <FeatureRow
        feature={feature}
        isOn
        isChanged={false}
        onSwitch={() => undefined}
        consumeFocusRequest={() => false}
      />
    </ul>,
  );
  expect(screen.getByRole('switch', { name: 'pay_gone' })).toHaveAccessibleDescription(note);
});
