import {
  areParametersValid,
  buildAgencyPath,
  buildPath,
  buildRiderPath,
  isAbbreviation,
} from '@/domain/paths';

it('builds paths', () => {
  expect(buildPath('agencyCreation')).toBe('/agency-creation');
  expect(buildAgencyPath('agencyDashboard', 'CBTA')).toBe('/agency-dashboard/CBTA');
  expect(buildRiderPath('CBTA', 7)).toBe('/agency-dashboard/CBTA/riders/7');
});

it.each(['CBTA', 'a-b_1', 'x'.repeat(64)])('accepts %s as an abbreviation', (text) => {
  expect(isAbbreviation(text)).toBe(true);
});

it.each(['', '.', '..', 'a/b', 'a\\b', 'a?b', 'a#b', 'a%2Fb', 'x'.repeat(65), 'é', 'a b'])(
  'rejects "%s" as an abbreviation',
  (text) => {
    expect(isAbbreviation(text)).toBe(false);
  },
);

it('rejects __proto__ as an abbreviation, because abbreviations are used as keys of objects', () => {
  expect(isAbbreviation('__proto__')).toBe(false);
});

it('checks every route parameter', () => {
  expect(areParametersValid({ abbreviation: 'CBTA', user_id: '7' })).toBe(true);
  expect(areParametersValid({ abbreviation: 'CBTA', user_id: '7a' })).toBe(false);
  expect(areParametersValid({ abbreviation: undefined })).toBe(false);
  expect(areParametersValid({ other: '1' })).toBe(false);
});
