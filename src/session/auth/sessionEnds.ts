import { type Configuration } from '@/domain/configuration';

/**
 * Why a session has ended. `otherTab`: the user has signed out in another tab. `endedInOtherTab`: this tab did not run when another one found the
 * session idle or expired. After a reload: `otherHost`: `/index.json` names another origin than the one that the tokens
 * are from; `otherVersion`: the stored session has another version's format.
 */
export type EndReason =
  'signedOut' | 'expired' | 'idle' | 'otherTab' | 'endedInOtherTab' | 'otherHost' | 'otherVersion';

/** The consequences of the end of a session besides the removal of its data (decisions 4 and 128). */
interface SessionEnd {
  /** Whether the user wanted it: then nothing of an operator's session stays. */
  isSignOut: boolean;
  /** Whether the operator's next session gets what was typed, the journal, the open URL and a rollout. */
  keepsInput: boolean;
  /** Whether it also gets the corrections to check. */
  keepsCorrections: boolean;
  /** The message to the other tabs, and the reason of the end there. Absent where they are not told. */
  broadcast?: { message: string; reason: EndReason };
}

const SIGN_OUT = { isSignOut: true, keepsInput: false, keepsCorrections: false };
const BY_ITSELF = { isSignOut: false, keepsInput: true, keepsCorrections: true };

export const SESSION_ENDS: Readonly<Record<EndReason, SessionEnd>> = {
  signedOut: { ...SIGN_OUT, broadcast: { message: 'sessionEnded', reason: 'otherTab' } },
  otherTab: SIGN_OUT,
  expired: { ...BY_ITSELF, broadcast: { message: 'sessionExpired', reason: 'expired' } },
  idle: { ...BY_ITSELF, broadcast: { message: 'sessionIdle', reason: 'idle' } },
  // The tab that found it has told the others.
  endedInOtherTab: BY_ITSELF,
  // The payments of another platform are others. The other tabs keep the configuration that they started with.
  otherHost: { ...BY_ITSELF, keepsCorrections: false },
  // The operator is unknown.
  otherVersion: { isSignOut: false, keepsInput: false, keepsCorrections: false },
};

/** How long the operator's next session gets what is kept; 0 if nothing is. */
export function getKeepMinutes(reason: EndReason, { keepInputMinutes }: Configuration): number {
  return SESSION_ENDS[reason].keepsInput ? keepInputMinutes : 0;
}
