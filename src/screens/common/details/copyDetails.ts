import { type Failure } from '@/domain/failures';
import { abbreviationIn } from '@/domain/paths';
import { type PortalState } from '@/session/hooks';
import { copyText } from '@/ui/copyText';
import { detailsText } from './detailsText';

/** Puts an error's details into the clipboard, and gives what to say of that. `state` is null where the portal has none. */
export async function copyDetails(
  said: string,
  failures: readonly Failure[],
  state: PortalState | null,
): Promise<string> {
  const { pathname } = window.location;
  const text = detailsText(said, failures, state, {
    page: pathname,
    agency: abbreviationIn(pathname),
    now: Date.now(),
    portalVersion: PORTAL_VERSION,
  });
  return (await copyText(text)) ? 'Copied' : 'This browser does not allow copying';
}
