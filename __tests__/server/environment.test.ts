import { parseEnvironment, SettingsError } from '@server/environment';
import { originOf } from '@server/origins';

it('has a default for every setting', () => {
  expect(parseEnvironment({})).toEqual({
    host: '127.0.0.1',
    port: 8080,
    platform: {
      host: '127.0.0.1',
      dataDir: './data',
      seed: 1,
      largestAgencyRiders: 20_000,
      usEastAgencies: 130,
      tokenMinutes: 480,
      opaqueTokens: false,
      maxCorrectionCents: 500_000,
      portalDir: './dist',
      portalOrigins: ['http://127.0.0.1:8080', 'http://localhost:8080'],
      trustedProxies: [],
      devTools: false,
    },
  });
});

it('treats an empty variable as missing', () => {
  expect(parseEnvironment({ PORT: '', DEMO_PASSWORD: '  ', ACCESS_LOG: '', US_EAST_PORT: '' })).toEqual(
    parseEnvironment({}),
  );
});

it('reads the variables that are set', () => {
  const settings = parseEnvironment({
    PORT: '3000',
    PORTAL_URL: 'http://127.0.0.1:2990',
    ACCESS_LOG: 'calls.jsonl',
    SEED_RIDERS: '200000',
    SEED_AGENCIES: '1000',
    SEED_END: '2027-02-28',
    DEMO_PASSWORD: 'Long-enough-1',
    US_EAST_PORT: '3001',
    AUSTRALIA_PORT: '3002',
    PUBLIC_INFO_PORT: '3003',
    PORTAL_ORIGINS: 'http://localhost:9000, https://portal.example',
    MAX_CORRECTION_CENTS: '10000',
    DEV_TOOLS: 'true',
    TRUSTED_PROXY: '10.0.0.1, FD00::1',
  });
  expect(settings).toMatchObject({
    port: 3_000,
    ports: { usEast: 3_001, australia: 3_002, publicInfo: 3_003 },
    portalUrl: 'http://127.0.0.1:2990',
    accessLog: 'calls.jsonl',
    platform: {
      largestAgencyRiders: 200_000,
      usEastAgencies: 1_000,
      seedEnd: '2027-02-28',
      demoPassword: 'Long-enough-1',
      origins: {
        usEast: 'http://127.0.0.1:3001',
        australia: 'http://127.0.0.1:3002',
        publicInfo: 'http://127.0.0.1:3003',
      },
      portalOrigins: [
        'http://127.0.0.1:3000',
        'http://localhost:3000',
        'http://localhost:9000',
        'https://portal.example',
      ],
      maxCorrectionCents: 10_000,
      devTools: true,
      trustedProxies: ['10.0.0.1', 'fd00::1'],
    },
  });
});

it.each([
  ['ON', true],
  ['true', true],
  ['1', true],
  ['Off', false],
  ['0', false],
])('reads %s alike for each setting that is on or off', (text, isOn) => {
  const { devTools, faults } = parseEnvironment({ DEV_TOOLS: text, FAULTS: text }).platform;
  expect([devTools, faults]).toEqual([isOn, isOn ? [] : undefined]);
});

it('reads a proxy’s address in every spelling as a connection has it', () => {
  const spellings = '::ffff:127.0.0.1, ::FFFF:7f00:1, 0:0:0:0:0:0:0:1, FD00:0::01';
  expect(parseEnvironment({ TRUSTED_PROXY: spellings }).platform.trustedProxies).toEqual([
    '127.0.0.1',
    '127.0.0.1',
    '::1',
    'fd00::1',
  ]);
});

it.each([
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http".'],
  [{ PORT: '70000' }, 'PORT must'],
  [{ SEED: '-1' }, 'SEED must'],
  [{ SEED_RIDERS: '2e4' }, 'SEED_RIDERS must'],
  [{ SEED_RIDERS: '1500001' }, 'SEED_RIDERS must be a whole number from 1 to 1500000'],
  [{ SEED_AGENCIES: '1001' }, 'SEED_AGENCIES must be a whole number from 20 to 1000'],
  [{ SEED_END: '2027-02-29' }, 'SEED_END must be a day from 2026-10-31 on, not "2027-02-29".'],
  [{ SEED_END: '2026-10-30' }, 'SEED_END must be a day'],
  [{ MAX_CORRECTION_CENTS: '$50' }, 'MAX_CORRECTION_CENTS must be a whole number'],
  [{ DEMO_PASSWORD: 'short' }, 'DEMO_PASSWORD must have at least 8 characters.'],
  [{ DEMO_PASSWORD: 'x'.repeat(301) }, 'DEMO_PASSWORD must have at most 300 characters.'],
  [{ DEMO_PASSWORD: 'Long\tenough-1' }, 'DEMO_PASSWORD must not have control characters.'],
  [{ US_EAST_PORT: '8081' }, 'must be set together, but only US_EAST_PORT is set.'],
  [
    { US_EAST_PORT: '0', AUSTRALIA_PORT: '8082', PUBLIC_INFO_PORT: '8083' },
    'US_EAST_PORT must be a whole number from 1 to 65535, not "0".',
  ],
  [
    { US_EAST_PORT: '8080', AUSTRALIA_PORT: '8082', PUBLIC_INFO_PORT: '8083' },
    'PORT, US_EAST_PORT, AUSTRALIA_PORT, PUBLIC_INFO_PORT must be different ports.',
  ],
  [
    { HOST: '0.0.0.0', US_EAST_PORT: '8081', AUSTRALIA_PORT: '8082', PUBLIC_INFO_PORT: '8083' },
    'HOST must be the address or the name of this machine, not "0.0.0.0", if US_EAST_PORT',
  ],
  [
    { HOST: '0', US_EAST_PORT: '8081', AUSTRALIA_PORT: '8082', PUBLIC_INFO_PORT: '8083' },
    'HOST must be the address or the name of this machine, not "0", if US_EAST_PORT',
  ],
  [{ HOST: 'fe80::1%eth0' }, 'HOST must be an address or a name that a URL can have, not "fe80::1%eth0".'],
  [{ HOST: 'portal.example/x' }, 'HOST must be an address or a name that a URL can have'],
  [{ HOST: 'user@portal.example' }, 'HOST must be an address or a name that a URL can have'],
  [{ FAULTS: 'maybe' }, 'FAULTS must be on, off or a JSON array of faults. It is not valid JSON.'],
  [{ DEV_TOOLS: 'maybe' }, 'DEV_TOOLS must be true or false'],
  [{ TRUSTED_PROXY: 'proxy.example' }, 'TRUSTED_PROXY must be IP addresses, not "proxy.example".'],
  [{ PORTAL_ORIGINS: '*' }, 'PORTAL_ORIGINS must be origins'],
  [{ PORTAL_ORIGINS: 'http://localhost:8080/page' }, 'PORTAL_ORIGINS must be origins'],
])('rejects %j and names the reason', (environment, message) => {
  expect(() => parseEnvironment(environment)).toThrow(SettingsError);
  expect(() => parseEnvironment(environment)).toThrow(message);
});

it('reports all invalid variables at once', () => {
  expect(() => parseEnvironment({ PORT: 'x', SEED: 'y' })).toThrow(/PORT[^]*\nSEED/);
});

it('formats origins as browsers do', () => {
  expect(originOf('::1', 80)).toBe('http://[::1]');
  expect(originOf('Portal.Example', 8080)).toBe('http://portal.example:8080');
  expect(originOf('FD00:0::01', 8080)).toBe('http://[fd00::1]:8080');
  for (const host of ['0.0.0.0', '0', '::', '::0', '::ffff:0.0.0.0'])
    expect(originOf(host, 8080)).toBe('http://127.0.0.1:8080');
});
