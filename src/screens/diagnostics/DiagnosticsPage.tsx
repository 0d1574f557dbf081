import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { getRegionName } from '@/domain/regions';
import { getPlatformTime, selectRegion } from '@/session/auth/sessionSlice';
import { usePortalStore } from '@/session/hooks';
import { PrintTimestamp } from '@/shared/lists/PrintTimestamp';
import { downloadText } from '@/ui/data/downloadText';
import { CheckCard, getCardId } from './CheckCard';
import { type Check, type CheckGroup, type CheckState, GROUP_TITLES } from './checks/check';
import { isPending } from './checks/checkRunner';
import { CHECKS } from './checks/checks';
import { getCheckState } from './checks/checkStates';
import { DiagnosticsToolbar } from './DiagnosticsToolbar';
import { buildReportFileName, formatCheckDetails, formatReport } from './report/formatReport';
import { formatSummary, type ReportHeader, toReport } from './report/toReport';
import { CheckNavigation, Summary } from './Summary';
import { useDiagnostics } from './useDiagnostics';
import './DiagnosticsPage.css';

const GROUPS = Object.keys(GROUP_TITLES) as CheckGroup[];

/** Runs checks of an agency's configuration and shows their results (section 2 of the specification, 'Diagnostics'). */
export function DiagnosticsPage() {
  const { abbreviation = '' } = useParams();
  const diagnostics = useDiagnostics(abbreviation);
  const { states, isRunningAll, runAllMs, latestResults, run, runAll, cancel } = diagnostics;
  const createReportHeader = useReportHeader(abbreviation);
  const isAnyPending = CHECKS.some((check) => isPending(getCheckState(states, check)));
  const getDetailsText = useCallback(
    (check: Check, state: CheckState) => formatCheckDetails(createReportHeader(), check, state),
    [createReportHeader],
  );
  const download = (format: 'json' | 'text') => {
    const report = toReport(createReportHeader(), CHECKS, states);
    const name = buildReportFileName(report);
    if (format === 'json') downloadText(`${name}.json`, JSON.stringify(report, null, 2), 'application/json');
    else downloadText(`${name}.txt`, formatReport(report), 'text/plain;charset=utf-8');
  };
  return (
    <div className="diagnostics">
      <PrintTimestamp />
      <div className="diagnostics__top">
        <DiagnosticsToolbar
          isRunningAll={isRunningAll}
          isAnyPending={isAnyPending}
          doneCount={CHECKS.filter((check) => getCheckState(states, check).runStatus === 'done').length}
          totalCount={CHECKS.length}
          runAllMs={runAllMs}
          onRunAll={runAll}
          onCancel={cancel}
          onDownloadReport={download}
        />
        <Summary checks={CHECKS} states={states} latestResults={latestResults} onSelect={focusCard} />
        <p role="status" className="visually-hidden">
          {isRunningAll ? 'Running all checks' : formatSummary(CHECKS, states)}
        </p>
      </div>
      <CheckNavigation checks={CHECKS} states={states} onSelect={focusCard} />
      {GROUPS.map((group) => (
        <section key={group} aria-labelledby={`group-${group}`}>
          <h2 className="diagnostics__group-title" id={`group-${group}`}>
            {GROUP_TITLES[group]}
          </h2>
          <div className="diagnostics__grid">
            {groupIntoColumns(CHECKS.filter((check) => check.group === group)).map((columnChecks) => (
              <div
                key={columnChecks.map(({ id }) => id).join()}
                className="diagnostics__column"
                data-size={columnChecks[0]?.size}
                data-group={group}
              >
                {columnChecks.map((check) => (
                  <CheckCard
                    key={check.id}
                    check={check}
                    state={getCheckState(states, check)}
                    onRun={run}
                    getDetailsText={getDetailsText}
                  />
                ))}
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

/** Puts consecutive small checks into one column, and every other check into a column alone. */
function groupIntoColumns(checks: readonly Check[]): Check[][] {
  const columns: Check[][] = [];
  for (const check of checks) {
    const lastColumn = columns.at(-1);
    if (check.size === 'small' && lastColumn?.[0]?.size === 'small') lastColumn.push(check);
    else columns.push([check]);
  }
  return columns;
}

function focusCard(check: Check): void {
  const card = document.getElementById(getCardId(check));
  card?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'start' });
}

/** Returns a function that creates a report header with the current time. */
function useReportHeader(agency: string): () => ReportHeader {
  const { getState } = usePortalStore();
  return useCallback(
    () => ({
      region: getRegionName(selectRegion(getState())),
      agency,
      time: new Date(getPlatformTime(getState())).toISOString(),
      portalVersion: PORTAL_VERSION,
    }),
    [getState, agency],
  );
}
