import { listApplicationOptions, formatApplication } from '@/domain/applications';

const application = (name: string, version: string, platform: string) => ({ name, version, platform });

it('reads name, version, platform', () => {
  expect(formatApplication(application('pay', '1.0.1', 'ios'))).toBe('pay 1.0.1 ios');
});

it('offers 3 × 3 × 3 combinations where the service lists none', () => {
  const { listed, unlisted } = listApplicationOptions([]);
  expect(listed).toEqual([]);
  expect(new Set(unlisted.map(formatApplication)).size).toBe(27);
});

it('lists the service’s own first, each once, and offers only the others', () => {
  const own = [application('mod', '2.0.0', 'kiosk'), application('pay', '1.0.0', 'ios')];
  const { listed, unlisted } = listApplicationOptions([...own, application('pay', '1.0.0', 'ios')]);
  expect(listed).toEqual(own);
  expect(unlisted).toHaveLength(26);
  expect(unlisted).not.toContainEqual(own[1]);
});
