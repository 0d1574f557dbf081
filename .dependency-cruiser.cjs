/**
 * The import directions. Each folder may import from itself and from the folders above it in this list.
 * The comment of each rule says how to fix a violation.
 */
const RANKS = [
  ['lib', '^src/lib/'],
  ['domain', '^src/domain/'],
  ['session', '^src/session/'],
  ['ui', '^src/ui/'],
  ['api', '^src/api/'],
  ['shared', '^src/shared/'],
  ['screens', '^src/screens/'],
  ['app', '^src/app/'],
  ['main', '^src/main\\.tsx$'],
];

const ADVICE = {
  lib: 'lib does not depend on the product: pass what it needs as an argument.',
  domain: 'domain is the specification in plain TypeScript: move what it needs into domain or lib.',
  session: 'session may import domain and lib only: let the caller pass what it needs.',
  ui: 'ui does not depend on the product: pass texts, rows and callbacks as props.',
  api: 'api returns data or a failure: no components, no screens, no navigation.',
  shared: 'a shared component does not depend on a screen: pass the difference as a prop.',
  screens: 'a screen does not depend on app: navigate with domain/paths, read the store with session/hooks.',
  app: 'app composes the other folders: only main imports it.',
};

const upward = RANKS.slice(0, -1).map(([name, path], rank) => ({
  name: `${name}-imports-lower-folders-only`,
  severity: 'error',
  comment: ADVICE[name],
  from: { path },
  to: {
    path: RANKS.slice(rank + 1).map(([, higher]) => higher),
  },
}));

module.exports = {
  forbidden: [
    ...upward,
    {
      name: 'ui-does-not-import-session',
      severity: 'error',
      comment: 'session and ui do not depend on each other: connect them in a screen or in app.',
      from: { path: '^src/ui/' },
      to: { path: '^src/session/' },
    },
    {
      name: 'screens-do-not-import-each-other',
      severity: 'error',
      comment: 'navigate with domain/paths; move what two screens share to shared.',
      from: { path: '^src/screens/([^/]+)/' },
      to: { path: '^src/screens/([^/]+)/', pathNot: '^src/screens/$1/' },
    },
    {
      name: 'src-does-not-import-server',
      severity: 'error',
      comment: 'the portal uses the local platform only over HTTP.',
      from: { path: '^src/' },
      to: { path: '^server/' },
    },
    {
      name: 'server-does-not-import-src',
      severity: 'error',
      comment: 'a wrong rule in src must not also be in the server.',
      from: { path: '^server/' },
      to: { path: '^src/' },
    },
    {
      name: 'product-does-not-import-tests',
      severity: 'error',
      comment: 'move code that product and tests share into the product.',
      from: { path: '^(src|server)/' },
      to: { path: '^__tests__/' },
    },
    {
      name: 'product-does-not-import-bench',
      severity: 'error',
      comment: 'the bench measures the built product: product and bench must not share code.',
      from: { path: '^(src|server)/' },
      to: { path: '^bench/' },
    },
    {
      name: 'bench-does-not-import-product',
      severity: 'error',
      comment: 'the bench measures the built product: product and bench must not share code.',
      from: { path: '^bench/' },
      to: { path: '^(src|server)/' },
    },
    {
      name: 'rule-editor-is-a-chunk',
      severity: 'error',
      comment:
        'the dialogs of a rule and their JSON parser are the chunk `rule-editor`: load them with loadRuleEditor().',
      from: {
        path: '^src/',
        pathNot:
          '^src/screens/business-rules/editor/(json/|queue/|(write/)?[A-Z]|rule(EditorBundle|FormDraft)\\.ts$)',
      },
      to: {
        path: [
          '^node_modules/jsonc-parser/',
          '^src/screens/business-rules/editor/(json/|queue/|(write/)?[A-Z]|ruleFormDraft)',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'move what both need into a module that both import.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      comment: 'no module imports this one: remove it, or import it where it is registered.',
      from: {
        orphan: true,
        path: '^(src|server)/',
        pathNot: ['\\.d\\.ts$', '^src/main\\.tsx$', '^server/main\\.ts$'],
      },
      to: {},
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      comment: 'the imported module does not exist.',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'product-does-not-import-dev-dependencies',
      severity: 'error',
      comment: 'list the package under dependencies in package.json.',
      from: { path: '^(src|server)/' },
      to: { dependencyTypes: ['npm-dev'], pathNot: '@types/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The packages of bench/peers are installed only by `npm run bench -- --peers`.
    exclude: { path: '\\.css$|^bench/peers/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
