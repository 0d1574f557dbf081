import type { MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import type { z } from 'zod';
import { badRequest } from '../httpErrors';

const MAX_NAMES = 10;
const MAX_NAME_LENGTH = 100;

type Issue = z.core.$ZodIssue;

/** Validates the query or the body of a route's requests. @throws a 400 that names the errors */
export function validateRequest<Target extends 'query' | 'json', Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
) {
  return validator(target, (value): z.output<Schema> => {
    const result = schema.safeParse(value, { error: describeIssue });
    if (result.success) return result.data;
    // Of a query, only the first invalid parameter is named.
    const { issues } = result.error;
    throw toBadRequest(target === 'query' ? issues.slice(0, 1) : issues);
  });
}

/** Validates a value that is no request body of a route. @throws a 400 that names all errors */
export function parseOrThrow<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value, { error: describeIssue });
  if (!result.success) throw toBadRequest(result.error.issues);
  return result.data;
}

/** @throws 400 for a repeated parameter, because it is unclear which of its values counts */
export const rejectRepeatedParams: MiddlewareHandler = async (context, next) => {
  const repeated = Object.entries(context.req.queries()).find(([, values]) => values.length > 1);
  if (repeated) throw badRequest([`${repeated[0]} is given more than once.`]);
  await next();
};

/**
 * @throws 400 for a control character in a path parameter or in the query, except the tabs and line ends of a pasted
 * search term
 */
export const rejectControlCharacters: MiddlewareHandler = async ({ req }, next) => {
  const hasControlCharacter = (value: string) => /[^\P{Cc}\t\r\n]/u.test(value);
  for (const [name, value] of Object.entries<string>(req.param())) {
    if (/\p{Cc}/u.test(value)) throw badRequest([`${name} must not have control characters.`]);
  }
  for (const [name, value] of Object.entries(req.query())) {
    if (hasControlCharacter(name))
      throw badRequest(['The name of a parameter must not have control characters.']);
    if (hasControlCharacter(value)) throw badRequest([`${name} must not have control characters.`]);
  }
  await next();
};

function toBadRequest(issues: readonly Issue[]) {
  // The text has no field name if the body itself is invalid.
  return badRequest([`${joinIssues(issues)}.`.replace(/^must/, 'The body must')]);
}

/** The end of a sentence that begins with the field's name. Undefined leaves the message to the schema's own. */
function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return 'is missing';
  if (issue.code === 'invalid_type') return `must be ${TYPE_NAMES[issue.expected] ?? issue.expected}`;
  if (issue.code === 'invalid_value') {
    const values = issue.values.join(', ');
    return issue.values.length === 1 ? `must be ${values}` : `must be one of ${values}`;
  }
  if (issue.code === 'too_big') return `must have at most ${countUnits(issue.origin, issue.maximum)}`;
  if (issue.code !== 'too_small') return undefined;
  if (issue.origin === 'string' && issue.minimum === 1) return 'must not be empty';
  return `must have at least ${countUnits(issue.origin, issue.minimum)}`;
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'a string',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
};

/** The length of a string or an array in words. */
function countUnits(origin: string, count: number | bigint): string {
  const unit = origin === 'array' ? 'item' : 'character';
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/**
 * Names the unknown fields, then each invalid field once, for example `features [0] name is missing, endDate is missing`.
 * Of an array, only the first invalid item is named. `depth` is the length of the path to the described value.
 */
function joinIssues(issues: readonly Issue[], depth = 0): string {
  const ownIssues = issues.filter(({ path }) => path.length === depth);
  const invalid = ownIssues.find(({ code }) => code !== 'unrecognized_keys');
  if (invalid) return invalid.message;
  const unknownFields = ownIssues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
  const nestedIssues = issues.filter(({ path }) => path.length > depth);
  const names = [...new Set(nestedIssues.map(({ path }) => path[depth]))];
  const isArray = typeof names[0] === 'number';
  const invalidFields = (isArray ? names.slice(0, 1) : names).map((name) => {
    const fieldIssues = nestedIssues.filter(({ path }) => path[depth] === name);
    return `${isArray ? `[${String(name)}]` : String(name)} ${joinIssues(fieldIssues, depth + 1)}`;
  });
  return [...describeUnknownNames(unknownFields, 'known'), ...invalidFields].join(', ');
}

/** Says of a few names, cut, that they are not known or not in a list, so that an answer is not longer than its request. */
export function describeUnknownNames(
  names: readonly string[],
  where: 'known' | 'in the catalogue',
): string[] {
  const named = names.slice(0, MAX_NAMES).map((name) => `${name.slice(0, MAX_NAME_LENGTH)} is not ${where}`);
  const further = names.length - named.length;
  if (further === 0) return named;
  return [...named, `${further} further ${further === 1 ? 'name is' : 'names are'} not ${where}`];
}
