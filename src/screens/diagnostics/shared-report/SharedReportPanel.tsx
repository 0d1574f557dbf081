import Button from 'antd/es/button';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatTimestamp } from '@/domain/dates';
import { parseReportFragment, type SharedReport } from '@/domain/diagnostics/sharedReport';
import { getRegionName } from '@/domain/regions';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { type ShownCheck } from '@/shared/checks/checkStates';
import { Timestamp } from '@/ui/data/Timestamp';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { focusPageTitle } from '@/ui/focus/focusPageTitle';
import { PageActionButton } from '@/ui/navigation/PageActionButton';
import { SharedReportTable } from './SharedReportTable';
import './SharedReportPanel.css';

interface Props {
  agency: string;
  shownChecks: readonly ShownCheck[];
  isRunningAll: boolean;
  onRunAll: () => void;
}

/** The report in the fragment of the address, beside what the page itself knows of the agency. */
export function SharedReportPanel({ agency, shownChecks, isRunningAll, onRunAll }: Props) {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const region = usePortalSelector(selectRegion);
  const report = useReport(hash);
  const close = () => {
    focusPageTitle();
    void navigate({ pathname, search }, { replace: true });
  };
  if (report === undefined) return null;
  if (report === null || report.agency !== agency || report.region !== region)
    return (
      <FailureAlert title="The report of this link cannot be shown" actionLabel="Close" onAction={close}>
        {report
          ? `It is of ${report.agency} in ${getRegionName(report.region)}.`
          : 'The link is incomplete, or of another version of the portal.'}
      </FailureAlert>
    );
  const time = new Date(report.at).toISOString();
  return (
    <section className="shared-report" aria-labelledby="shared-report-title">
      <header className="shared-report__header">
        <h2 id="shared-report-title" className="shared-report__title">
          Report of {agency} from a link, <Timestamp time={time}>{formatTimestamp(time)}</Timestamp>
        </h2>
        <span className="shared-report__actions">
          <PageActionButton type="primary" size="small" disabled={isRunningAll} onClick={onRunAll}>
            Run now and compare
          </PageActionButton>
          <Button size="small" onClick={close}>
            Close
          </Button>
        </span>
      </header>
      <p className="shared-report__note">
        The link has verdicts, counts and times only. Whoever has it can change them.
      </p>
      <SharedReportTable report={report} shownChecks={shownChecks} />
    </section>
  );
}

/** Undefined until the fragment is read, and null when it is no report. */
function useReport(fragment: string): SharedReport | null | undefined {
  const [read, setRead] = useState<{ fragment: string; report: SharedReport | null } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void parseReportFragment(fragment).then((report) => {
      if (isCurrent) setRead({ fragment, report });
    });
    return () => {
      isCurrent = false;
    };
  }, [fragment]);
  return read?.fragment === fragment ? read.report : undefined;
}
