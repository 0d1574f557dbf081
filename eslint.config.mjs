import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import simpleImportSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';

const restricted = [
  {
    name: 'moment',
    message: 'Dates are formatted in src/domain/dates.ts alone: add a function there.',
  },
  {
    name: 'react-redux',
    importNames: ['useDispatch', 'useSelector', 'useStore'],
    message: 'Use the typed hooks of src/session/hooks.ts.',
  },
  {
    name: 'antd',
    message:
      'Import the component from its own folder (antd/es/button): the root pulls in what the route does not show.',
  },
];

export default tseslint.config(
  { ignores: ['dist', '.build', '.cache', 'data', 'node_modules', 'test-results', 'playwright-report'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    plugins: { 'simple-import-sort': simpleImportSort },
    rules: {
      'simple-import-sort/imports': [
        'error',
        {
          groups: [
            // Node and packages, then our own modules, the nearest last, then style sheets.
            ['^node:', '^@?\\w', '^@(server|tests)?/', '^\\.', '^\\u0000'],
          ],
        },
      ],
      'no-duplicate-imports': 'error',
    },
  },
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-extraneous-class': 'off',
      // RTK Query's word for an endpoint without an argument is void.
      '@typescript-eslint/no-invalid-void-type': 'off',
      eqeqeq: 'error',
      'no-console': 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportDefaultDeclaration',
          message: 'Named exports: a name is the same wherever it is read.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'bench/baseline/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // Speaks of React Compiler, which the build doesn't use.
      'react-hooks/incompatible-library': 'off',
      ...jsxA11y.flatConfigs.strict.rules,
      // What scrolls must be reachable by the keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['region'], tags: ['main', 'h1'] }],
      'no-restricted-imports': ['error', { paths: restricted }],
    },
  },
  { files: ['src/domain/dates.ts', 'src/session/hooks.ts'], rules: { 'no-restricted-imports': 'off' } },
  // index.html's own scripts, filled in by scripts/bootPage.cjs.
  {
    files: ['public/*.js'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          ...['addEventListener', 'CSS', 'document', 'localStorage', 'location', 'matchMedia'],
          ...['requestAnimationFrame', 'window', '__PREFERENCES_KEY__', '__BOOT__'],
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
  // Lazy screens and the tools' own configuration files are read by their default export.
  {
    files: ['*.config.ts', '__tests__/support/BrowserEnvironment.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  // The one place of the portal that speaks to the console.
  { files: ['src/lib/log.ts'], rules: { 'no-console': 'off' } },
  // The local platform and the scripts talk to a terminal.
  { files: ['server/main.ts', 'server/terminal.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.{js,mjs,cjs}'],
    extends: [tseslint.configs.disableTypeChecked],
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
