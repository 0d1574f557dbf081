import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseEnvironment } from '@server/environment';
import { buildConfiguration } from '@server/http/portal/configuration';
import packageJson from '../../package.json';
import { BUDGETS_KB } from '../../scripts/routeBudgets.cjs';

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  'scripts/antd/README.md',
  'scripts/boot-page/README.md',
];

/** Paths that are not in the repository: dist/ is the build output, .env is a copy of .env.example. */
const NOT_IN_REPOSITORY = /^(dist\/|\.env$|src\/screens\/<name>\/)/;

/** The paths of files in a document: links, and code spans that start with a folder of the project. */
function listNamedFiles(document: string): string[] {
  const text = readFileSync(document, 'utf8');
  // A code span can be a command.
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, code = '']) => code.split(/\s+/))
    .filter((name) =>
      /^(src|server|__tests__|scripts|bench|docs|public)\/|^\.[a-z]+\S*\.|^[a-z]+\.config\./.test(name),
    );
  const linked = [...text.matchAll(/(?:\]\(|src=")([^)"#]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !/^https?:/.test(name))
    .map((name) => join(dirname(document), name));
  return [...quoted, ...linked].filter((name) => !NOT_IN_REPOSITORY.test(name));
}

it.each(DOCUMENTS)('%s names only files that exist', (document) => {
  expect(listNamedFiles(document).filter((name) => !existsSync(name))).toEqual([]);
});

it.each(DOCUMENTS)('%s names only npm scripts that exist', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(/`npm run ([\w:-]+)/g)].map(
    ([, name = '']) => name,
  );
  expect(named.filter((name) => !(name in packageJson.scripts))).toEqual([]);
});

it('CONTRIBUTING.md has a recipe for each frequent addition', () => {
  const titles = readFileSync('CONTRIBUTING.md', 'utf8').match(/^## .*$/gm);
  expect(titles).toEqual(
    expect.arrayContaining([
      '## A service or a call',
      '## A list',
      '## A write',
      '## A screen',
      '## A diagnostics check',
      '## A line of readiness',
      '## A message',
      '## A limit',
      '## A colour',
      '## An antd component',
      '## A column of a list',
      '## A stored value',
      '## A setting',
    ]),
  );
});

it('docs/deployment.md has the configuration of the local platform behind nginx', () => {
  const [, text = ''] =
    /The local platform on the same host[^]*?```json([^]*?)```/.exec(
      readFileSync('docs/deployment.md', 'utf8'),
    ) ?? [];
  const { maxCorrectionCents } = parseEnvironment({}).platform;
  expect(JSON.parse(text)).toEqual(buildConfiguration(undefined, false, maxCorrectionCents));
});

it('.env.example has every variable that the platform reads, with its default', () => {
  const lines = readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm);
  const example = Object.fromEntries([...lines].map(([, name = '', value]) => [name, value]));
  const read = new Set<string>();
  const settings = parseEnvironment(
    new Proxy(example, {
      get: (variables, name: string) => {
        read.add(name);
        return variables[name];
      },
    }),
  );
  // `npm run dev` sets PORTAL_URL for its own platform.
  read.delete('PORTAL_URL');
  expect(Object.keys(example).sort()).toEqual([...read].sort());
  expect(settings).toEqual(parseEnvironment({}));
});

it('docs/measurements.md has the size budget of each route', () => {
  const [, table = ''] =
    /^\| route .*\n([^]*?)\n\n/m.exec(readFileSync('docs/measurements.md', 'utf8')) ?? [];
  const rows = [...table.matchAll(/^\| (\w+) .* (\d+) \|$/gm)];
  expect(Object.fromEntries(rows.map(([, route = '', budget]) => [route, Number(budget)]))).toEqual(
    BUDGETS_KB,
  );
});

it('docs/specification.md explains every section of the specification, and no other', () => {
  const headings = [...readFileSync('docs/specification.md', 'utf8').matchAll(/^## (\d)\. (.+)$/gm)];
  expect(headings.map(([, number, title]) => `${number}. ${title}`)).toEqual([
    '1. What the product does and for whom',
    '2. Screens and routes',
    '3. Entities and their fields',
    '4. States and transitions',
    '5. Validation rules',
    '6. Roles and permissions',
    '7. Calls made',
    '8. Error catalogue',
    '9. Business constants and limits',
  ]);
});

it('docs/asvs.md has all 154 lines, gives each deviation a reason, and counts them right', () => {
  const [, figures = '', deviations = '', lines = ''] = readFileSync('docs/asvs.md', 'utf8').split(
    /^## .*$/m,
  );
  const readRows = (text: string) =>
    [...text.matchAll(/^\| (\S.*) \|$/gm)].map(([, row = '']) => row.split('|').map((cell) => cell.trim()));
  const isLine = ([id = '']: string[]) => /^\d+\.\d+\.\d+$/.test(id);
  const allLines = readRows(lines).filter(isLine);
  expect(new Set(allLines.map(([id]) => id)).size).toBe(154);
  const deviating = allLines.filter((row) => row[4] === 'deviation').map(([id]) => id);
  expect(deviating.length + allLines.filter((row) => row[4] === 'pass').length).toBe(154);
  const reasons = readRows(deviations).filter(isLine);
  expect(reasons.map(([id]) => id)).toEqual(deviating);
  expect(reasons.filter((row) => (row[4] ?? '') === '')).toEqual([]);
  const counted = readRows(figures).slice(2);
  const count = (parts: readonly string[], level: string) => {
    const rows = allLines.filter((row) => row[1] === level && parts.includes(row[2] ?? ''));
    const passed = rows.filter((row) => row[4] === 'pass').length;
    const share = `${((100 * passed) / rows.length).toFixed(1)} %`;
    return [level, ...[rows.length, passed, rows.length - passed].map(String), share];
  };
  const own = ['portal', 'host'];
  expect(counted.map(([, ...cells]) => cells)).toEqual(
    [own, ['platform'], [...own, 'platform']].flatMap((parts) =>
      ['1', '2'].map((level) => count(parts, level)),
    ),
  );
});
