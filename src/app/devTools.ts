import { type DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { isRecord } from '@/lib/isRecord';
import { MASK } from '@/lib/mask';

/**
 * Fields whose values Redux DevTools never show: tokens, passwords, card keys (decision 24), request bodies
 * (`bodyText`), search terms, and the administrator of a queue (`person`). If such a field holds an object, every value inside it is redacted.
 */
const SECRET_FIELDS =
  /^(password|psoToken|token|id_token|authorization|bodyText|key_a|key_b|access_code|terms?|searchTerms|agencyTokens|runTokens|person)$/;

/** The DevTools options, with secrets redacted. */
export function buildDevToolsOptions(): DevToolsEnhancerOptions {
  return {
    name: 'Fare Operations Portal',
    maxAge: 200,
    // Stack traces of actions are costly, and useful only with the source code.
    trace: process.env.NODE_ENV === 'development',
    // An export would contain unredacted secrets, and a dispatched action could send a write.
    features: {
      jump: true,
      skip: false,
      export: false,
      import: false,
      dispatch: false,
      persist: false,
      test: false,
    },
    actionSanitizer: (action) => addEndpointName(redactSecretFields(action)) as typeof action,
    stateSanitizer: (state) => redactSecretFields(state) as typeof state,
  };
}

/** Appends the endpoint's name to the action type, because RTK Query uses the same type for all endpoints. */
function addEndpointName(action: unknown): unknown {
  if (!isRecord(action) || !isRecord(action.meta) || !isRecord(action.meta.arg)) return action;
  const { endpointName } = action.meta.arg;
  return typeof endpointName === 'string'
    ? { ...action, type: `${String(action.type)} ${endpointName}` }
    : action;
}

/**
 * Returns a copy with every secret redacted. Redux state and actions are plain data: only arrays and objects are
 * nested.
 */
export function redactSecretFields(value: unknown, isSecret = false): unknown {
  if (Array.isArray(value)) return value.map((item) => redactSecretFields(item, isSecret));
  if (isRecord(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        redactSearchTerms(name),
        redactSecretFields(inner, isSecret || SECRET_FIELDS.test(name)),
      ]),
    );
  }
  if (isSecret && value !== null && value !== undefined) return MASK;
  return typeof value === 'string' ? redactSearchTerms(value) : value;
}

/** RTK Query's cache keys contain the arguments, and so the search term. */
function redactSearchTerms(text: string): string {
  return text.replace(/"term":"(?:[^"\\]|\\.)*"/g, `"term":"${MASK}"`);
}
