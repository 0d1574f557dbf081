/*
 * `node scripts/slowest.mjs`: prints, from the results of the last `npm test`, the number of tests of each part, and the ten
 * slowest tests of Jest and of the browser.
 */
import { join, relative } from 'node:path';
import { BROWSER_REPORT, JEST_REPORT, listBrowserTests, readReport } from './reports.mjs';
import { root } from './tools.mjs';

const SLOWEST = 10;
/** Jest's projects, by the first path that fits. */
const JEST_PARTS = [
  { name: 'Jest, `domain`', path: /^src.(domain|lib)\b/ },
  { name: 'Jest, `portal`', path: /^src\b/ },
  { name: 'Jest, `platform`', path: /./ },
];

const jestTests = readReportOrExit(JEST_REPORT).testResults.flatMap(({ name, assertionResults }) => {
  const file = relative(join(root, '__tests__'), name);
  const part = JEST_PARTS.find(({ path }) => path.test(file)).name;
  return assertionResults.map(({ fullName, duration }) => ({
    part,
    file,
    title: fullName,
    ms: duration ?? 0,
  }));
});
const browserTests = listBrowserTests(readReportOrExit(BROWSER_REPORT)).map(
  ({ file, title, projectName, results }) => ({
    part: `browser, \`${projectName}\``,
    file,
    title,
    ms: results.reduce((sum, { duration }) => sum + duration, 0),
  }),
);

printTable(['part', 'tests', 'seconds'], countParts([...jestTests, ...browserTests]));
for (const [kind, tests] of [
  ['Jest', jestTests],
  ['browser', browserTests],
])
  printTable(
    [`slowest tests, ${kind}`, 'seconds'],
    [...tests]
      .sort((a, b) => b.ms - a.ms)
      .slice(0, SLOWEST)
      .map(({ file, title, ms }) => [`${file}: ${title.replaceAll('|', '\\|')}`, formatSeconds(ms)]),
  );

function readReportOrExit(file) {
  const report = readReport(file);
  if (report) return report;
  console.error(`There is no complete ${file}: run npm test first.`);
  process.exit(1);
}

function countParts(tests) {
  return [...new Set(tests.map(({ part }) => part))].map((part) => {
    const ofPart = tests.filter((test) => test.part === part);
    return [part, ofPart.length, formatSeconds(ofPart.reduce((sum, { ms }) => sum + ms, 0))];
  });
}

function formatSeconds(ms) {
  return (ms / 1000).toFixed(1);
}

function printTable(headers, rows) {
  const lines = [headers, headers.map((_header, index) => (index === 0 ? '---' : '---:')), ...rows];
  console.log(`\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`);
}
