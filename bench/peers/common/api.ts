import { TOKEN_KEY } from '../../baseline/common/tokenKey';

const BASE = '/platform/us-east';

export type Row = Readonly<Record<string, string | number | null>>;
export type ListName = 'riders' | 'passes';

export interface Page {
  rows: Row[];
  hasNext: boolean;
  /** The number of all rows. With a filter the platform names none, so it is as many as are known. */
  total: number;
}

/** Paths, page sizes and sorting of the portal. */
const LISTS = {
  riders: { path: '/customersearch/api/v3/riders', sort: 'user_id' },
  passes: { path: '/mobileticketview/api/v2/passes/', sort: 'created' },
} as const;
export const PAGE_SIZES = { riders: 10, passes: 30 } as const;

export const isSignedIn = (): boolean => sessionStorage.getItem(TOKEN_KEY) !== null;
export const signOut = (): void => sessionStorage.removeItem(TOKEN_KEY);
export const readToken = (): string => sessionStorage.getItem(TOKEN_KEY) ?? '';

/** @throws Error if the platform refuses them */
export async function signIn(credentials: { email?: string; password?: string }): Promise<void> {
  const response = await fetch(`${BASE}/pso/api/v1/signin`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  if (!response.ok) throw new Error('Sign-in failed');
  const { id_token } = (await response.json()) as { id_token: string };
  sessionStorage.setItem(TOKEN_KEY, id_token);
}

/** @throws Error if the platform refuses the call */
export async function readPage(name: ListName, page: number, term = ''): Promise<Page> {
  const response = await fetch(`${BASE}${buildListUrl(name, page, term)}`, {
    headers: { Authorization: `Bearer ${readToken()}` },
  });
  if (!response.ok) throw new Error(`The list could not be read: ${response.status}`);
  return toPage(name, page, (await response.json()) as Row[], response.headers);
}

export function buildListUrl(name: ListName, page: number, term: string): string {
  const { path, sort } = LISTS[name];
  const params = new URLSearchParams({
    ...(term && { term }),
    page: String(page),
    per_page: String(PAGE_SIZES[name]),
    sort_order: 'desc',
    sort_field: sort,
  });
  return `${path}?${params.toString()}`;
}

/** Adds the `id` that the frameworks expect. */
export function toPage(name: ListName, page: number, rows: Row[], headers: Headers): Page {
  const hasNext = headers.has('x-next-page');
  const known = (page - 1) * PAGE_SIZES[name] + rows.length + (hasNext ? 1 : 0);
  return {
    rows: name === 'riders' ? rows.map((row) => ({ id: row['user_id'] ?? null, ...row })) : rows,
    hasNext,
    total: Number(headers.get('x-total') ?? known),
  };
}
