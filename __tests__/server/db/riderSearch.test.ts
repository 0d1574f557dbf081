import { type SearchedRider, searchTerm, searchText } from '@server/db/riderSearch';

const MARK = '\u0002';
const NOBODY: SearchedRider = {
  userId: 1,
  rmid: null,
  customerInternalId: null,
  firstName: null,
  lastName: null,
  email: null,
  aTelephone: null,
  pTelephone: null,
  smartcardId: null,
  smartcard: null,
};
const lines = (rider: Partial<SearchedRider>) => searchText({ ...NOBODY, ...rider }).split('\n');

describe('the text of a rider', () => {
  it('has names as one, folded, and the digits of telephone numbers', () => {
    expect(lines({ firstName: 'ÉLÈNE', lastName: "O'Brien", pTelephone: '(212) 555-0147' })).toEqual([
      "elene o'brien",
      '1',
      '(212) 555-0147',
      '2125550147',
      `${MARK}${MARK}el`,
      `${MARK}${MARK}o'`,
      `${MARK}${MARK}1`,
      `${MARK}${MARK}21`,
      `${MARK}${MARK}55`,
      `${MARK}${MARK}01`,
    ]);
  });

  it('holds nothing for what is missing, and no control characters', () => {
    expect(lines({})).toEqual(['', '1', `${MARK}${MARK}1`]);
    expect(lines({ lastName: `A${MARK}${MARK}bc\nd` })[0]).toBe('abcd');
  });

  it('counts characters, not halves of them', () => {
    expect(lines({ firstName: '👩🚌🚍' })).toContain(`${MARK}${MARK}👩🚌`);
  });
});

describe('a term', () => {
  it.each([
    ['j', `"${MARK}${MARK}j"`, ''],
    ['Jo', `"${MARK}jo"`, ''],
    ['李明', `"${MARK}李明"`, ''],
    ['Joh', '"joh"', 'joh'],
    ['  José  ', '"ose" AND "jos"', 'jose'],
    ['a"b"c', '"b""c" AND "a""b"', 'a"b"c'],
    ['100%', '"00%" AND "100"', '100%'],
  ])('%j asks for %j', (term, match, contains) => {
    expect(searchTerm(term)).toEqual({ match, contains });
  });

  it.each(['', '   ', '\u0000\u0002', '\u0301'])('%j is none', (term) => {
    expect(searchTerm(term)).toBeUndefined();
  });

  it('asks for a few pieces only, however long it is', () => {
    const term = searchTerm('abcdefghijklmnopqrstuvwxyz'.repeat(20));
    expect(term?.match.split(' AND ')).toHaveLength(6);
    expect(term?.contains).toHaveLength(200);
  });
});
