import { render, screen } from '@testing-library/react';
import { RadioChoice } from '@/shared/table-tools/RadioChoice';

it('keeps the focus on an option whose text changes, also after another one was added before it', () => {
  const props = { legend: 'Rows', selectedIndex: 0, onSelect: () => undefined };
  const { rerender } = render(
    <RadioChoice
      {...props}
      options={[
        { kind: 'list', text: '100 rows' },
        { kind: 'pages', text: 'All rows' },
      ]}
    />,
  );
  screen.getByRole('radio', { name: '100 rows' }).focus();
  rerender(
    <RadioChoice
      {...props}
      options={[
        { kind: 'selected', text: '1 row' },
        { kind: 'list', text: '200 rows' },
        { kind: 'pages', text: 'All rows' },
      ]}
      selectedIndex={1}
    />,
  );
  expect(screen.getByRole('radio', { name: '200 rows' })).toHaveFocus();
});
