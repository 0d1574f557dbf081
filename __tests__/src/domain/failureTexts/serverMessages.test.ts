import { copyServerMessage } from '@/domain/failureTexts/serverMessages';
import { SERVER_MESSAGE_LENGTH_LIMIT } from '@/domain/limits';

it('takes all texts of an error response, each once, and cuts them visibly at the limit', () => {
  const failure = { kind: 'status', status: 403, message: 'No access', extra: 'Ask Ann.' } as const;
  expect(copyServerMessage({ ...failure, description: 'No access' })).toEqual({
    serverMessage: 'No access. Ask Ann.',
  });
  const { serverMessage } = copyServerMessage({ ...failure, extra: 'x'.repeat(5_000) });
  expect(serverMessage).toHaveLength(SERVER_MESSAGE_LENGTH_LIMIT + 1);
  expect(serverMessage).toMatch(/x…$/);
});

it('takes nothing of a response without a text, and not what the portal says of one that it cannot read', () => {
  expect(copyServerMessage({ kind: 'status', status: 500 })).toEqual({});
  expect(copyServerMessage({ kind: 'unreadable', message: 'The token cannot be used.' })).toEqual({});
});
