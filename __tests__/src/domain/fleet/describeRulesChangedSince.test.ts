import { type Change } from '@/domain/changes/change';
import { describeRulesChangedSince } from '@/domain/fleet/describeRulesChangedSince';
import { type FleetRun } from '@/domain/fleet/fleetRun';

const RUN = {
  region: 'usEast',
  outcomes: {
    CBTA: { status: 'done', at: 100 },
    METRO: { status: 'done', at: 300 },
    BCC: { status: 'failed', at: 100 },
  },
} as unknown as FleetRun<'rules'>;

const buildChange = (agency: string, change: object = {}) =>
  ({
    region: 'usEast',
    agency,
    at: 200,
    outcome: 'succeeded',
    object: { kind: 'rule', identity: 'daily_cap' },
    ...change,
  }) as Change;

it.each([
  ['a change after its agency was read', [buildChange('CBTA')], 'daily_cap in 1 agency'],
  ['one that may have been applied', [buildChange('CBTA', { outcome: 'unknown' })], 'daily_cap in 1 agency'],
  ['an agency only once', [buildChange('CBTA'), buildChange('CBTA')], 'daily_cap in 1 agency'],
  [
    'each rule with its agencies',
    [
      buildChange('CBTA'),
      buildChange('METRO', { at: 301 }),
      buildChange('CBTA', { object: { kind: 'rule', identity: 'fare' } }),
    ],
    'daily_cap in 2 agencies, fare in 1 agency',
  ],
  ['no change before its agency was read', [buildChange('METRO')], ''],
  ['no agency that was not read', [buildChange('BCC'), buildChange('AAT')], ''],
  ['no change that was refused', [buildChange('CBTA', { outcome: 'failed' })], ''],
  ['no other region', [buildChange('CBTA', { region: 'australia' })], ''],
  ['nothing but rules', [buildChange('CBTA', { object: { kind: 'features' } })], ''],
])('names %s', (_, changes, text) => {
  expect(describeRulesChangedSince(RUN, changes)).toBe(text);
});
