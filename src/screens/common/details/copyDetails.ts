import { type Failure } from '@/domain/failures';
import { parseAbbreviation } from '@/domain/paths';
import { type PortalState } from '@/session/hooks';
import { copyText } from '@/ui/copyText';
import { formatDetails } from './formatDetails';

/** Puts an error's details into the clipboard, and gives what to say of that. `state` is null where the portal has none. */
export async function copyDetails(
  message: string,
  failures: readonly Failure[],
  state: PortalState | null,
): Promise<string> {
  const { pathname } = window.location;
  const text = formatDetails(message, failures, state, {
    page: pathname,
    agency: parseAbbreviation(pathname),
    now: Date.now(),
    portalVersion: PORTAL_VERSION,
  });
  return (await copyText(text)) ? 'Copied' : 'This browser does not allow copying';
}
