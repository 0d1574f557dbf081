import { isRecord } from '@/lib/isRecord';

/** An answer as it is sent: made from the right one. */
export interface Mutation {
  name: string;
  /** The answer's text. */
  text: string;
}

const HOSTILE =
  '<img src=x onerror="globalThis.hostile=1"><script data-hostile>globalThis.hostile=1</script>\u202Egnirts\u200B javascript:alert(1) ' +
  '🚌'.repeat(20) +
  'x'.repeat(2_000);

/** What a field is changed to; undefined leaves it out. */
const CHANGES: Readonly<Record<string, (value: unknown) => unknown>> = {
  dropped: () => undefined,
  null: () => null,
  'of another type': (value) => (typeof value === 'number' ? `${value}x` : 7),
  'an object': () => ({ nested: { deeper: true } }),
  'a list': () => [1, { two: 2 }],
  hostile: (value) => (typeof value === 'string' ? HOSTILE : value),
  extreme: (value) => (typeof value === 'number' ? -1e308 : value),
  'an empty text': (value) => (typeof value === 'string' ? '' : value),
};

/** Every way in which this answer is made wrong: as a whole, and field by field down to the third level. */
export function mutationsOf(text: string): Mutation[] {
  const body: unknown = JSON.parse(text === '' ? 'null' : text);
  return [...wholes(text, body), ...fields(body)].filter((mutation) => mutation.text !== text);
}

function wholes(text: string, body: unknown): Mutation[] {
  return [
    { name: 'nothing', text: '' },
    ...['null', '[]', '{}', '7', '"text"', 'true', '[null]', '[[]]', '{"rows":null}'].map((all) => ({
      name: all,
      text: all,
    })),
    { name: 'HTML', text: '<!doctype html><title>Proxy</title><h1>Bad gateway</h1>' },
    { name: 'cut in the middle', text: text.slice(0, text.length / 2) },
    { name: 'nested 20,000 deep', text: '['.repeat(20_000) + ']'.repeat(20_000) },
    { name: 'with 3,000 rows', text: JSON.stringify(withRows(body, (rows) => manyOf(rows, 3_000))) },
    { name: 'with a key __proto__', text: text.replace('{', '{"__proto__":{"polluted":true},') },
  ];
}

/** A list's rows are changed together, a field in each; a single record once for each field. */
function fields(body: unknown): Mutation[] {
  const list = rowsOf(body);
  return Object.entries(CHANGES).flatMap(([name, change]) => {
    if (list) {
      const paths = pathsOf(list[0]);
      const broken = (rows: readonly unknown[]) =>
        manyOf(rows, paths.length + 1).map((row, at) => {
          const path = paths[at];
          return path ? changedAt(row, path, change) : row;
        });
      return [{ name: `rows with a field ${name}`, text: JSON.stringify(withRows(body, broken)) }];
    }
    return pathsOf(body).map((path) => ({
      name: `${path.join('.')} ${name}`,
      text: JSON.stringify(changedAt(body, path, change)),
    }));
  });
}

function rowsOf(body: unknown): readonly unknown[] | undefined {
  if (Array.isArray(body)) return body.length > 0 ? (body as unknown[]) : undefined;
  if (!isRecord(body)) return undefined;
  return Object.values(body).map(rowsOf).find(Boolean);
}

/** The same answer with other rows in the place of its first list. */
function withRows(body: unknown, change: (rows: readonly unknown[]) => readonly unknown[]): unknown {
  if (Array.isArray(body)) return change(body as unknown[]);
  if (!isRecord(body)) return body;
  const name = Object.keys(body).find((key) => rowsOf(body[key]));
  return name === undefined ? body : { ...body, [name]: withRows(body[name], change) };
}

/** So many rows, the same again with other ids. */
function manyOf(rows: readonly unknown[], count: number): readonly unknown[] {
  return Array.from({ length: rows.length === 0 ? 0 : count }, (_nothing, at) => {
    const row = rows[at % rows.length];
    if (!isRecord(row)) return row;
    const ids = Object.entries(row).filter(
      ([name, value]) => /^(id|user_id)$/.test(name) && typeof value === 'number',
    );
    return {
      ...row,
      ...Object.fromEntries(ids.map(([name, value]) => [name, Number(value) + 1_000_000 * at])),
    };
  });
}

function pathsOf(value: unknown, before: readonly string[] = []): string[][] {
  if (!isRecord(value) || before.length === 3) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    [...before, name],
    ...pathsOf(inner, [...before, name]),
  ]);
}

function changedAt(
  value: unknown,
  [name = '', ...inner]: readonly string[],
  change: (value: unknown) => unknown,
): unknown {
  if (!isRecord(value)) return value;
  const changed = inner.length === 0 ? change(value[name]) : changedAt(value[name], inner, change);
  return { ...value, [name]: changed };
}
