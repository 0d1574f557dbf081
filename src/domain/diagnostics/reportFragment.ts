/** Whether a fragment is meant as a shared report (sharedReport.ts), of whatever format. */
export function isReportFragment(fragment: string): boolean {
  return fragment.startsWith('#report=');
}
