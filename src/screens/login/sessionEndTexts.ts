import { type LeaveReason } from '@/session/auth/leaveReason';
import { type EndReason } from '@/session/auth/sessionEnds';

const TEXTS: Readonly<Record<Exclude<EndReason, 'signedOut'>, string>> = {
  expired: 'Your sign-in has expired. Please log in again.',
  idle: 'You were signed out because of inactivity. Please log in again.',
  endedInOtherTab: 'Your session ended in another tab. Please log in again.',
  otherHost: 'The address of the platform has changed. Please log in again.',
  otherVersion: 'The version of this portal has changed. Please log in again.',
  otherTab: 'You signed out in another tab.',
};

const SIGN_OUT_TEXTS: Readonly<
  Record<Extract<LeaveReason, 'signedOutLostInput' | `otherTabLost${string}`>, string>
> = {
  signedOutLostInput: 'You signed out. What you had typed was cleared.',
  otherTabLostChanges: 'You signed out in another tab. The list of this tab’s changes was cleared.',
  otherTabLostInput: 'You signed out in another tab. What you had typed in this tab was cleared.',
  otherTabLostChangesAndInput:
    'You signed out in another tab. The list of this tab’s changes and what you had typed here were cleared.',
};

/** The sign-in screen's messages about the ended session, by the reason in the URL. */
export const sessionEndTexts: ReadonlyMap<string, string> = new Map([
  ...Object.entries(TEXTS).flatMap(([reason, text]): [string, string][] => [
    [reason, text],
    [`${reason}LostInput`, `${text} What you had typed was not kept.`],
  ]),
  ...Object.entries(SIGN_OUT_TEXTS),
]);
