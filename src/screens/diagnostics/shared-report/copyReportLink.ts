import { formatReportFragment, type SharedReport } from '@/domain/diagnostics/sharedReport';
import { copyWithToast } from '@/ui/data/copyWithToast';

/** Copies the address of the page with the report as its fragment. Returns what to show beside the button. */
export async function copyReportLink(report: SharedReport): Promise<string> {
  const { origin, pathname, search } = window.location;
  const { message } = await copyWithToast(
    origin + pathname + search + (await formatReportFragment(report)),
    'Copied the link to this report',
  );
  return message;
}
