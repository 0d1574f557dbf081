import { type Sort } from './column';

/** Reads an order from the query string; null if the text is none. The key of a column can have a dot. */
export function parseSort(text: string): Sort | null {
  const [, key, direction] = /^(.+)\.(asc|desc)$/s.exec(text) ?? [];
  return key === undefined ? null : { key, direction: direction as Sort['direction'] };
}

export function formatSort({ key, direction }: Sort): string {
  return `${key}.${direction}`;
}
