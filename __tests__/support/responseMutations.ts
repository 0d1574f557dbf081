import { isRecord } from '@/lib/isRecord';

/** An invalid response that was made from a valid one. */
export interface Mutation {
  name: string;
  /** The response body. */
  text: string;
}

/** Markup that would set `globalThis.hostile` if it were executed, invisible characters, and a long word. */
const HOSTILE_TEXT =
  '<img src=x onerror="globalThis.hostile=1"><script data-hostile>globalThis.hostile=1</script>\u202Egnirts\u200B javascript:alert(1) ' +
  '🚌'.repeat(20) +
  'x'.repeat(2_000);

/** How many levels of nested objects are changed. */
const MAX_DEPTH = 3;

/** Each function returns the new value of a field; undefined removes the field. */
const FIELD_CHANGES: Readonly<Record<string, (value: unknown) => unknown>> = {
  dropped: () => undefined,
  null: () => null,
  'of another type': (value) => (typeof value === 'number' ? `${value}x` : 7),
  'an object': () => ({ nested: { deeper: true } }),
  'a list': () => [1, { two: 2 }],
  hostile: (value) => (typeof value === 'string' ? HOSTILE_TEXT : value),
  extreme: (value) => (typeof value === 'number' ? -1e308 : value),
  'an empty text': (value) => (typeof value === 'string' ? '' : value),
};

/** Creates invalid variants of a response: of the whole body, and of single fields down to MAX_DEPTH. */
export function createMutations(text: string): Mutation[] {
  const body: unknown = JSON.parse(text === '' ? 'null' : text);
  return [...mutateBody(text, body), ...mutateFields(body)].filter((mutation) => mutation.text !== text);
}

function mutateBody(text: string, body: unknown): Mutation[] {
  return [
    { name: 'nothing', text: '' },
    ...['null', '[]', '{}', '7', '"text"', 'true', '[null]', '[[]]', '{"rows":null}'].map((json) => ({
      name: json,
      text: json,
    })),
    { name: 'HTML', text: '<!doctype html><title>Proxy</title><h1>Bad gateway</h1>' },
    { name: 'cut in the middle', text: text.slice(0, text.length / 2) },
    { name: 'nested 20,000 deep', text: '['.repeat(20_000) + ']'.repeat(20_000) },
    { name: 'with 3,000 rows', text: JSON.stringify(replaceRows(body, (rows) => repeatRows(rows, 3_000))) },
    { name: 'with a key __proto__', text: text.replace('{', '{"__proto__":{"polluted":true},') },
  ];
}

/**
 * For each kind of change, a list becomes one response in which every row has a different field changed, and an object
 * becomes one response for each field.
 */
function mutateFields(body: unknown): Mutation[] {
  const rows = findRows(body);
  return Object.entries(FIELD_CHANGES).flatMap(([name, change]) => {
    if (rows) {
      const paths = listPaths(rows[0]);
      const breakRows = (validRows: readonly unknown[]) =>
        // One row for each changed field, and a last row that stays valid.
        repeatRows(validRows, paths.length + 1).map((row, index) => {
          const path = paths[index];
          return path ? changeField(row, path, change) : row;
        });
      return [{ name: `rows with a field ${name}`, text: JSON.stringify(replaceRows(body, breakRows)) }];
    }
    return listPaths(body).map((path) => ({
      name: `${path.join('.')} ${name}`,
      text: JSON.stringify(changeField(body, path, change)),
    }));
  });
}

function findRows(body: unknown): readonly unknown[] | undefined {
  if (Array.isArray(body)) return body.length > 0 ? (body as unknown[]) : undefined;
  if (!isRecord(body)) return undefined;
  return Object.values(body).map(findRows).find(Boolean);
}

/** Replaces the rows of the response's first list. */
function replaceRows(body: unknown, change: (rows: readonly unknown[]) => readonly unknown[]): unknown {
  if (Array.isArray(body)) return change(body as unknown[]);
  if (!isRecord(body)) return body;
  const name = Object.keys(body).find((key) => findRows(body[key]));
  return name === undefined ? body : { ...body, [name]: replaceRows(body[name], change) };
}

/** Repeats the rows until there are `count`; each copy gets other ids. */
function repeatRows(rows: readonly unknown[], count: number): readonly unknown[] {
  return Array.from({ length: rows.length === 0 ? 0 : count }, (_empty, index) => {
    const row = rows[index % rows.length];
    if (!isRecord(row)) return row;
    const ids = Object.entries(row).filter(
      ([name, value]) => /^(id|user_id)$/.test(name) && typeof value === 'number',
    );
    return {
      ...row,
      ...Object.fromEntries(ids.map(([name, value]) => [name, Number(value) + 1_000_000 * index])),
    };
  });
}

function listPaths(value: unknown, parentPath: readonly string[] = []): string[][] {
  if (!isRecord(value) || parentPath.length === MAX_DEPTH) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    [...parentPath, name],
    ...listPaths(inner, [...parentPath, name]),
  ]);
}

function changeField(
  value: unknown,
  [name = '', ...inner]: readonly string[],
  change: (value: unknown) => unknown,
): unknown {
  if (!isRecord(value)) return value;
  const changed = inner.length === 0 ? change(value[name]) : changeField(value[name], inner, change);
  return { ...value, [name]: changed };
}
