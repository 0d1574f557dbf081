import { formatReportFragment, type SharedReport } from '@/domain/diagnostics/sharedReport';
import { copyWithToast } from '@/ui/data/copyWithToast';

/** Copies the address of the page with the report as its fragment. Resolves as `copyWithToast` does. */
export async function copyReportLink(report: SharedReport): Promise<string> {
  const { origin, pathname, search } = window.location;
  return copyWithToast(
    origin + pathname + search + (await formatReportFragment(report)),
    'Copied the link to this report',
  );
}
