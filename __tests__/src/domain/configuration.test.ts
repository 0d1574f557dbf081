import { ConfigurationError, parseConfiguration } from '@/domain/configuration';

const PAGE_URL = 'https://portal.example/agencies';
const validConfiguration = {
  backendUrl: 'https://us.example/',
  backendUrlAustralia: '/australia',
  publicInfoUrl: 'https://info.example',
};

it('parses absolute URLs and paths on the portal’s own origin', () => {
  expect(parseConfiguration(validConfiguration, PAGE_URL)).toEqual({
    backends: { usEast: 'https://us.example', australia: 'https://portal.example/australia' },
    publicInfoUrl: 'https://info.example',
    devTools: false,
    idempotencyKeys: false,
    signOutCall: false,
    idleMinutes: 60,
    keepInputMinutes: 30,
    maxCorrectionCents: null,
  });
});

it.each([[undefined], [''], [7]])('has null for a region whose backend URL is %j', (url) => {
  expect(parseConfiguration({ ...validConfiguration, backendUrl: url }, PAGE_URL)).toMatchObject({
    backends: { usEast: null, australia: 'https://portal.example/australia' },
  });
});

it('reads the largest amount of a correction', () => {
  expect(parseConfiguration({ ...validConfiguration, maxCorrectionCents: 500_000 }, PAGE_URL)).toMatchObject({
    maxCorrectionCents: 500_000,
  });
});

it('treats a missing public-info host as null, and enables DevTools only for true', () => {
  const withoutPublicInfo = { ...validConfiguration, publicInfoUrl: undefined };
  expect(parseConfiguration({ ...withoutPublicInfo, devTools: 'yes' }, PAGE_URL)).toMatchObject({
    publicInfoUrl: null,
    devTools: false,
  });
  expect(parseConfiguration({ ...validConfiguration, devTools: true }, PAGE_URL)).toMatchObject({
    devTools: true,
  });
});

it.each([
  [null, 'is not a JSON object'],
  [[], 'is not a JSON object'],
  ['text', 'is not a JSON object'],
  [{}, 'neither for US East ("backendUrl") nor for Australia ("backendUrlAustralia")'],
  [{ backendUrl: '', backendUrlAustralia: 7 }, 'no backend URL'],
  [{ ...validConfiguration, backendUrl: 'ftp://us.example' }, 'not an http(s) URL'],
  [{ ...validConfiguration, backendUrl: 'us.example' }, 'not an http(s) URL'],
  [{ ...validConfiguration, backendUrl: '//evil.example' }, 'not an http(s) URL'],
  [{ ...validConfiguration, backendUrl: '/\\evil.example' }, 'not an http(s) URL'],
  [{ ...validConfiguration, backendUrl: 'javascript:alert(1)' }, 'not an http(s) URL'],
  [{ ...validConfiguration, backendUrl: 'http://us.example' }, 'uses http, but this page uses https'],
  [
    { ...validConfiguration, backendUrl: 'https://user:word@us.example' },
    'a URL without user, query or fragment',
  ],
  [{ ...validConfiguration, backendUrl: 'https://us.example/?x=1' }, 'a URL without user, query or fragment'],
  [{ ...validConfiguration, publicInfoUrl: 'nonsense' }, 'not an http(s) URL'],
  [{ ...validConfiguration, idleMinutes: '60' }, 'not a valid number'],
  [{ ...validConfiguration, idleMinutes: -1 }, 'not a valid number'],
  [{ ...validConfiguration, keepInputMinutes: null }, '"keepInputMinutes" is not a valid number'],
  [{ ...validConfiguration, maxCorrectionCents: '500000' }, '"maxCorrectionCents" is not a valid number'],
])('rejects %j: %s', (value, message) => {
  expect(() => parseConfiguration(value, PAGE_URL)).toThrow(ConfigurationError);
  expect(() => parseConfiguration(value, PAGE_URL)).toThrow(message);
});
