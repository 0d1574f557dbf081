import { formatCount } from '@/lib/text/formatCount';

/** The nouns for the rows. */
export interface Nouns {
  singular: string;
  plural: string;
}

/** `1 rider`, `1,204 loaded riders`. */
export function formatRowCount(count: number, { singular, plural }: Nouns, adjective = ''): string {
  return formatCount(count, adjective + singular, adjective + plural);
}
