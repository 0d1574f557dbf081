import { nanoid } from '@reduxjs/toolkit';
import { act, screen, within } from '@testing-library/react';
import { agencySchema } from '@/domain/entities/agency';
import { type Rollout, type StepStatus } from '@/domain/rollout/rollout';
import { rolloutRestored } from '@/shared/rollout/rolloutSlice';
import { neverRespond, openFakeNetwork } from '@tests/support/fakeNetwork';
import { installFakeStorage } from '@tests/support/fakeStorage';
import { renderRoute } from '@tests/support/renderRoute';

const button = (name: string) => screen.getByRole('button', { name });

it('offers nothing that would have no effect while an agency is read or changed', async () => {
  const network = await openFakeNetwork();
  installFakeStorage();
  const { user, store } = await renderRoute('/rollout', network);
  await screen.findByText('No rollout is planned');
  const stepOf = (abbreviation: string, status: StepStatus) => ({
    agency: agencySchema.cast({ id: 1, abbreviation, name: abbreviation }),
    rule: { id: 1, category: 1 },
    planned: '{"value":200}',
    target: '{"value":250}',
    status,
    written: 'no' as const,
    before: null,
    after: null,
    note: null,
    at: null,
    changeId: null,
  });
  const show = (change: Partial<Rollout>) =>
    act(() => {
      const rollout: Rollout = {
        id: nanoid(),
        region: 'usEast',
        subject: { kind: 'rule', category: 'Fare Capping', identity: 'daily_cap' },
        source: { kind: 'fleet', agency: null },
        isDryRun: false,
        reason: '',
        pausesAfterRings: true,
        status: 'paused',
        pauseReason: 'ring',
        waitsFor: null,
        startedAt: 0,
        finishedAt: null,
        steps: [stepOf('AMTA', 'unknown'), stepOf('ASRB', 'pending')],
        ...change,
      };
      store.dispatch(rolloutRestored({ rollout: null, isElsewhere: true }));
      store.dispatch(rolloutRestored({ rollout, isElsewhere: false }));
    });

  // An agency that was skipped is read: only then the operator goes on.
  show({});
  network.intercept('/token/agency', neverRespond);
  await user.click(button('AMTA'));
  await user.click(await screen.findByRole('button', { name: 'Check now' }));
  expect(button('Go on')).toBeDisabled();
  expect(button('Stop here')).toBeDisabled();

  const steps = [stepOf('AMTA', 'failed'), stepOf('ASRB', 'failed')];
  show({ pauseReason: 'failure', waitsFor: 'ASRB', steps });
  await user.click(button('AMTA'));
  const panel = within(await screen.findByRole('complementary', { name: 'Values of AMTA' }));
  expect(panel.getByRole('button', { name: 'Try again' })).toBeDisabled();
  expect(panel.getByRole('button', { name: 'Try again' })).toHaveAttribute(
    'title',
    'Decide about ASRB first.',
  );

  const underWay = [stepOf('AMTA', 'sending'), stepOf('ASRB', 'pending')];
  show({ pauseReason: 'operator', steps: underWay });
  expect(screen.getByText('AMTA is finished first. No other agency is begun.')).toBeVisible();
  show({ status: 'stopped', pauseReason: null, steps: underWay });
  expect(button('Close result')).toBeDisabled();
});
