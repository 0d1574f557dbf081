import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import tokens from '@/ui/theme/tokens.json';

type Colours = Record<keyof typeof tokens.color, string>;
type Name = keyof Colours;

/** WCAG 2.2, 1.4.3 and 1.4.11. */
const TEXT = 4.5;
const SIGN = 3;

const SURFACES: readonly Name[] = ['page', 'surface', 'surfaceSunken', 'surfaceHover'];

/** What stands on what, and how much they have to differ at least. */
const PAIRS: readonly (readonly [readonly Name[], readonly Name[], number])[] = [
  [['text', 'textMuted', 'primary', 'primaryHover', 'danger', 'warning', 'success'], SURFACES, TEXT],
  [['textOnDark', 'textOnDarkMuted'], ['menu', 'menuHover'], TEXT],
  // Notices and the marks within them.
  [['text', 'textMuted', 'primary', 'danger'], ['dangerSurface'], TEXT],
  [['text', 'textMuted', 'primary', 'warning'], ['warningSurface'], TEXT],
  [['text', 'textMuted', 'primary', 'success'], ['successSurface'], TEXT],
  // What is filled: buttons, signs, the regions' marks.
  [
    ['surface'],
    [
      'primary',
      'primaryHover',
      'danger',
      'warning',
      'success',
      'textMuted',
      'regionUsEast',
      'regionAustralia',
    ],
    TEXT,
  ],
  [['text'], ['regionUsEastSurface', 'regionAustraliaSurface'], TEXT],
  [['regionUsEast'], ['surface', 'regionUsEastSurface'], SIGN],
  [['regionAustralia'], ['surface', 'regionAustraliaSurface'], SIGN],
  [['regionUsEastOnDark', 'regionAustraliaOnDark'], ['menu', 'menuHover'], SIGN],
  [['focus'], [...SURFACES, 'dangerSurface', 'warningSurface', 'successSurface'], SIGN],
  [['textOnDark'], ['menu', 'menuHover'], SIGN],
  // Fields and switches, of which nothing else tells where they are.
  [['borderControl', 'controlOff'], SURFACES, SIGN],
  [['surface'], ['controlOff'], SIGN],
];

const THEMES: readonly (readonly [string, Colours])[] = [
  ['light', tokens.color],
  ['dark', tokens.colorDark],
];

const CASES = THEMES.flatMap(([theme, colours]) =>
  PAIRS.flatMap(([above, below, least]) =>
    above.flatMap((one) => below.map((other) => ({ theme, one, other, least, colours }))),
  ),
);

it.each(CASES)('$theme: $one on $other differs by $least at least', ({ one, other, least, colours }) => {
  expect(contrast(colours[one], colours[other])).toBeGreaterThanOrEqual(least);
});

it.each(THEMES)('%s: the regions are told apart by hue, not by shade alone', (_theme, colours) => {
  const [redEast, , blueEast] = channels(colours.regionUsEast);
  const [redSouth, , blueSouth] = channels(colours.regionAustralia);
  expect(Math.sign(blueEast - redEast)).toBe(1);
  expect(Math.sign(blueSouth - redSouth)).toBe(-1);
});

it('names the same colours in light and dark, and has each of them in one of the pairs or between surfaces', () => {
  expect(Object.keys(tokens.colorDark)).toEqual(Object.keys(tokens.color));
  const paired = new Set(PAIRS.flatMap(([above, below]) => [...above, ...below]));
  const decorations = ['border', 'borderStrong', 'dangerBorder', 'warningBorder', 'infoBorder'];
  expect(Object.keys(tokens.color).filter((name) => !paired.has(name as Name))).toEqual([
    ...decorations,
    'skeleton',
    'shadow',
    'scrim',
  ]);
});

it('writes a colour in tokens.json alone', () => {
  const root = join(__dirname, '../../../../src');
  const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const written = sheets.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/#[0-9a-f]{3,8}\b(?!-)|\b(rgb|hsl|oklch)a?\(/gi)].map(
      ([colour]) => `${file}: ${colour}`,
    ),
  );
  expect(sheets.length).toBeGreaterThan(30);
  expect(written).toEqual([]);
});

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** WCAG's relative luminance of `#rrggbb`. */
function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(colour: string): [number, number, number] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
}
