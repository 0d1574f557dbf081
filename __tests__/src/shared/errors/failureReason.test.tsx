import { render, screen } from '@testing-library/react';
import { type Failure } from '@/domain/failures';
import { FailureReason } from '@/shared/errors/FailureReason';

function listLines(...failures: Failure[]): (string | null)[] {
  render(<FailureReason failures={failures} />);
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

it('shows all that the platform said, each text once', () => {
  const extra = 'timezone 109 unknown';
  expect(listLines({ kind: 'status', status: 400, message: 'bad tz', description: 'bad tz', extra })).toEqual(
    ['bad tz', extra],
  );
});

it('gives the reason before what is wrong with data that was not sent', () => {
  expect(listLines({ kind: 'invalid', description: 'The name is missing.' })).toEqual([
    'Nothing was sent, because the form’s data is not valid.',
    'The name is missing.',
  ]);
});

it('shows what two failed calls say alike once, and the advice below all reasons', () => {
  const expired = { kind: 'status', status: 401, message: 'Token expired', wasTokenRenewed: true } as const;
  expect(listLines(expired, { ...expired, extra: 'jwt' })).toEqual([
    'Token expired',
    'jwt',
    'This call changed nothing: the sign-in to the agency had ended and was renewed. Try again.',
  ]);
});
