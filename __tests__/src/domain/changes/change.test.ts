import { type ChangeObject, isSameTarget } from '@/domain/changes/change';

const OBJECTS: readonly ChangeObject[] = [
  { kind: 'payment', userId: '7', paymentId: '5' },
  { kind: 'rule', ruleId: '4', category: '2', categoryName: 'Fares', identity: 'cap' },
  { kind: 'features', name: 'pay', version: '1.6.0', platform: 'ios' },
  { kind: 'agency', abbreviation: 'CBTA', name: 'Central' },
  { kind: 'operator', email: 'a@b.example' },
  { kind: 'administrator', email: 'a@b.example' },
  { kind: 'profile', userId: '7' },
  { kind: 'fleetRun', runId: 'r', tab: 'health' },
];

const targetOf = (object: ChangeObject) => ({ region: 'usEast', agency: 'CBTA', object }) as const;

it.each(OBJECTS)(
  'two writes have the same target only if each field of the object is equal: %j',
  (object) => {
    const target = targetOf(object);
    expect(isSameTarget(target, targetOf({ ...object }))).toBe(true);
    for (const field of Object.keys(object))
      expect([
        field,
        isSameTarget(target, targetOf({ ...object, [field]: 'other' } as ChangeObject)),
      ]).toEqual([field, false]);
    expect(isSameTarget(target, { ...target, region: 'australia' })).toBe(false);
    expect(isSameTarget(target, { ...target, agency: null })).toBe(false);
  },
);
