import { formatAgenciesParam, parseAgenciesParam } from '@/domain/fleet/agenciesParam';

const AGENCIES = ['CBTA', 'METRO', 'A-1_b'];

it('is as long in an address as it is', () => {
  const param = formatAgenciesParam(AGENCIES);
  expect(new URLSearchParams({ agencies: param }).toString()).toBe(`agencies=${param}`);
  expect(parseAgenciesParam(param)).toEqual(AGENCIES);
});

it('has no agency without an abbreviation', () => {
  expect(parseAgenciesParam('CBTA..METRO.')).toEqual(['CBTA', 'METRO']);
  expect(parseAgenciesParam('')).toEqual([]);
});
