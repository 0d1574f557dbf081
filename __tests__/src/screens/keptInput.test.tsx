import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { KEPT_INPUT_MS } from '@/domain/limits';
import { operatorSignedIn } from '@/session/sessionSlice';
import { BACK, end, field, KEY, stored } from '@tests/support/keptBench';
import { answer, openWire, type Wire } from '@tests/support/platform';
import { renderAt } from '@tests/support/renderAt';

let wire: Wire;
beforeEach(async () => {
  wire = await openWire();
});
afterEach(() => wire.platform.close());

async function typeAgency() {
  const page = await renderAt('/agency-creation', wire);
  await page.user.type(await field('Name'), 'Harbour Ferries');
  await page.user.type(await field('Abbreviation'), 'HARB');
  await page.user.selectOptions(screen.getByLabelText('Measurement'), 'Metric');
  return page;
}

describe('an agency’s form', () => {
  it.each(['expired', 'idle'] as const)(
    'is filled again after a session that ended so: %s',
    async (reason) => {
      end(await typeAgency(), reason);
      const { user } = await renderAt('/agency-creation', wire);
      expect(await screen.findByText(BACK)).toBeVisible();
      expect(await field('Name')).toHaveValue('Harbour Ferries');
      expect(await field('Abbreviation')).toHaveValue('HARB');
      expect(screen.getByLabelText('Measurement')).toHaveValue('metric');
      // It stands in the form now, and nowhere else.
      expect(stored()).toBeNull();
      expect(screen.queryByText(/may have been applied/)).not.toBeInTheDocument();

      await user.click(screen.getByRole('button', { name: 'Discard' }));
      expect(await field('Name')).toHaveValue('');
      expect(await field('Name')).toHaveFocus();
      expect(screen.getByLabelText('Measurement')).toHaveValue('imperial');
      expect(screen.queryByText(BACK)).not.toBeInTheDocument();
      await user.type(await field('Name'), 'x');
      expect(screen.queryByText(BACK)).not.toBeInTheDocument();
    },
  );

  it('asks before it is left, as what was typed anew does', async () => {
    end(await typeAgency(), 'expired');
    const { user } = await renderAt('/agency-creation', wire);
    await screen.findByText(BACK);
    await user.click(screen.getByRole('link', { name: 'All Agencies' }));
    expect(await screen.findByText('Leave without saving?')).toBeVisible();
  });

  it('is kept where its own call is refused, and then was not applied', async () => {
    const page = await typeAgency();
    wire.fault('POST', answer(401, { code: 'token_expired' }));
    await page.user.click(screen.getByRole('button', { name: 'Create agency' }));
    await waitFor(() => expect(page.left).toEqual(['expired']));
    cleanup();
    await renderAt('/agency-creation', wire);
    expect(await screen.findByText(BACK)).toBeVisible();
    expect(screen.queryByText(/may have been applied/)).not.toBeInTheDocument();
  });

  it('says that it may have been applied where another call’s refusal came while it was sent', async () => {
    const page = await typeAgency();
    wire.fault('POST', () => new Promise(() => undefined));
    await page.user.click(screen.getByRole('button', { name: 'Create agency' }));
    await screen.findByRole('dialog');
    end(page, 'expired');
    await renderAt('/agency-creation', wire);
    expect(
      await screen.findByText(
        'It was sent before the session ended and may have been applied: look before you send it again.',
      ),
    ).toBeVisible();
  });

  it('has nothing to keep when nothing was typed, or once it is created', async () => {
    end(await renderAt('/agency-creation', wire), 'expired');
    expect(stored()).toBeNull();
    const page = await typeAgency();
    await page.user.click(screen.getByRole('button', { name: 'Create agency' }));
    await screen.findByRole('button', { name: 'Add another' });
    end(page, 'expired');
    expect(stored()).toBeNull();
  });

  it('keeps nothing in the browser while the session runs', async () => {
    await typeAgency();
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Harbour');
  });
});

describe('what was kept is gone', () => {
  const filled = () => expect(stored()).toContain('Harbour Ferries');

  it.each(['signedOut', 'otherTab'] as const)('after a sign-out here or elsewhere: %s', async (reason) => {
    end(await typeAgency(), 'expired');
    filled();
    end(await renderAt('/', wire), reason);
    expect(stored()).toBeNull();
    end(await typeAgency(), reason);
    expect(stored()).toBeNull();
  });

  it('after a sign-out in another tab while nobody is signed in here', async () => {
    end(await typeAgency(), 'expired');
    await renderAt('/login', wire, 'guest');
    filled();
    const otherTab = new BroadcastChannel('fare-portal');
    otherTab.postMessage({ type: 'sessionExpired', sessionId: 'another-session' });
    otherTab.postMessage({ type: 'sessionIdle', sessionId: 'another-session' });
    filled();
    otherTab.postMessage({ type: 'sessionEnded', sessionId: 'another-session' });
    await waitFor(() => expect(stored()).toBeNull());
    otherTab.close();
  });

  it('once somebody else signs in, and in the other region', async () => {
    const own = await wire.token('usEast');
    for (const signIn of [
      { region: 'usEast', token: jwt({ sub: 'somebody-else' }) },
      { region: 'usEast', token: jwt({}) },
      { region: 'australia', token: own },
    ] as const) {
      end(await typeAgency(), 'expired');
      const { store } = await renderAt('/login', wire, 'guest');
      filled();
      act(() => void store.dispatch(operatorSignedIn(signIn)));
      expect(stored()).toBeNull();
      cleanup();
    }
    end(await typeAgency(), 'expired');
    const { store } = await renderAt('/login', wire, 'guest');
    act(() => void store.dispatch(operatorSignedIn({ region: 'usEast', token: own })));
    filled();
  });

  it('for somebody else whose session is there already', async () => {
    end(await typeAgency(), 'expired');
    await renderAt('/agency-creation', wire, { region: 'australia' });
    expect(await field('Name')).toHaveValue('');
    expect(screen.queryByText(BACK)).not.toBeInTheDocument();
  });

  it('after its time, also on a screen that nobody touches', async () => {
    end(await typeAgency(), 'expired');
    const now = jest.spyOn(Date, 'now');
    const start = Date.now();
    now.mockReturnValue(start + KEPT_INPUT_MS - 1000);
    await renderAt('/login', wire, 'guest');
    filled();
    cleanup();
    now.mockReturnValue(start + KEPT_INPUT_MS + 1000);
    await renderAt('/login', wire, 'guest');
    expect(stored()).toBeNull();
    now.mockRestore();
  });

  it.each(['', '{', 'null', '[]', '{"keptAt":"x"}', '{"keptAt":9e15}'])(
    'where it is broken: %s',
    async (text) => {
      sessionStorage.setItem(KEY, text);
      await renderAt('/agency-creation', wire);
      expect(await field('Name')).toHaveValue('');
      expect(stored()).toBeNull();
    },
  );

  it('where its values are not those of the form', async () => {
    end(await typeAgency(), 'expired');
    sessionStorage.setItem(KEY, (stored() ?? '').replace('"Harbour Ferries"', '{"a":1}'));
    await renderAt('/agency-creation', wire);
    expect(await field('Name')).toHaveValue('');
    expect(screen.queryByText(BACK)).not.toBeInTheDocument();
  });

  it('where it is longer than what is kept', async () => {
    const { user, store } = await renderAt('/agency-creation', wire);
    await user.click(await field('Name'));
    await user.paste('x'.repeat(200_000));
    end({ store }, 'expired');
    expect(stored()).toBeNull();
  });
});

/** A token as the platform's, of somebody. */
function jwt(claims: object): string {
  return ['{}', JSON.stringify(claims), ''].map((part) => Buffer.from(part).toString('base64url')).join('.');
}
