import { type Failure } from '@/domain/failures';
import { parseAbbreviation } from '@/domain/paths';
import { type PortalState } from '@/session/hooks';
import { copyWithToast } from '@/ui/data/copyWithToast';
import { formatDetails } from './formatDetails';

/**
 * Copies an error's details and returns what to show beside the button. `state` is null on the page of an error in the
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
  const { message: copyMessage } = await copyWithToast(text, 'Copied the details');
  return copyMessage;
}
