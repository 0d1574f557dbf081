import { badRequest } from './httpErrors';

const MAX_ITEMS = 1_000;

/** Thrown by a validator. The message is the end of a sentence that begins with the field's name. */
class ValidationError extends Error {}

/** Returns the value with its type. `optional`: an object may lack the field. @throws ValidationError */
export type Validator<Value> = ((value: unknown) => Value) & { optional?: true };

/** The type of a validated object. */
export type ObjectOf<Shape extends Record<string, Validator<unknown>>> = {
  [Name in keyof Shape]: ReturnType<Shape[Name]>;
};

/** A string of `min` to `max` characters. */
export function string(min = 1, max = 300): Validator<string> {
  return (value) => {
    if (typeof value !== 'string') throw new ValidationError('must be a string');
    if (value.length < min)
      throw new ValidationError(min === 1 ? 'must not be empty' : `must have at least ${min} characters`);
    if (value.length > max) throw new ValidationError(`must have at most ${max} characters`);
    return value;
  };
}

/** A string that matches a pattern; otherwise `message` is the error. */
export function pattern(expression: RegExp, message: string): Validator<string> {
  const validateString = string();
  return (value) => {
    if (!expression.test(validateString(value))) throw new ValidationError(message);
    return validateString(value);
  };
}

export function literal(expected: number): Validator<number> {
  return (value) => {
    if (value !== expected) throw new ValidationError(`must be ${expected}`);
    return expected;
  };
}

/** A whole number of at least `min`. */
export function integer(min = Number.MIN_SAFE_INTEGER): Validator<number> {
  return (value) => {
    if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < min) {
      throw new ValidationError(
        min === Number.MIN_SAFE_INTEGER
          ? 'must be a whole number'
          : `must be a whole number of at least ${min}`,
      );
    }
    return value;
  };
}

export const boolean: Validator<boolean> = (value) => {
  if (typeof value !== 'boolean') throw new ValidationError('must be true or false');
  return value;
};

/** Any value including null, but the field is required. */
export const anyValue: Validator<unknown> = (value) => value;

export function oneOf<const Name extends string>(values: readonly Name[]): Validator<Name> {
  return (value) => {
    const match = values.find((name) => name === value);
    if (!match) throw new ValidationError(`must be one of ${values.join(', ')}`);
    return match;
  };
}

export function nullable<Value>(validator: Validator<Value>): Validator<Value | null> {
  return (value) => (value === null ? null : validator(value));
}

export function optional<Value>(validator: Validator<Value>): Validator<Value | undefined> {
  return Object.assign((value: unknown) => (value === undefined ? undefined : validator(value)), {
    optional: true as const,
  });
}

/** An array of `min` to MAX_ITEMS valid items. */
export function array<Value>(item: Validator<Value>, min = 0): Validator<Value[]> {
  return (value) => {
    if (!Array.isArray(value)) throw new ValidationError('must be an array');
    if (value.length < min)
      throw new ValidationError(`must have at least ${min} item${min === 1 ? '' : 's'}`);
    if (value.length > MAX_ITEMS) throw new ValidationError(`must have at most ${MAX_ITEMS} items`);
    return value.map((element, index) => {
      try {
        return item(element);
      } catch (error) {
        throw error instanceof ValidationError ? new ValidationError(`[${index}] ${error.message}`) : error;
      }
    });
  };
}

/** An object with exactly these fields. The error names all missing, unknown and invalid fields. */
export function object<Shape extends Record<string, Validator<unknown>>>(
  shape: Shape,
): Validator<ObjectOf<Shape>> {
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new ValidationError('must be an object');
    const properties = new Map(Object.entries(value));
    const errors = [...properties.keys()]
      .filter((name) => !Object.hasOwn(shape, name))
      .map((name) => `${name} is not known`);
    const result: Record<string, unknown> = {};
    for (const [name, validator] of Object.entries(shape)) {
      try {
        if (!properties.has(name) && !validator.optional) throw new ValidationError('is missing');
        result[name] = validator(properties.get(name));
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error;
        errors.push(`${name} ${error.message}`);
      }
    }
    if (errors.length > 0) throw new ValidationError(errors.join(', '));
    return result as ObjectOf<Shape>;
  };
}

/** Validates a request body. @throws a 400 that names all validation errors */
export function validateBody<Value>(validator: Validator<Value>, body: unknown): Value {
  try {
    return validator(body);
  } catch (error) {
    // The message has no field name if the body itself is invalid.
    if (error instanceof ValidationError)
      throw badRequest([`${error.message}.`.replace(/^must/, 'The body must')]);
    throw error;
  }
}
