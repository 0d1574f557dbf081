export { copyReportLink } from './copyReportLink';
export { SharedReportPanel } from './SharedReportPanel';
export { toSharedReport } from './toSharedReport';
