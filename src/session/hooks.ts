import {
  type Action,
  addListener,
  type Store,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
  type UnsubscribeListener,
} from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { type Failure } from '@/domain/failures';
import { type RouteName } from '@/domain/paths';
import { type rootReducer } from './rootReducer';

export type PortalState = ReturnType<typeof rootReducer>;

/** The state, for code that RTK Query gives an untyped `getState`. */
export const readPortalState = ({ getState }: { getState: () => unknown }) => getState() as PortalState;

/** The state, for RTK Query's selectors, which expect a different type of it in each file of endpoints. */
export const toApiState = (state: PortalState) => state as never;

/** The dependencies of thunks and of the base query besides the state. */
export interface ThunkExtra {
  /** Loads the API's code and adds it to the store, unless that is done. Rejects when the code cannot be loaded. */
  loadApi: () => Promise<void>;
  /** Loads the thunk for a new admin token. The base query cannot import it, because its endpoints use the base query. */
  loadTokenRenewal: () => Promise<{
    renewAgencyToken: (agency: string) => PortalThunk<Promise<Failure | null>>;
  }>;
  /** The renewals of admin tokens that are under way, by agency. */
  tokenRenewals: Map<string, Promise<Failure | null>>;
  /** Loads the code of a screen, and the shell around it. A failure shows when the screen opens. */
  preloadScreen: (name: RouteName) => void;
  /** The channel to the other tabs of this browser; null when the browser has no BroadcastChannel. */
  broadcastChannel: BroadcastChannel | null;
}

export type PortalDispatch = {
  /** Of the listener middleware: `addPortalListener` returns the function that removes the listener. */
  (action: Action<'listenerMiddleware/add'>): UnsubscribeListener;
} & ThunkDispatch<PortalState, ThunkExtra, UnknownAction>;
export type PortalThunk<Result = void> = ThunkAction<Result, PortalState, ThunkExtra, UnknownAction>;
export type PortalStore = Omit<Store<PortalState>, 'dispatch'> & { dispatch: PortalDispatch };
/** `dispatch` and `getState` as a thunk gets them, for what it creates to use later. */
export type ThunkStore = Pick<PortalStore, 'dispatch' | 'getState'>;

export const usePortalSelector = useSelector.withTypes<PortalState>();
export const usePortalDispatch = useDispatch.withTypes<PortalDispatch>();
/** For reading the state once, for example in an event handler. */
export const usePortalStore = useStore.withTypes<PortalStore>();
export const addPortalListener = addListener.withTypes<PortalState, PortalDispatch, ThunkExtra>();
