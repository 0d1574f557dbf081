import { buildFeatureRows, getFeatureStatus } from '@/domain/fleet/featureRows';
import { type FleetRun, type RunStatus } from '@/domain/fleet/fleetRun';

it.each([
  ['running', ['AAT', 'BCC', 'CBTA', 'DRT']],
  ['done', ['BCC', 'CBTA', 'AAT', 'DRT']],
] satisfies [RunStatus, string[]][])(
  'a run that is %s has its agencies in the order %j',
  (status, abbreviations) => {
    const answer = (isListed: boolean) => ({ status: 'done', answer: { isListed, active: [] } });
    const run = {
      status,
      agencies: ['AAT', 'BCC', 'CBTA', 'DRT'].map((abbreviation) => ({ abbreviation })),
      outcomes: { AAT: answer(false), BCC: answer(true), CBTA: { status: 'failed' }, DRT: answer(false) },
    } as unknown as FleetRun<'features'>;
    expect(buildFeatureRows(run).map(({ agency }) => agency.abbreviation)).toEqual(abbreviations);
  },
);

it.each([
  ['on', { status: 'done', answer: { isListed: true, active: ['map'] } }],
  ['off', { status: 'done', answer: { isListed: true, active: ['wallet'] } }],
  ['notListed', { status: 'done', answer: { isListed: false, active: [] } }],
  ['unknown', { status: 'failed' }],
  ['notRun', undefined],
])('a feature is %s in an agency with the outcome %j', (status, outcome) => {
  const run = {
    agencies: [{ abbreviation: 'AAT' }],
    outcomes: outcome ? { AAT: outcome } : {},
  } as unknown as FleetRun<'features'>;
  expect(buildFeatureRows(run).map((row) => getFeatureStatus(row, 'map'))).toEqual([status]);
});
