import { applicationChoices, applicationLabel } from '@/domain/applications';

const application = (name: string, version: string, platform: string) => ({ name, version, platform });

it('reads name, version, platform', () => {
  expect(applicationLabel(application('pay', '1.0.1', 'ios'))).toBe('pay 1.0.1 ios');
});

it('offers 3 × 3 × 3 combinations where the service lists none', () => {
  const { listed, others } = applicationChoices([]);
  expect(listed).toEqual([]);
  expect(new Set(others.map(applicationLabel)).size).toBe(27);
});

it('lists the service’s own first, each once, and offers only the others', () => {
  const own = [application('mod', '2.0.0', 'kiosk'), application('pay', '1.0.0', 'ios')];
  const { listed, others } = applicationChoices([...own, application('pay', '1.0.0', 'ios')]);
  expect(listed).toEqual(own);
  expect(others).toHaveLength(26);
  expect(others).not.toContainEqual(own[1]);
});
