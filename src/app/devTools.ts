import { type DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { isRecord } from '../lib/isRecord';

/** Fields whose values never show in Redux DevTools: tokens, passwords, card keys (decision 24), and what was searched for. A record of that name is masked whole. */
const SECRET =
  /^(password|psoToken|token|id_token|refused|key_a|key_b|access_code|term|searchTerms|agencyTokens)$/;

export const MASK = '•••';

/** On in development, and in production where the configuration says so; named, and with secrets masked. */
export function devToolsOptions(inProduction: boolean): DevToolsEnhancerOptions | false {
  if (process.env.NODE_ENV === 'production' && !inProduction) return false;
  return {
    name: 'Fare Operations Portal',
    maxAge: 200,
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
    actionSanitizer: (action) => masked(action) as typeof action,
    stateSanitizer: (state) => masked(state) as typeof state,
  };
}

/** A copy with every secret masked. Redux holds plain data only, so arrays and records are all there is to walk. */
export function masked(value: unknown, isSecret = false): unknown {
  if (Array.isArray(value)) return value.map((item) => masked(item, isSecret));
  if (isRecord(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        withoutTerms(name),
        masked(inner, isSecret || SECRET.test(name)),
      ]),
    );
  }
  if (isSecret && value !== null && value !== undefined) return MASK;
  return typeof value === 'string' ? withoutTerms(value) : value;
}

/** Names of cached answers hold their arguments, and so what was searched for. */
function withoutTerms(text: string): string {
  return text.replace(/"term":"(?:[^"\\]|\\.)*"/g, `"term":"${MASK}"`);
}
