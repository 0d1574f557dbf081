import { invalid } from './problems';

/** The query of a call. A parameter that does not fit is refused by name. */
export class Query {
  constructor(private readonly values: ReadonlyMap<string, string>) {}

  /** Undefined when the parameter is missing or empty. */
  text(name: string): string | undefined {
    return this.values.get(name) || undefined;
  }

  /** A whole number from `min`; `fallback` when the parameter is missing. */
  integer(name: string, fallback: number, min = 0): number {
    return this.optionalInteger(name, min) ?? fallback;
  }

  /** A whole number from `min`; undefined when the parameter is missing. */
  optionalInteger(name: string, min = 0): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = Number(text);
    if (!/^\d{1,16}$/.test(text) || !Number.isSafeInteger(value) || value < min) {
      throw invalid([`${name} must be a whole number of at least ${min}.`]);
    }
    return value;
  }

  /** One of the names; undefined when the parameter is missing. */
  oneOf<Name extends string>(name: string, names: readonly Name[]): Name | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const found = names.find((candidate) => candidate === text);
    if (!found) throw invalid([`${name} must be one of ${names.join(', ')}.`]);
    return found;
  }

  required(name: string): string {
    const text = this.text(name);
    if (text === undefined) throw invalid([`${name} is missing.`]);
    return text;
  }
}

/** Reads the query of an address. A parameter that stands there twice is refused: which of the two counts is a guess. */
export function readQuery(url: string): Query {
  const values = new Map<string, string>();
  for (const [name, value] of new URL(url).searchParams) {
    if (values.has(name)) throw invalid([`${name} is given more than once.`]);
    values.set(name, value);
  }
  return new Query(values);
}
