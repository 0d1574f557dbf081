import { buildSearchText, parseSearchTerm, type SearchableRider } from '@server/db/riderSearch';

/**
 * The index is of trigrams. A word's first two characters are also indexed after two marks, so that one character
 * (mark, mark, j) and two (mark, j, o) are found by a trigram too.
 */
const WORD_START_MARK = '\u0002';
const WORD_START = WORD_START_MARK.repeat(2);
/** The platform's field names; what `rmid`, `a` and `p` stand for is not specified. */
const EMPTY_RIDER: SearchableRider = {
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
const buildLines = (rider: Partial<SearchableRider>) =>
  buildSearchText({ ...EMPTY_RIDER, ...rider }).split('\n');

describe('the search text of a rider', () => {
  it('has the normalized full name and the digits of telephone numbers', () => {
    expect(buildLines({ firstName: 'ÉLÈNE', lastName: "O'Brien", pTelephone: '(212) 555-0147' })).toEqual([
      // The name, the user id, the telephone number and its digits; then the marked first two characters of each word.
      "elene o'brien",
      '1',
      '(212) 555-0147',
      '2125550147',
      `${WORD_START}el`,
      `${WORD_START}o'`,
      `${WORD_START}1`,
      `${WORD_START}21`,
      `${WORD_START}55`,
      `${WORD_START}01`,
    ]);
  });

  it('has one space for white space in a name, as a term has', () => {
    expect(buildLines({ firstName: 'line\nbreak\ttab', lastName: 'two  spaces' })[0]).toBe(
      'line break tab two spaces',
    );
  });

  it('has a name with joiners without them too, for a term that is typed without them', () => {
    const lines = buildLines({ firstName: '\u0639\u0644\u06CC\u200C\u0631\u0636\u0627' });
    expect(lines.slice(0, 2)).toEqual([
      '\u0639\u0644\u06CC\u200C\u0631\u0636\u0627',
      '\u0639\u0644\u06CC\u0631\u0636\u0627',
    ]);
  });

  it('omits missing fields and control characters', () => {
    expect(buildLines({})).toEqual(['', '1', `${WORD_START}1`]);
    expect(buildLines({ lastName: `A${WORD_START}bc\u0000d` })[0]).toBe('abcd');
  });

  it('counts code points, not UTF-16 units', () => {
    expect(buildLines({ firstName: '👩🚌🚍' })).toContain(`${WORD_START}👩🚌`);
  });
});

describe('a search term', () => {
  it.each([
    // One or two characters: the start of a word. More: the last trigram first, then every third one.
    ['j', `"${WORD_START}j"`, `${WORD_START}j`],
    ['J.', `"${WORD_START}j"`, `${WORD_START}j`],
    ['(2', `"${WORD_START}2"`, `${WORD_START}2`],
    ['Jo', `"${WORD_START_MARK}jo"`, `${WORD_START_MARK}jo`],
    ['李明', `"${WORD_START_MARK}李明"`, `${WORD_START_MARK}李明`],
    ['Joh', '"joh"', 'joh'],
    ['  José  ', '"ose" AND "jos"', 'jose'],
    // Pasted from two cells of a table.
    ['Jo\tLee', '"lee" AND "jo "', 'jo lee'],
    ['Jo  Lee', '"lee" AND "jo "', 'jo lee'],
    ['a"b"c', '"b""c" AND "a""b"', 'a"b"c'],
    ['100%', '"00%" AND "100"', '100%'],
    // A telephone number in any notation; not a part of one, a plain number, or a name.
    ['212 555 0147', '"147" AND "212" AND "555" AND "014"', '2125550147'],
    ['+1 (212) 555-0147', '"147" AND "212" AND "555" AND "014"', '2125550147'],
    ['212-555', '"555" AND "212" AND "-55"', '212-555'],
    // An id of these eleven digits has the last ten too.
    ['12125550147', '"147" AND "212" AND "555" AND "014"', '2125550147'],
    // Without the 0 that stored numbers begin with.
    ['+61 2 5550 1234', '"234" AND "255" AND "501"', '255501234'],
    ['+61 (0)2 5550 1234', '"234" AND "255" AND "501"', '255501234'],
    ['\u202D212\u2011555\u20130147\u202C', '"147" AND "212" AND "555" AND "014"', '2125550147'],
    ['a-1234567', '"567" AND "a-1" AND "234"', 'a-1234567'],
  ])('%j becomes the query %j; each match is compared with %j', (term, match, contains) => {
    expect(parseSearchTerm(term)).toEqual({ match, contains });
  });

  // Nothing, spaces, control characters, and an accent without a letter.
  it.each(['', '   ', '\u0000\u0002', '\u0301'])('%j is empty', (term) => {
    expect(parseSearchTerm(term)).toBeUndefined();
  });

  it('has at most six trigrams and 200 characters, however long it is', () => {
    const term = parseSearchTerm('abcdefghijklmnopqrstuvwxyz'.repeat(20));
    expect(term?.match.split(' AND ')).toHaveLength(6);
    expect(term?.contains).toHaveLength(200);
  });

  it('does not end with half a character that has two UTF-16 units', () => {
    expect(parseSearchTerm(`a${'🚌'.repeat(200)}`)?.contains).toBe(`a${'🚌'.repeat(199)}`);
  });
});
