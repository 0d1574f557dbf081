import { render, screen } from '@testing-library/react';
import { FailureReason } from '@/shared/errors/FailureReason';

const listLines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('shows all that the platform said, each text once', () => {
  const extra = 'timezone 109 unknown';
  render(
    <FailureReason
      failure={{ kind: 'status', status: 400, message: 'bad tz', description: 'bad tz', extra }}
    />,
  );
  expect(listLines()).toEqual(['bad tz', extra]);
});

it('gives the reason before what is wrong with data that was not sent', () => {
  render(<FailureReason failure={{ kind: 'invalid', description: 'The name is missing.' }} />);
  expect(listLines()).toEqual([
    'Nothing was sent, because the form’s data is not valid.',
    'The name is missing.',
  ]);
});
