import { type Change } from '@/domain/changes/change';
import { describeLaterChanges, describeRelations, findReversal } from '@/domain/changes/changeRelations';
import { createChange } from '@tests/support/journalFixture';

const change = createChange({ id: 'first' });
const otherObject: Change['object'] = { kind: 'agency', abbreviation: 'CBTA', name: 'Central' };

describe('describeLaterChanges', () => {
  const describeAfter = (...laterChanges: Partial<Change>[]) =>
    describeLaterChanges(change, [
      createChange({ id: 'earlier' }),
      change,
      ...laterChanges.map((overrides, index) => createChange({ id: `later ${index}`, ...overrides })),
    ]);

  it('counts only later changes of the same object that did not fail', () => {
    expect(describeAfter()).toBeNull();
    expect(describeAfter({ outcome: 'failed' }, { object: otherObject }, { region: 'australia' })).toBeNull();
    expect(describeAfter({})).toBe('1 change of it since');
    expect(describeAfter({}, { outcome: 'failed' }, {})).toBe('2 changes of it since');
  });

  it('states no number as a fact while one of them is unresolved', () => {
    expect(describeAfter({ outcome: 'unknown' })).toBe('up to 1 change of it since');
    expect(describeAfter({}, { outcome: 'partly' })).toBe('up to 2 changes of it since');
    expect(describeAfter({}, { outcome: 'partly', completedAt: change.at })).toBe('2 changes of it since');
    expect(describeAfter({}, { outcome: 'unknown', object: otherObject })).toBe('1 change of it since');
  });
});

describe('findReversal', () => {
  const reversal = createChange({ id: 'second', reverses: 'first' });

  it('finds the latest change that has reversed this one, or may have', () => {
    const unknownReversal = createChange({ id: 'third', reverses: 'first', outcome: 'unknown' });
    expect(findReversal(change, [change, reversal])).toBe(reversal);
    expect(findReversal(change, [change, reversal, unknownReversal])).toBe(unknownReversal);
  });

  it('finds neither a failed reversal nor that of another change', () => {
    expect(findReversal(change, [change, { ...reversal, outcome: 'failed' }])).toBeUndefined();
    expect(findReversal(change, [change, { ...reversal, reverses: 'other' }])).toBeUndefined();
  });
});

describe('describeRelations', () => {
  const reversal = createChange({ id: 'second', reverses: 'first', at: change.at + 60_000 });
  const changes = [change, reversal];

  it('names the reversed change and the reversal by their times', () => {
    expect(describeRelations(change, changes)).toEqual([
      expect.stringMatching(/^Reversed by the change of .*:31:00\.$/),
    ]);
    expect(describeRelations(reversal, changes)).toEqual([
      expect.stringMatching(/^Reverses the change of .*:30:00\.$/),
    ]);
  });

  it('says "may be" of a reversal whose outcome is unknown, and nothing of a failed one', () => {
    expect(describeRelations(change, [change, { ...reversal, outcome: 'unknown' }])).toEqual([
      expect.stringMatching(/^May be reversed by the change of /),
    ]);
    expect(describeRelations(change, [change, { ...reversal, outcome: 'failed' }])).toEqual([]);
  });
});
