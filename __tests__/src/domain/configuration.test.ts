import { ConfigurationError, parseConfiguration } from '@/domain/configuration';

const PAGE = 'https://portal.example/agencies';
const good = {
  backendUrl: 'https://us.example/',
  backendUrlAustralia: '/australia',
  publicInfoUrl: 'https://info.example',
};

it('reads absolute addresses and paths of its own origin', () => {
  expect(parseConfiguration(good, PAGE)).toEqual({
    backends: { usEast: 'https://us.example', australia: 'https://portal.example/australia' },
    publicInfoUrl: 'https://info.example',
    devTools: false,
    idempotencyKeys: false,
    idleMinutes: 60,
  });
});

it('takes a missing public-info host as none, and DevTools only where they are plainly on', () => {
  const without = { ...good, publicInfoUrl: undefined };
  expect(parseConfiguration({ ...without, devTools: 'yes' }, PAGE)).toMatchObject({
    publicInfoUrl: null,
    devTools: false,
  });
  expect(parseConfiguration({ ...good, devTools: true }, PAGE)).toMatchObject({ devTools: true });
});

it.each([
  [null, 'holds no configuration'],
  [[], 'holds no configuration'],
  ['text', 'holds no configuration'],
  [{}, 'no backend for US East'],
  [{ ...good, backendUrl: '' }, 'no backend for US East'],
  [{ ...good, backendUrl: 7 }, 'no backend for US East'],
  [{ backendUrl: '/us' }, 'no backend for Australia'],
  [{ ...good, backendUrl: 'ftp://us.example' }, 'no http(s) address'],
  [{ ...good, backendUrl: 'us.example' }, 'no http(s) address'],
  [{ ...good, backendUrl: '//evil.example' }, 'no http(s) address'],
  [{ ...good, backendUrl: '/\\evil.example' }, 'no http(s) address'],
  [{ ...good, backendUrl: 'javascript:alert(1)' }, 'no http(s) address'],
  [{ ...good, backendUrl: 'http://us.example' }, 'not encrypted'],
  [{ ...good, backendUrl: 'https://user:word@us.example' }, 'bare address'],
  [{ ...good, backendUrl: 'https://us.example/?x=1' }, 'bare address'],
  [{ ...good, publicInfoUrl: 'nonsense' }, 'no http(s) address'],
  [{ ...good, idleMinutes: '60' }, 'no number of minutes'],
  [{ ...good, idleMinutes: -1 }, 'no number of minutes'],
])('%j is refused: %s', (value, says) => {
  expect(() => parseConfiguration(value, PAGE)).toThrow(ConfigurationError);
  expect(() => parseConfiguration(value, PAGE)).toThrow(says);
});
