import { type Agency } from '@/domain/entities/agency';
import { WITHHELD_JSON } from '@/domain/fleet/storedRun';
import { makeUndoPlan } from '@/domain/rollout/makePlan';
import { formatPlanFile, parsePlanFile } from '@/domain/rollout/planFile';
import { buildAgency, buildPlan, buildRollout, buildStep } from '@tests/support/rolloutSteps';

const LISTED = { id: 7, abbreviation: 'CBTA', name: 'Coastal Bay Transit' } as Agency;

/** Opens the file of a plan that names this agency, where only `LISTED` is in the list of the region. */
function openFile(agency: Partial<Agency>, isListComplete = true) {
  const isProtected = () => false;
  const plan = buildPlan([{ ...LISTED, ...agency }]);
  const opening = { region: 'usEast', id: 'new', fileName: 'plan.json', listedAgencies: [LISTED] } as const;
  return parsePlanFile(formatPlanFile(plan, '1.0'), { ...opening, isListComplete, isProtected });
}

it('names an agency as the list does, and not as the file does', () => {
  const { plan } = openFile({ name: 'Sandbox – test only' });
  expect(plan?.agencies.map(({ agency }) => agency)).toEqual([LISTED]);
});

it.each([
  ['an agency that is not listed', { abbreviation: 'XYZ' }],
  ['another id', { id: 8 }],
])('a file with %s is refused', (_case, agency) => {
  const { abbreviation } = { ...LISTED, ...agency };
  const error = `${abbreviation} is not in US East, or has another id there.`;
  expect(openFile(agency)).toEqual({ error });
});

it('does not claim that an agency is not in the region when not all agencies could be loaded', () => {
  const error = 'XYZ is not among the agencies that could be loaded.';
  expect(openFile({ abbreviation: 'XYZ' }, false)).toEqual({ error });
  expect(openFile({}, false).plan).toBeDefined();
});

it.each([
  ['{"a":"on"}', true],
  ['{}', false],
  ['{"a":"maybe"}', false],
  ['["on"]', false],
])('a file with the features %s is one of a plan: %p', (target, isPlan) => {
  const isProtected = () => false;
  const plan = buildPlan([LISTED], {
    subject: { kind: 'features', application: { name: 'pay', version: '1.6.0', platform: 'ios' } },
    source: { kind: 'matrix', agency: 'CBTA' },
    target,
  });
  const opening = { region: 'usEast', id: 'new', fileName: 'plan.json', listedAgencies: [LISTED] } as const;
  const { plan: opened } = parsePlanFile(formatPlanFile(plan, '1.0'), {
    ...opening,
    isListComplete: true,
    isProtected,
  });
  expect(opened !== undefined).toBe(isPlan);
});

it('a file with a text that is too long to be compared is damaged', () => {
  const file = formatPlanFile(buildPlan([LISTED], { target: '{"value":"long"}' }), '1.0').replace(
    'long',
    'a'.repeat(9_000_000),
  );
  const opening = { region: 'usEast', id: 'new', fileName: 'plan.json', listedAgencies: [LISTED] } as const;
  const { error } = parsePlanFile(file, { ...opening, isListComplete: true, isProtected: () => false });
  expect(error).toBe('This file is damaged: the plan in it cannot be read.');
});

it('keeps of an undo plan that it is one, what it leaves out, and which entries of the journal it puts back', () => {
  const done = { status: 'done', written: 'yes', before: '{"value":200}', changeId: 'c' } as const;
  const withheld = buildStep('METRO', { ...done, before: WITHHELD_JSON, target: WITHHELD_JSON });
  const steps = [buildStep('CBTA', { ...done, agency: LISTED }), withheld];
  const rollout = buildRollout(steps, { status: 'done' });
  const isProtected = () => false;
  const undo = makeUndoPlan(rollout, { id: 'new', isProtected });
  if (!undo) throw new Error('no undo plan');
  const opening = { region: 'usEast', id: 'new', fileName: 'undo.json', isListComplete: true } as const;
  const file = formatPlanFile(undo, '1.0');
  // Files that operators have saved stay readable.
  expect(JSON.parse(file)).toMatchObject({
    format: 'fare-portal rollout plan',
    formatVersion: 1,
    agencies: [{ reverses: 'c' }],
  });
  const listedAgencies = [LISTED, buildAgency('METRO')];
  const { plan } = parsePlanFile(file, { ...opening, listedAgencies, isProtected });
  expect(plan).toEqual({ ...undo, source: { kind: 'undo', rolloutId: 'r', fileName: 'undo.json' } });
  expect(plan?.withheld).toEqual(['METRO']);
  expect(plan?.agencies).toMatchObject([
    { target: '{"value":200}', expected: '{"value":250}', revertedId: 'c' },
  ]);
  const undoOfAnyValue = file.replace(/"expected": ".*",/, '"expected": null,');
  expect(parsePlanFile(undoOfAnyValue, { ...opening, listedAgencies, isProtected })).toEqual({
    error: 'This file is damaged: the plan in it cannot be read.',
  });
});

/** Opens the file of a plan of three agencies, one of which is protected, with these picks. */
function openPicked(picked: unknown) {
  const agencies = ['MMTA', 'CBTA', 'BAT'].map((abbreviation) => ({ ...LISTED, abbreviation }));
  const plan = buildPlan(agencies);
  return parsePlanFile(formatPlanFile({ ...plan, picked: picked as string[] }, '1.0'), {
    region: 'usEast',
    id: 'new',
    fileName: 'plan.json',
    listedAgencies: agencies,
    isListComplete: true,
    isProtected: (abbreviation) => abbreviation === 'MMTA',
  });
}

it.each([
  ['the agencies that the operator had picked', ['BAT', 'MMTA', 'XYZ'], ['BAT']],
  ['none', [], []],
])('picks %s', (_case, picked, expected) => {
  expect(openPicked(picked).plan?.picked).toEqual(expected);
});

it.each([[[1]], [undefined]])('refuses the picks %j, which are no names', (picked) => {
  expect(openPicked(picked).error).toMatch(/damaged/);
});
