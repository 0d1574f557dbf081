import { act, renderHook } from '@testing-library/react';
import { useUnsentSwitches } from '@/screens/app-features/useUnsentSwitches';

const application = { name: 'pay', version: '1.0.0', platform: 'ios' };
const setSwitches = () => {
  const { result } = renderHook(() => useUnsentSwitches(application, new Set(['mod_booking']), false));
  act(() =>
    result.current.setFeatures(
      application,
      new Map([
        ['pay_wallet', true],
        ['mod_booking', false],
      ]),
    ),
  );
  return result;
};

it('does not forget a switch that was set otherwise meanwhile', () => {
  const result = setSwitches();
  const forgotten = new Map([
    ['pay_wallet', true],
    ['mod_booking', true],
  ]);
  act(() => result.current.forgetFeatures(application, forgotten));
  expect(result.current.changes).toEqual({ added: [], removed: ['mod_booking'] });
});

it.each([
  ['the same switches', [['mod_booking', false]], [], false],
  ['a switch that was set otherwise', [['mod_booking', true]], [], true],
  ['another application', [['mod_booking', false]], [{ ...application, platform: 'android' }], true],
] as const)('finds what is unsent beside a submission: %s', (_case, sent, others, expected) => {
  const result = setSwitches();
  for (const other of others) act(() => result.current.setFeatures(other, new Map([['pay_wallet', true]])));
  const submitted = new Map<string, boolean>([['pay_wallet', true], ...sent]);
  expect(result.current.hasUnsentExcept(application, submitted)).toBe(expected);
});
