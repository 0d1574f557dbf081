import { abbreviationIn } from '../../../domain/paths';
import { type Failure } from '../../../domain/failures';
import { type PortalState } from '../../../session/hooks';
import { copyText } from '../../../ui/copyText';
import { detailsText } from './detailsText';

/** To be dispatched: puts an error's details into the clipboard, and gives what to say of that. */
export function copyDetails(said: string, failures: readonly Failure[]) {
  return async (_dispatch: unknown, getState: () => PortalState): Promise<string> => {
    const { pathname } = window.location;
    const text = detailsText(said, failures, getState(), {
      page: pathname,
      agency: abbreviationIn(pathname),
      now: Date.now(),
      portalVersion: PORTAL_VERSION,
    });
    return (await copyText(text)) ? 'Copied' : 'This browser does not allow copying';
  };
}
