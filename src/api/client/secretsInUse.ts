import { createSelector } from '@reduxjs/toolkit';
import { isRecord } from '@/lib/isRecord';
import { listSearchWords, mayContainValue } from '@/lib/text/valueForms';
import { type PortalState } from '@/session/hooks';
import { type PlatformRequest } from './request';

const isString = (value: unknown): value is string => typeof value === 'string';

const listTokens = (tokens: Readonly<Record<string, string>> = {}) => Object.values(tokens);

/** The session's tokens, and those of runs over many agencies. */
const selectTokens = createSelector(
  [({ session }: PortalState) => session, ({ runTokens }: PortalState) => runTokens],
  ({ psoToken, agencyTokens }, runTokens) =>
    [psoToken, ...[agencyTokens, runTokens?.fleet, runTokens?.rollout].flatMap(listTokens)].filter(isString),
);

/** Memoized: to work out a token's forms takes longer than to look for them in an answer. */
const selectSearchWords = createSelector([selectTokens], listSearchWords);

/**
 * Redacts the secrets in use in the text of an answer: the session's tokens, those of runs over many agencies, the token
 * and the password that were sent. A platform could repeat them, and an answer's text is shown, stored, copied and
 * exported (docs/security.md). The code for that is loaded when it is needed; if it cannot be loaded, the text is
 * dropped.
 */
export async function redactSecretsInUse(
  text: string,
  state: PortalState,
  { body }: PlatformRequest,
  sentToken: string | null,
): Promise<string> {
  const tokens = selectTokens(state);
  // A token that was renewed or dropped meanwhile is no longer among them.
  const sentSecrets = [sentToken, isRecord(body) ? body.password : null]
    .filter(isString)
    .filter((secret) => !tokens.includes(secret));
  if (!mayContainValue(text, [...selectSearchWords(state), ...listSearchWords(sentSecrets)])) return text;
  return import(/* webpackChunkName: 'redact' */ '@/lib/redactInJson').then(
    ({ redactInJson }) => redactInJson(text, [...tokens, ...sentSecrets]),
    () => '',
  );
}
