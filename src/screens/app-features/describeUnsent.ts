import { type Application } from '@/domain/entities/application';
import { formatApplication } from '@/domain/features/applications';

/** The applications with unsent changes, of which there can be many: `pay 1.6.0 ios, and 2 more`. Null when there is none. */
export function describeUnsent([first, ...others]: readonly Application[]): string | null {
  if (!first) return null;
  return formatApplication(first) + (others.length > 0 ? `, and ${others.length} more` : '');
}
