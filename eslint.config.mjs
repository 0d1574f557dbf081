import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import simpleImportSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';

const restricted = [
  {
    name: 'moment',
    message: 'Only src/domain/dates.ts formats dates: add a function there.',
  },
  {
    name: 'react-redux',
    importNames: ['useDispatch', 'useSelector', 'useStore'],
    message: 'Use the typed hooks of src/session/hooks.ts.',
  },
  {
    name: 'antd',
    message: 'Import the component from its folder (antd/es/button): the root module imports all components.',
  },
  ...['antd/es/modal', 'antd/es/modal/Modal'].map((name) => ({
    name,
    message: 'Use src/ui/overlay/Modal.tsx, which has the defaults of all dialogs.',
  })),
];

/** The nearest imports are relative, all others begin with `@/`. */
const farImport = {
  regex: '^\\.\\./(\\.\\./|(app|screens|shared|api|session|ui|domain|lib)/)',
  message: 'Begin the path of another layer, or of a folder further up than the next one, with @/.',
};

/** Names that were replaced by standard words. CONTRIBUTING.md, 'Words', says how to name things instead. */
const retiredNames = `
  Bench CallMemory CallNote ChangePlace Documented FactList Finding FirstCall InputBack PaymentPlace
  Properties PutBackHold PutBackWaits RowOpening Tries UNTOLD Verdict Who Wire addressOf answering
  askAhead byNextPage carryOut catchFaults checkCorrection claimJournal continuation correctionTold
  createRefusal cutTo disown drawable dress endOf exchangeOnce factsOf failureOfAnswer
  failureOfThrown faultMet fetchWhole fingerprint firstCalls firstSign forgetInputOfOthers hear
  inSentences inertText isAhead isJournalUntaken isOpenEnd isOpenEnded isPassing isRegistrationOpen
  isSubmissionOpen isTakenUp isUncertain isUndecided joinApi joinJournal joinStore judged
  keepJournal keepOpenInput keepPreferences keptInput laidOut loadAhead lookAgain mayBeApplied
  mayBeThere mayReloadForNewVersion mergeParts narrowedPair offerInput onDemand onRecord
  onSessionKept openUnlessMoved openWire operatorOf otherTabs payloadFailure pressLetter putBack
  readAgain readApart readingText recall recordChange recordIn refuseHtml rememberPlace renderAt
  renewals samePageOf scrollPlaces seek serverWords sessionKept skewAt soughtRecord startPage stepTo
  takeJournal takeTheirs takeUp textOr timeUnderWay toldCall tolerant unlessRefused useAbout
  useAddress useDownToRows useFreshness useGoTo useHere useKeptForm useKeptInput useLate useLoaded
  usePutBack useRecordAddress useWorn wasMadeBy watchIntent watchKeys watchSession watched ways wear
  whenInitialized withoutSecrets withoutSent withoutServerWords
`;

export default defineConfig(
  // The packages of bench/peers are installed only by `npm run bench -- --peers`, so its types are unknown here.
  {
    ignores: [
      'bench/peers',
      'dist',
      '.build',
      '.cache',
      'data',
      'node_modules',
      'test-results',
      'playwright-report',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    plugins: { 'simple-import-sort': simpleImportSort },
    rules: {
      'simple-import-sort/imports': [
        'error',
        {
          groups: [
            // Node and packages, then the project's modules (the nearest last), then style sheets.
            ['^node:', '^@?\\w', '^@(server|tests)?/', '^\\.', '^\\u0000'],
          ],
        },
      ],
      'no-duplicate-imports': 'error',
      'id-denylist': ['error', ...retiredNames.trim().split(/\s+/)],
    },
  },
  {
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-floating-promises': 'error',
      // A late slice or API merges its state into an interface by extending it (Redux Toolkit's combineSlices).
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-extraneous-class': 'off',
      // RTK Query uses void for an endpoint without an argument.
      '@typescript-eslint/no-invalid-void-type': 'off',
      eqeqeq: 'error',
      'no-console': 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportDefaultDeclaration',
          message: 'Use named exports, so that a name is the same in all files.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'bench/baseline/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // This rule is about React Compiler, which the build does not use.
      'react-hooks/incompatible-library': 'off',
      ...jsxA11y.flatConfigs.strict.rules,
      // Scrollable regions and groups must be focusable, so that the keyboard can scroll them.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['region', 'group'], tags: ['main', 'h1'] }],
      'no-restricted-imports': ['error', { paths: restricted, patterns: [farImport] }],
    },
  },
  {
    files: ['src/domain/dates.ts', 'src/session/hooks.ts', 'src/ui/overlay/Modal.tsx'],
    rules: { 'no-restricted-imports': 'off' },
  },
  // The inline scripts of index.html (see scripts/boot-page/bootPage.cjs).
  {
    files: ['public/*.js'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          ...['addEventListener', 'CSS', 'document', 'localStorage', 'location', 'matchMedia'],
          ...['requestAnimationFrame', 'URLSearchParams', 'window', '__PREFERENCES_KEY__', '__BOOT__'],
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
  // Tools read the default export of their configuration files.
  {
    files: ['*.config.ts', '__tests__/support/{BrowserEnvironment,globalSetup,globalTeardown}.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  // The only module of the portal that writes to the console.
  { files: ['src/lib/log.ts'], rules: { 'no-console': 'off' } },
  // The local platform writes to the terminal.
  { files: ['server/main.ts', 'server/terminal.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        module: 'readonly',
        require: 'readonly',
        __dirname: 'readonly',
        __filename: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        Buffer: 'readonly',
        AbortSignal: 'readonly',
      },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
