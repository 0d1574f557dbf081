import { formatApplication, listApplicationOptions, parseApplication } from '@/domain/features/applications';

const createApplication = (name: string, version: string, platform: string) => ({ name, version, platform });

it('formats an application as name, version and platform', () => {
  expect(formatApplication(createApplication('pay', '1.0.1', 'ios'))).toBe('pay 1.0.1 ios');
});

it.each([
  ['pay 1.0.1 ios', createApplication('pay', '1.0.1', 'ios')],
  ['pay for all 2.0.0 kiosk', createApplication('pay for all', '2.0.0', 'kiosk')],
  ['pay 1.0.1', null],
  ['', null],
])('reads the text %p of an application', (text, application) => {
  expect(parseApplication(text)).toEqual(application);
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
