import { type Outcome } from './exchange';
import { type Page, type Rows } from './reading';
import { type PlatformRequest } from './request';
import { type CallContext, callPlatform } from './send';

/**
 * The rows with an e-mail, one or none: the list is read page by page until they are found, since the services
 * have no filter. A page that names itself or an earlier one as the next ends it.
 */
export async function findByEmail<T extends { email: string | null }>(
  email: string,
  toRequest: (page: number) => PlatformRequest<Page<T>>,
  context: CallContext,
): Promise<Outcome<Rows<T>>> {
  const wanted = email.toLowerCase();
  let unreadable = 0;
  for (let page: number | null = 1; page !== null;) {
    const { data, error }: Outcome<Page<T>> = await callPlatform(toRequest(page), context);
    if (error) return { error };
    const rows = data.rows.filter((row) => row.email?.toLowerCase() === wanted);
    unreadable += data.unreadable;
    if (rows.length > 0) return { data: { rows, unreadable } };
    page = data.next !== null && data.next > page ? data.next : null;
  }
  return { data: { rows: [], unreadable } };
}
