import { type Change, findRevert } from '@/domain/changes/change';
import { describeLaterChanges, describeRelations } from '@/domain/changes/changeRelations';
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

  it('states no number as a fact while one of them needs a check', () => {
    expect(describeAfter({ outcome: 'unknown' })).toBe('up to 1 change of it since');
    expect(describeAfter({}, { outcome: 'partly' })).toBe('up to 2 changes of it since');
    expect(describeAfter({}, { outcome: 'partly', completedAt: change.at })).toBe('2 changes of it since');
    expect(describeAfter({}, { outcome: 'unknown', object: otherObject })).toBe('1 change of it since');
  });
});

describe('findRevert', () => {
  const revert = createChange({ id: 'second', revertedId: 'first' });

  it('finds the latest change that has reverted this one, or may have', () => {
    const unknownRevert = createChange({ id: 'third', revertedId: 'first', outcome: 'unknown' });
    expect(findRevert(change, [change, revert])).toBe(revert);
    expect(findRevert(change, [change, revert, unknownRevert])).toBe(unknownRevert);
  });

  it('finds neither a failed revert nor that of another change', () => {
    expect(findRevert(change, [change, { ...revert, outcome: 'failed' }])).toBeUndefined();
    expect(findRevert(change, [change, { ...revert, revertedId: 'other' }])).toBeUndefined();
  });
});

describe('describeRelations', () => {
  const revert = createChange({ id: 'second', revertedId: 'first', at: change.at + 60_000 });
  const changes = [change, revert];

  it('names the change that was put back, and the one that put it back, by their times', () => {
    expect(describeRelations(change, changes)).toEqual([
      expect.stringMatching(/^Put back at 2\d{3}-\S+T\S+:31:00\.000Z\.$/),
    ]);
    expect(describeRelations(revert, changes)).toEqual([
      expect.stringMatching(/^Puts back the change of \S+T\S+:30:00\.000Z\.$/),
    ]);
  });

  it('claims nothing of a revert whose outcome is unknown, and a failed one is not the change’s', () => {
    const describeBoth = (overrides: Partial<Change>) => {
      const other = { ...revert, ...overrides };
      return [change, other].map((entry) => describeRelations(entry, [change, other]).join(''));
    };
    expect(describeBoth({ outcome: 'unknown' })).toEqual([
      expect.stringMatching(/^May have been put back at /),
      expect.stringMatching(/^May have put back the change of /),
    ]);
    expect(describeBoth({ outcome: 'partly' })).toEqual([
      expect.stringMatching(/^Put back in part at /),
      expect.stringMatching(/^Puts back in part the change of /),
    ]);
    expect(describeBoth({ outcome: 'failed' })).toEqual([
      '',
      expect.stringMatching(/^Did not put back the change of /),
    ]);
    expect(describeBoth({ outcome: 'partly', completedAt: change.at })).toEqual([
      expect.stringMatching(/^Put back at /),
      expect.stringMatching(/^Puts back the change of /),
    ]);
  });
});
