import { type PortalState } from '@/session/hooks';

/** The list of calls is for developers, so it is shown where Redux DevTools are on (decision 24). */
export function areCallsListed({ configuration }: PortalState): boolean {
  return configuration.devTools || process.env.NODE_ENV === 'development';
}
