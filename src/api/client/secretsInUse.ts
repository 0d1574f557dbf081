import { isRecord } from '@/lib/isRecord';
import { mayContainValue } from '@/lib/text/valueForms';
import { type PortalState } from '@/session/hooks';
import { type PlatformRequest } from './request';

/**
 * Masks the secrets in use in the text of an answer: the session's tokens, those of runs over many agencies, the token
 * and the password that were sent. A platform could repeat them, and an answer's text is shown, stored, copied and
 * exported (docs/security.md). The code of the mask is loaded when it is needed; if it cannot be loaded, the text is
 * dropped.
 */
export async function maskSecretsInUse(
  text: string,
  { session: { psoToken, agencyTokens }, runTokens = {} }: PortalState,
  { body }: PlatformRequest,
  sentToken: string | null,
): Promise<string> {
  const secrets = [
    sentToken,
    psoToken,
    ...[...Object.values(agencyTokens), runTokens].flatMap((tokens) => Object.values(tokens)),
    isRecord(body) ? body.password : null,
  ].filter((secret) => typeof secret === 'string');
  if (!mayContainValue(text, secrets)) return text;
  return import(/* webpackChunkName: 'mask' */ '@/lib/maskInJson').then(
    ({ maskInJson }) => maskInJson(text, secrets),
    () => '',
  );
}
