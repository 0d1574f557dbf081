import { formatApplication, listApplicationOptions } from '@/domain/applications';

const application = (name: string, version: string, platform: string) => ({ name, version, platform });

it('formats an application as name, version and platform', () => {
  expect(formatApplication(application('pay', '1.0.1', 'ios'))).toBe('pay 1.0.1 ios');
});

it('offers 3 × 3 × 3 combinations when the service lists no application', () => {
  const { listed, unlisted } = listApplicationOptions([]);
  expect(listed).toEqual([]);
  expect(new Set(unlisted.map(formatApplication)).size).toBe(27);
});

it('lists each application of the service once, and offers only the remaining combinations', () => {
  const serviceApplications = [application('mod', '2.0.0', 'kiosk'), application('pay', '1.0.0', 'ios')];
  const { listed, unlisted } = listApplicationOptions([
    ...serviceApplications,
    application('pay', '1.0.0', 'ios'),
  ]);
  expect(listed).toEqual(serviceApplications);
  expect(unlisted).toHaveLength(26);
  expect(unlisted).not.toContainEqual(serviceApplications[1]);
});
