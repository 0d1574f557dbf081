import { act, cleanup, screen } from '@testing-library/react';
import { type EndReason, sessionEnded } from '@/session/sessionSlice';
import { type Rendered } from './renderAt';

/** What tests share of input that is kept over a session's end. */
export const KEY = 'fare-portal:kept-input';
export const BACK = 'What you typed before the session ended is back.';
export const stored = () => sessionStorage.getItem(KEY);
export const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);

/** Ends the session as given, and takes the page away as leaving for the sign-in screen does. */
export function end({ store }: Pick<Rendered, 'store'>, reason: EndReason): void {
  act(() => void store.dispatch(sessionEnded({ reason })));
  cleanup();
}
