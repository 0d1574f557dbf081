import { fetchConfiguration } from '@/app/boot/fetchConfiguration';
import { createPortalStore } from '@/app/store';
import { type EndReason } from '@/session/auth/sessionEnds';
import { sessionEnded } from '@/session/auth/sessionSlice';
import { closeAfterTest } from '@tests/support/closeAfterTest';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { storeSession } from '@tests/support/storeSession';

const network = setUpNetwork();

it.each<[EndReason, string, string | null]>([
  ['signedOut', '/agencies?region=us-east', 'australia'],
  ['otherTab', '/agencies?region=us-east', 'australia'],
  ['otherHost', '/?region=us-east', 'australia'],
  // The sign-in offers the link of the URL, so it selects that region.
  ['expired', '/agencies?region=us-east', null],
  ['idle', '/agencies?region=us-east', null],
])(
  'after the end %s on %s the sign-in form selects the region of the session: %s',
  async (reason, url, region) => {
    await storeSession({ region: 'australia' }, network);
    const left: unknown[] = [];
    const { store, close } = await createPortalStore({
      configuration: await fetchConfiguration(),
      leavePage: (...args) => left.push(args),
    });
    closeAfterTest(close);
    window.history.replaceState(null, '', url);
    store.dispatch(sessionEnded({ reason }));
    expect(left).toEqual([[reason, region]]);
  },
);
