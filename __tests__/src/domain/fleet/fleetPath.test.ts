import { buildFleetPath, buildRunPath } from '@/domain/fleet/fleetPath';

it('builds a link to Fleet', () => {
  expect(buildFleetPath({ agencies: ['CBTA', 'METRO'], checks: 'readiness' })).toBe(
    '/fleet?agencies=CBTA.METRO&checks=readiness',
  );
  expect(buildFleetPath({ tab: 'rules', category: 'Fares & more', rule: 'cap' })).toBe(
    '/fleet?tab=rules&category=Fares+%26+more&rule=cap',
  );
});

it.each([
  ['health', '/fleet?tab=health'],
  ['riders', '/fleet?tab=riders'],
  ['lookup', '/fleet?tab=riders&find=list'],
  ['plan', '/rollout'],
] as const)('shows a run of %s at %s', (kind, url) => {
  expect(buildRunPath(kind)).toBe(url);
});
