import { findRecord } from '@/shared/records/open-record/recordLookup';

const createQuery = (hasNextPage: boolean, invalidRowCount = 0) => ({
  currentData: {
    pages: [{ rows: [121, 122].map((id) => ({ id, raw: '{}' })), invalidRowCount }],
  },
  isFetching: false,
  hasNextPage,
  refetch: () => undefined,
});

it('says of a record that may be on a later page only that it is not among the first', () => {
  expect(findRecord('12', createQuery(true))).toMatchObject({
    row: undefined,
    missingText: 'It is not among the first 2 that the platform found.',
  });
  expect(findRecord('12', createQuery(false))).not.toHaveProperty('missingText');
});

it.each([true, false])('says that a record could not be read, with a later page: %s', (hasNextPage) => {
  const { missingText } = findRecord('12', createQuery(hasNextPage, 1));
  expect(missingText).toBe('The platform sent a record that could not be read.');
});

it('finds the record with exactly this id', () => {
  expect(findRecord('122', createQuery(true)).row).toMatchObject({ id: 122 });
});
