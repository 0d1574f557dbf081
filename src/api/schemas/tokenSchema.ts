import { UNUSABLE_TOKEN_TEXT } from '@/domain/failureTexts/signIn';
import { isRecord } from '@/lib/isRecord';
import { isToken } from '@/lib/isToken';
import { createResponseSchema, InvalidResponseError, type ResponseSchema } from './responseSchema';

/** A sign-in's answer: an object with the token in the field `name`. A token that no header can hold is refused. */
export function tokenSchema<Name extends string>(name: Name): ResponseSchema<Record<Name, string>> {
  return createResponseSchema(({ body }) => {
    const token = isRecord(body) ? body[name] : undefined;
    if (typeof token !== 'string' || token === '') throw new InvalidResponseError();
    if (!isToken(token)) throw new InvalidResponseError(UNUSABLE_TOKEN_TEXT);
    return { [name]: token } as Record<Name, string>;
  });
}
