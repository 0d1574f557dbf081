import { type Failure } from '@/domain/failures';
import { parseAbbreviation } from '@/domain/paths';
import { type PortalState } from '@/session/hooks';
import { copyText } from '@/ui/data/copyText';
import { formatDetails } from './formatDetails';

/**
 * Copies an error's details and returns the status message to show. `state` is null on the page of an error in the
 * whole portal, which is rendered without the store.
 */
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
