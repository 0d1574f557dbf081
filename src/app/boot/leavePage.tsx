import { type Root } from 'react-dom/client';
import { buildPath } from '@/domain/paths';
import { parseRegionParam, setRegionParam } from '@/domain/regionParam';
import { type Region } from '@/domain/regions';
import { type LeaveReason } from '@/session/auth/leaveReason';
import { disableLeavePrompts } from '@/ui/overlay/leavePromptSwitch';
import { SignedOutOffline } from '../SignedOutOffline';
import { ThemeProvider } from '../ThemeProvider';
import { probeHost } from './watchConnection';

/**
 * Opens the sign-in page; the store calls it as its `LeavePage`. Without a connection the browser would show its own
 * error page, so `root` then says that the user is signed out.
 */
export async function leavePage(
  reason: LeaveReason,
  sessionRegion: Region | null,
  root: Pick<Root, 'render'>,
  openDocument: (url: string) => void = (url) => window.location.replace(url),
): Promise<void> {
  disableLeavePrompts();
  const region = sessionRegion ?? parseRegionParam(window.location.search);
  const search = reason === 'signedOut' ? '' : `?ended=${reason}`;
  // The sign-in form selects the region that the URL names.
  const url = buildPath('login') + (region ? setRegionParam(search, region) : search);
  // A slow host may still respond, so the browser waits for its page.
  if ((await probeHost()) !== 'unreachable') return openDocument(url);
  // A reload opens the sign-in screen, too.
  window.history.replaceState(null, '', url);
  const retry = () => void leavePage(reason, region, root, openDocument);
  root.render(
    <ThemeProvider>
      <SignedOutOffline onRetry={retry} />
    </ThemeProvider>,
  );
}
