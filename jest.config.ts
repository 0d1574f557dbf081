import type { Config } from 'jest';

const transform = {
  '^.+\\.tsx?$': ['ts-jest', { tsconfig: '<rootDir>/__tests__/tsconfig.json', diagnostics: false }],
} satisfies Config['transform'];

/** The `paths` of tsconfig.json. */
const aliases = {
  '^@/(.*)$': '<rootDir>/src/$1',
  '^@server/(.*)$': '<rootDir>/server/$1',
  '^@tests/(.*)$': '<rootDir>/__tests__/$1',
} satisfies Config['moduleNameMapper'];

const shared = {
  rootDir: '.',
  transform,
  moduleNameMapper: aliases,
  testPathIgnorePatterns: ['/node_modules/', '/__tests__/support/', '/__tests__/browser/'],
  clearMocks: true,
} satisfies Config;

/** Two runtimes, two projects: the local platform under Node, the portal under a browser-like DOM. */
const config: Config = {
  testTimeout: 30_000,
  maxWorkers: 2,
  cacheDirectory: '.cache/jest',
  projects: [
    {
      ...shared,
      displayName: 'platform',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/server/**/*.test.ts', '<rootDir>/__tests__/scripts/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'portal',
      testEnvironment: '<rootDir>/__tests__/support/BrowserEnvironment.ts',
      testMatch: ['<rootDir>/__tests__/src/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
      moduleNameMapper: {
        ...aliases,
        '\\.css$': '<rootDir>/__tests__/support/noStyles.ts',
        '^antd/es/(.*)$': 'antd/lib/$1',
        '^@rc-component/([^/]+)/es/(.*)$': '@rc-component/$1/lib/$2',
      },
    },
  ],
};

export default config;
