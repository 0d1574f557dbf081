import {
  formatApplication,
  formatApplicationParam,
  listApplicationOptions,
  parseApplicationParam,
} from '@/domain/features/applications';

const createApplication = (name: string, version: string, platform: string) => ({ name, version, platform });

it('formats an application as name, version and platform', () => {
  expect(formatApplication(createApplication('pay', '1.0.1', 'ios'))).toBe('pay 1.0.1 ios');
});

it.each([
  ['pay 1.0.1 ios', createApplication('pay', '1.0.1', 'ios')],
  ['pay for all 2.0.0 kiosk', createApplication('pay for all', '2.0.0', 'kiosk')],
  ['pay 1.0.1', null],
  ['', null],
  ['["pay","1.0.1"]', null],
  ['["pay","1.0.1",1]', null],
  ['["pay","1.0.1",""]', null],
  ['["pay","","ios"]', null],
  ['["","1.0.1","ios"]', null],
])('reads the text %p of an application in an address', (text, application) => {
  expect(parseApplicationParam(text)).toEqual(application);
});

it.each([
  [createApplication('pay', '1.0.1', 'ios'), 'pay 1.0.1 ios'],
  [createApplication('pay for all', '2.0.0', 'kiosk'), 'pay for all 2.0.0 kiosk'],
  [createApplication('pay', '2.0 beta', 'ios'), '["pay","2.0 beta","ios"]'],
  [createApplication('pay', '2.0', 'apple tv'), '["pay","2.0","apple tv"]'],
  [createApplication('["a",', '"b",', '"c"]'), String.raw`["[\"a\",","\"b\",","\"c\"]"]`],
])('an address has %j as %s, and it is read back', (application, text) => {
  expect(formatApplicationParam(application)).toBe(text);
  expect(parseApplicationParam(text)).toEqual(application);
});

it('offers 27 combinations of 3 names, 3 versions and 3 platforms when the service lists no application', () => {
  const { listed, unlisted } = listApplicationOptions([]);
  expect(listed).toEqual([]);
  expect(new Set(unlisted.map(formatApplication)).size).toBe(27);
});

it('lists each application of the service once, and offers only the remaining combinations', () => {
  const serviceApplications = [
    createApplication('mod', '2.0.0', 'kiosk'),
    createApplication('pay', '1.0.0', 'ios'),
  ];
  const { listed, unlisted } = listApplicationOptions([
    ...serviceApplications,
    createApplication('pay', '1.0.0', 'ios'),
  ]);
  expect(listed).toEqual(serviceApplications);
  expect(unlisted).toHaveLength(26);
  expect(unlisted).not.toContainEqual(serviceApplications[1]);
});
