import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import tokens from '@/ui/theme/tokens.json';

type Colours = Record<keyof typeof tokens.color, string>;
type ColourName = keyof Colours;

/** The minimum contrast ratios of WCAG 2.2, success criteria 1.4.3 and 1.4.11. */
const TEXT_RATIO = 4.5;
const GRAPHIC_RATIO = 3;

const SURFACES: readonly ColourName[] = ['page', 'surface', 'surfaceSunken', 'surfaceHover'];

/** Foregrounds, the backgrounds that they appear on, and the minimum ratio. */
const PAIRS: readonly (readonly [readonly ColourName[], readonly ColourName[], number])[] = [
  [['text', 'textMuted', 'primary', 'primaryHover', 'danger', 'warning', 'success'], SURFACES, TEXT_RATIO],
  [['textOnDark', 'textOnDarkMuted'], ['menu', 'menuHover'], TEXT_RATIO],
  // Notices and the icons in them.
  [['text', 'textMuted', 'primary', 'danger'], ['dangerSurface'], TEXT_RATIO],
  [['text', 'textMuted', 'primary', 'warning'], ['warningSurface'], TEXT_RATIO],
  [['text', 'textMuted', 'primary', 'success'], ['successSurface'], TEXT_RATIO],
  [['text', 'textMuted', 'info'], ['infoSurface'], TEXT_RATIO],
  [['textOnPrimary'], ['primaryFill', 'primaryFillHover'], TEXT_RATIO],
  [['primaryFill'], ['surface'], GRAPHIC_RATIO],
  // Filled elements: buttons, icons and region badges.
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
    TEXT_RATIO,
  ],
  [['text'], ['regionUsEastSurface', 'regionAustraliaSurface'], TEXT_RATIO],
  [['regionUsEast'], ['surface', 'regionUsEastSurface'], GRAPHIC_RATIO],
  [['regionAustralia'], ['surface', 'regionAustraliaSurface'], GRAPHIC_RATIO],
  [['regionUsEastOnDark', 'regionAustraliaOnDark'], ['menu', 'menuHover'], GRAPHIC_RATIO],
  [['focus'], [...SURFACES, 'dangerSurface', 'warningSurface', 'successSurface'], GRAPHIC_RATIO],
  [['textOnDark'], ['menu', 'menuHover'], GRAPHIC_RATIO],
  // A field or a switch is recognizable only by its border.
  [['borderControl', 'controlOff'], SURFACES, GRAPHIC_RATIO],
  // The knob of a switch.
  [['textOnPrimary'], ['controlOff', 'primaryFill'], GRAPHIC_RATIO],
];

const THEMES: readonly (readonly [string, Colours])[] = [
  ['light', tokens.color],
  ['dark', tokens.colorDark],
];

const CASES = THEMES.flatMap(([theme, colours]) =>
  PAIRS.flatMap(([foregrounds, backgrounds, ratio]) =>
    foregrounds.flatMap((foreground) =>
      backgrounds.map((background) => ({ theme, foreground, background, ratio, colours })),
    ),
  ),
);

it.each(CASES)(
  '$theme: $foreground on $background has a contrast ratio of at least $ratio',
  ({ foreground, background, ratio, colours }) => {
    expect(calculateContrast(colours[foreground], colours[background])).toBeGreaterThanOrEqual(ratio);
  },
);

it.each(THEMES)('%s: the region colours differ in hue, not only in brightness', (_theme, colours) => {
  const [redEast, , blueEast] = parseChannels(colours.regionUsEast);
  const [redAustralia, , blueAustralia] = parseChannels(colours.regionAustralia);
  expect(Math.sign(blueEast - redEast)).toBe(1);
  expect(Math.sign(blueAustralia - redAustralia)).toBe(-1);
});

it('defines the same colours in light and dark, and tests each of them except decorations', () => {
  expect(Object.keys(tokens.colorDark)).toEqual(Object.keys(tokens.color));
  const paired = new Set(PAIRS.flatMap(([foregrounds, backgrounds]) => [...foregrounds, ...backgrounds]));
  const decorations = [
    'border',
    'borderStrong',
    'borderButton',
    'dangerBorder',
    'warningBorder',
    'infoBorder',
    'successBorder',
  ];
  expect(Object.keys(tokens.color).filter((name) => !paired.has(name as ColourName))).toEqual([
    ...decorations,
    'skeleton',
    'shadow',
    'scrim',
  ]);
});

it('has no colour values in CSS files: they are all in tokens.json', () => {
  const root = join(__dirname, '../../../../src');
  const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const colourValues = sheets.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/#[0-9a-f]{3,8}\b(?!-)|\b(rgb|hsl|oklch)a?\(/gi)].map(
      ([colour]) => `${file}: ${colour}`,
    ),
  );
  expect(sheets.length).toBeGreaterThan(30);
  expect(colourValues).toEqual([]);
});

/** WCAG's contrast ratio. */
function calculateContrast(foreground: string, background: string): number {
  const [darker = 0, lighter = 0] = [calculateLuminance(foreground), calculateLuminance(background)].sort(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

/** WCAG's relative luminance of `#rrggbb`. */
function calculateLuminance(colour: string): number {
  const [red, green, blue] = parseChannels(colour).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns red, green and blue of `#rrggbb`, each from 0 to 1. */
function parseChannels(colour: string): [number, number, number] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
}
