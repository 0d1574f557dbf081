import { act, cleanup, screen } from '@testing-library/react';
import { type EndReason } from '@/session/auth/sessionEnds';
import { sessionEnded } from '@/session/auth/sessionSlice';
import { type RenderedRoute } from './renderRoute';

/** The form draft's key in sessionStorage. Its text has an older word for a draft. */
export const FORM_DRAFT_KEY = 'fare-portal:kept-input';
export const DRAFT_RESTORED_TEXT = 'What you had typed was restored.';
export const storedDraft = () => sessionStorage.getItem(FORM_DRAFT_KEY);
export const findField = (name: string) => screen.findByLabelText<HTMLInputElement>(name);

/** Ends the session and unmounts the page, as leaving for the sign-in screen does. */
export function endSession({ store }: Pick<RenderedRoute, 'store'>, reason: EndReason): void {
  act(() => void store.dispatch(sessionEnded({ reason })));
  cleanup();
}
