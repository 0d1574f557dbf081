import { isCheckEvidence } from '@/domain/diagnostics/checkEvidence';

const EVIDENCE = {
  counts: { total: 2 },
  names: { configured: ['Cash'] },
  versions: [{ clientType: 'ios', from: null, until: 1_800_000_000_000 }],
};

it.each([{}, EVIDENCE])('accepts stored evidence: %j', (value) => {
  expect(isCheckEvidence(JSON.parse(JSON.stringify(value)))).toBe(true);
});

it.each([
  null,
  [],
  { counts: { total: '2' } },
  { names: { configured: 'Cash' } },
  { names: { configured: [1] } },
  { versions: [{ clientType: 'ios', from: '2026-01-01', until: null }] },
  { versions: {} },
  { versions: [null] },
  { versions: [{ clientType: 5, from: null, until: null }] },
  { versions: [{ clientType: 'ios', from: null, until: 'never' }] },
  { versions: [{ clientType: 'ios', from: null, until: -1e300 }] },
  { versions: [{ clientType: 'ios', from: null, until: -8.64e15 }] },
])('refuses %j', (value) => {
  expect(isCheckEvidence(value)).toBe(false);
});
