import { invalid } from './problems';

/** Thrown by a check: what is wrong, as the end of a sentence that begins with the field's name. */
class Misfit extends Error {}

/** Answers the value in its type, or throws what is wrong with it. */
export type Check<Value> = ((value: unknown) => Value) & { optional?: true };

export type Fields<Shape extends Record<string, Check<unknown>>> = {
  [Name in keyof Shape]: ReturnType<Shape[Name]>;
};

/** A text of `min` to `max` characters. */
export function text(min = 1, max = 300): Check<string> {
  return (value) => {
    if (typeof value !== 'string') throw new Misfit('must be a text');
    if (value.length < min)
      throw new Misfit(min === 1 ? 'must not be empty' : `must have at least ${min} characters`);
    if (value.length > max) throw new Misfit(`must have at most ${max} characters`);
    return value;
  };
}

/** A text that fits a pattern; `means` is said when it does not. */
export function pattern(expression: RegExp, means: string): Check<string> {
  const anyText = text();
  return (value) => {
    if (!expression.test(anyText(value))) throw new Misfit(means);
    return anyText(value);
  };
}

/** This number and no other. */
export function literal(expected: number): Check<number> {
  return (value) => {
    if (value !== expected) throw new Misfit(`must be ${expected}`);
    return expected;
  };
}

/** A whole number of at least `min`. */
export function integer(min = Number.MIN_SAFE_INTEGER): Check<number> {
  return (value) => {
    if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < min) {
      throw new Misfit(
        min === Number.MIN_SAFE_INTEGER
          ? 'must be a whole number'
          : `must be a whole number of at least ${min}`,
      );
    }
    return value;
  };
}

export const flag: Check<boolean> = (value) => {
  if (typeof value !== 'boolean') throw new Misfit('must be true or false');
  return value;
};

/** Any value at all, also null, but it has to be there. */
export const anything: Check<unknown> = (value) => value;

/** One of the texts. */
export function oneOf<const Name extends string>(names: readonly Name[]): Check<Name> {
  return (value) => {
    const found = names.find((name) => name === value);
    if (!found) throw new Misfit(`must be one of ${names.join(', ')}`);
    return found;
  };
}

/** A value that may be null. */
export function nullable<Value>(check: Check<Value>): Check<Value | null> {
  return (value) => (value === null ? null : check(value));
}

/** A field that may be missing. */
export function optional<Value>(check: Check<Value>): Check<Value | undefined> {
  return Object.assign((value: unknown) => (value === undefined ? undefined : check(value)), {
    optional: true as const,
  });
}

/** A list of `min` to 1000 items that each pass the check. */
export function list<Value>(item: Check<Value>, min = 0): Check<Value[]> {
  return (value) => {
    if (!Array.isArray(value)) throw new Misfit('must be a list');
    if (value.length < min) throw new Misfit(`must have at least ${min} item${min === 1 ? '' : 's'}`);
    if (value.length > 1_000) throw new Misfit('must have at most 1000 items');
    return value.map((each, index) => {
      try {
        return item(each);
      } catch (error) {
        throw error instanceof Misfit ? new Misfit(`[${index}] ${error.message}`) : error;
      }
    });
  };
}

/** An object with exactly these fields: missing, extra and mistyped ones are all named. */
export function object<Shape extends Record<string, Check<unknown>>>(shape: Shape): Check<Fields<Shape>> {
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new Misfit('must be an object');
    const given = new Map(Object.entries(value));
    const faults = [...given.keys()]
      .filter((name) => !Object.hasOwn(shape, name))
      .map((name) => `${name} is not known`);
    const result: Record<string, unknown> = {};
    for (const [name, check] of Object.entries(shape)) {
      try {
        if (!given.has(name) && !check.optional) throw new Misfit('is missing');
        result[name] = check(given.get(name));
      } catch (error) {
        if (!(error instanceof Misfit)) throw error;
        faults.push(`${name} ${error.message}`);
      }
    }
    if (faults.length > 0) throw new Misfit(faults.join(', '));
    return result as Fields<Shape>;
  };
}

/** Checks a whole body; what is wrong with it becomes a 400 that names it. */
export function checkBody<Value>(check: Check<Value>, body: unknown): Value {
  try {
    return check(body);
  } catch (error) {
    if (error instanceof Misfit) throw invalid([`${error.message}.`.replace(/^must/, 'The body must')]);
    throw error;
  }
}
