import { type Page, type Response } from '@playwright/test';

/** The stored entries of a tab of the portal, as text, by `area key`, such as `local fare-portal:region`. */
type StoredEntries = Record<string, string>;

/** Reads localStorage, sessionStorage and all IndexedDB databases. What is kept in gzip is unpacked. */
export function readStoredEntries(page: Page): Promise<StoredEntries> {
  return page.evaluate(async () => {
    const entries: Record<string, string> = {};
    for (const [area, storage] of [
      ['local', localStorage],
      ['session', sessionStorage],
    ] as const)
      for (const [key, text] of Object.entries(storage)) entries[`${area} ${key}`] = String(text);

    const asText = async (value: unknown): Promise<unknown> => {
      if (value instanceof Blob || value instanceof ArrayBuffer || ArrayBuffer.isView(value)) {
        const stream = new Blob([value as BlobPart]).stream().pipeThrough(new DecompressionStream('gzip'));
        return new Response(stream).text();
      }
      if (Array.isArray(value)) return Promise.all(value.map(asText));
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        await Promise.all(
          Object.entries(value).map(async ([key, item]) => [key, await asText(item)] as const),
        ),
      );
    };
    const settle = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('The database could not be read'));
      });
    /** Null for one that was removed meanwhile: opening it would create it. */
    const openExisting = (name: string) => {
      const request = indexedDB.open(name);
      request.onupgradeneeded = () => request.transaction?.abort();
      return settle(request).catch(() => null);
    };
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await openExisting(name);
      if (!database) continue;
      const rows = [];
      for (const store of database.objectStoreNames)
        rows.push(await settle(database.transaction(store).objectStore(store).getAll()));
      database.close();
      const [product, subject, sessionId] = name.split(':');
      const suffix = sessionId === undefined ? '' : ' of the session';
      entries[`database ${product}:${subject}${suffix}`] = JSON.stringify(await asText(rows));
    }
    return entries;
  });
}

/** The fields of entries in JSON, without those of objects in them; of a database those of its rows' contents, by kind. */
export function listFields(entries: StoredEntries): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(entries).map(([key, text]) => [
      key,
      key.startsWith('database') ? listRowFields(JSON.parse(text) as StoredRow[][]) : readFields(text),
    ]),
  );
}

/** A row of a database: a run or a snapshot, which has a kind, or a part of a rollout. */
interface StoredRow {
  kind?: string;
  content: string;
}

/** For example `rules: agencies`, and `rules` for a field of the row itself. */
function listRowFields(stores: readonly (readonly StoredRow[])[]): string[] {
  const fields = stores
    .flat()
    .flatMap(({ content, ...row }) => [
      ...Object.keys(row),
      ...readFields(content).map((field) => `${row.kind ?? 'content'}: ${field}`),
    ]);
  return [...new Set(fields)].sort();
}

function readFields(text: string): string[] {
  if (!text.startsWith('{')) return ['text'];
  return Object.keys(JSON.parse(text) as object).sort();
}

/** Fields of answers whose values nobody but the session may have. */
const PERSONAL_FIELDS =
  /^(first_name|last_name|email|a_telephone_number|p_telephone_number|telephone_number|cell_phone|date_of_birth|smartcard)$/;
const SECRET_FIELDS = /^(token|id_token|access_token|refresh_token|a_?key|b_?key|access_bits|key.*)$/i;
/** Shorter ones are in other words by chance. */
const MIN_LENGTH = 7;

/** Values of the platform's answers on the way: persons, tokens and keys. */
export interface SeenValues {
  personal: Set<string>;
  secrets: Set<string>;
}

/** Collects them from now on. */
export function collectSeenValues(page: Page): SeenValues {
  const seen: SeenValues = { personal: new Set(), secrets: new Set() };
  const collect = (value: unknown, field: string): void => {
    if (Array.isArray(value)) return value.forEach((item) => collect(item, field));
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).forEach(([key, item]) => collect(item, key));
    if (typeof value !== 'string' || value.length < MIN_LENGTH) return;
    if (SECRET_FIELDS.test(field)) seen.secrets.add(value);
    // A name alone can be that of a street or an agency.
    else if (PERSONAL_FIELDS.test(field) && /[@\d]/.test(value)) seen.personal.add(value);
    else for (const [email] of value.matchAll(/[\w.+-]+@[\w-]+\.[\w.-]+\w/g)) seen.personal.add(email);
  };
  page.on('response', (response: Response) => {
    if (!response.url().includes('/platform/')) return;
    void response.json().then(
      (body) => collect(body, ''),
      () => undefined,
    );
  });
  return seen;
}

/** The entries that contain one of these values, with the value. */
export function findValues(entries: StoredEntries, values: Iterable<string>): string[] {
  return [...values].flatMap((value) =>
    Object.entries(entries).flatMap(([key, text]) => (text.includes(value) ? [`${key}: ${value}`] : [])),
  );
}
