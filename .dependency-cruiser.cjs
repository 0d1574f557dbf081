/**
 * The directions of the house: import from a lower rank, or from inside your own room.
 * Each rule's comment says what to do instead.
 */
const RANKS = [
  ['lib', '^src/lib/'],
  ['domain', '^src/domain/'],
  ['session', '^src/session/'],
  ['ui', '^src/ui/'],
  ['api', '^src/api/'],
  ['screens/common', '^src/screens/common/'],
  ['screens', '^src/screens/(?!common/)'],
  ['app', '^src/app/'],
  ['main', '^src/main\\.tsx$'],
];

const ADVICE = {
  lib: 'lib knows nothing of us: pass what it needs as an argument.',
  domain: 'domain is the specification in plain TypeScript: move what it needs down into domain or lib.',
  session: 'session may use domain and lib only: let the caller hand in what it needs.',
  ui: 'ui knows no product: pass texts, rows and callbacks as properties.',
  api: 'api ends at data or a failure: no components, no screens, no navigation.',
  'screens/common': 'a shared piece knows no single screen: pass the difference as a property.',
  screens: 'a screen never knows app: navigate by domain/paths, select through session/hooks.',
  app: 'app is composition: only main mounts it.',
};

const upward = RANKS.slice(0, -1).map(([name, path], rank) => ({
  name: `${name.replace('/', '-')}-looks-down-only`,
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
      name: 'session-and-ui-are-strangers',
      severity: 'error',
      comment: 'session and ui stand side by side: a screen or app brings them together.',
      from: { path: '^src/ui/' },
      to: { path: '^src/session/' },
    },
    {
      name: 'screens-never-know-each-other',
      severity: 'error',
      comment: 'navigate by domain/paths; what two screens share goes to screens/common.',
      from: { path: '^src/screens/([^/]+)/' },
      to: { path: '^src/screens/(?!common/)([^/]+)/', pathNot: '^src/screens/$1/' },
    },
    {
      name: 'platform-stays-outside-the-bundle',
      severity: 'error',
      comment: 'the portal speaks to the local platform over the wire only.',
      from: { path: '^src/' },
      to: { path: '^server/' },
    },
    {
      name: 'platform-behaves-on-its-own',
      severity: 'error',
      comment:
        'server may take types from src/domain/entities, nothing else: a wrong rule must not agree with itself.',
      from: { path: '^server/' },
      to: { path: '^src/', pathNot: '^src/domain/entities/' },
    },
    {
      name: 'platform-takes-types-only',
      severity: 'error',
      comment: 'server may take types from src/domain/entities, never values.',
      from: { path: '^server/' },
      to: { path: '^src/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      comment: 'what product and tests share belongs to the product.',
      from: { path: '^(src|server)/' },
      to: { path: '^__tests__/' },
    },
    {
      name: 'the-bench-stays-outside',
      severity: 'error',
      comment: 'the bench measures what is built: neither knows the other, or the baseline would be no baseline.',
      from: { path: '^(src|server)/' },
      to: { path: '^bench/' },
    },
    {
      name: 'the-bench-knows-no-product',
      severity: 'error',
      comment: 'the bench measures what is built: neither knows the other, or the baseline would be no baseline.',
      from: { path: '^bench/' },
      to: { path: '^(src|server)/' },
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
      comment: 'a module that nobody imports is dead: remove it, or add it to its table.',
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
      comment: 'the import names nothing.',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-development-packages-in-the-product',
      severity: 'error',
      comment: 'list the package under dependencies in package.json.',
      from: { path: '^(src|server)/' },
      to: { dependencyTypes: ['npm-dev'], pathNot: '@types/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.css$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
