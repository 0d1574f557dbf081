import { type DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { isRecord } from '../lib/isRecord';

/** Fields whose values never show in Redux DevTools: tokens, passwords, card keys (decision 24), and what was searched for. A record of that name is masked whole. */
const SECRET_FIELDS =
  /^(password|psoToken|token|id_token|refused|authorization|bodyText|key_a|key_b|access_code|term|searchTerms|agencyTokens)$/;

export const MASK = '•••';

/** On in development, and in production where the configuration says so; named, and with secrets masked. */
export function devToolsOptions(inProduction: boolean): DevToolsEnhancerOptions | false {
  if (process.env.NODE_ENV === 'production' && !inProduction) return false;
  return {
    name: 'Fare Operations Portal',
    maxAge: 200,
    // Where an action came from: costly, and of use only with the sources at hand.
    trace: process.env.NODE_ENV === 'development',
    // Exports would bypass the masks, and dispatching by hand would write.
    features: {
      jump: true,
      skip: false,
      export: false,
      import: false,
      dispatch: false,
      persist: false,
      test: false,
    },
    actionSanitizer: (action) => addEndpointName(maskSecrets(action)) as typeof action,
    stateSanitizer: (state) => maskSecrets(state) as typeof state,
  };
}

/** RTK Query gives all calls the same type: the call's name stands behind it. */
function addEndpointName(action: unknown): unknown {
  if (!isRecord(action) || !isRecord(action.meta) || !isRecord(action.meta.arg)) return action;
  const { endpointName } = action.meta.arg;
  return typeof endpointName === 'string'
    ? { ...action, type: `${String(action.type)} ${endpointName}` }
    : action;
}

/** A copy with every secret masked. Redux holds plain data only, so arrays and records are all there is to walk. */
export function maskSecrets(value: unknown, isSecret = false): unknown {
  if (Array.isArray(value)) return value.map((item) => maskSecrets(item, isSecret));
  if (isRecord(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        maskSearchTerms(name),
        maskSecrets(inner, isSecret || SECRET_FIELDS.test(name)),
      ]),
    );
  }
  if (isSecret && value !== null && value !== undefined) return MASK;
  return typeof value === 'string' ? maskSearchTerms(value) : value;
}

/** Names of cached answers hold their arguments, and so what was searched for. */
function maskSearchTerms(text: string): string {
  return text.replace(/"term":"(?:[^"\\]|\\.)*"/g, `"term":"${MASK}"`);
}
