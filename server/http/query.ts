import { badRequest } from './httpErrors';

/** The query parameters of a request. The methods throw a 400 that names an invalid parameter. */
export class QueryParams {
  constructor(private readonly values: ReadonlyMap<string, string>) {}

  /** Undefined when the parameter is missing or empty. */
  getString(name: string): string | undefined {
    return this.values.get(name) || undefined;
  }

  /** A whole number from `min`; `fallback` when the parameter is missing. */
  getInteger(name: string, fallback: number, min = 0): number {
    return this.getOptionalInteger(name, min) ?? fallback;
  }

  /** A whole number from `min`; undefined when the parameter is missing. */
  getOptionalInteger(name: string, min = 0): number | undefined {
    const text = this.getString(name);
    if (text === undefined) return undefined;
    const value = Number(text);
    if (!/^\d{1,16}$/.test(text) || !Number.isSafeInteger(value) || value < min) {
      throw badRequest([`${name} must be a whole number of at least ${min}.`]);
    }
    return value;
  }

  /** One of the names; undefined when the parameter is missing. */
  getOneOf<Name extends string>(name: string, names: readonly Name[]): Name | undefined {
    const text = this.getString(name);
    if (text === undefined) return undefined;
    const match = names.find((candidate) => candidate === text);
    if (!match) throw badRequest([`${name} must be one of ${names.join(', ')}.`]);
    return match;
  }

  getRequiredString(name: string): string {
    const text = this.getString(name);
    if (text === undefined) throw badRequest([`${name} is missing.`]);
    return text;
  }
}

/** @throws 400 for a repeated parameter, because it is unclear which of its values counts */
export function parseQuery(url: string): QueryParams {
  const values = new Map<string, string>();
  for (const [name, value] of new URL(url).searchParams) {
    if (values.has(name)) throw badRequest([`${name} is given more than once.`]);
    values.set(name, value);
  }
  return new QueryParams(values);
}
