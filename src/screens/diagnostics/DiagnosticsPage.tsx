import { useCallback, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useParams } from 'react-router-dom';
import { isReportFragment } from '@/domain/diagnostics/reportFragment';
import { CODE_NOT_LOADED_TEXT } from '@/domain/failures';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { CheckCard } from '@/shared/checks/cards/CheckCard';
import { type Check, type CheckGroup, type CheckState, GROUP_TITLES } from '@/shared/checks/check';
import { isPending, wasLastRunDone } from '@/shared/checks/checkRunner';
import { CHECKS } from '@/shared/checks/checks';
import { listShownChecks, type ShownCheck } from '@/shared/checks/checkStates';
import { PrintTimestamp } from '@/shared/lists/columns/PrintTimestamp';
import { downloadWithToast } from '@/ui/data/downloadWithToast';
import { lazyComponent } from '@/ui/loading/lazyComponent';
import { CheckNavigation } from './CheckNavigation';
import { DiagnosticsToolbar } from './DiagnosticsToolbar';
import { buildReport, formatStatusCounts } from './report/buildReport';
import { buildReportFileName, formatCheckDetails, formatReport } from './report/formatReport';
import { useReportHeader } from './report/useReportHeader';
import { Summary } from './Summary';
import { useDiagnostics } from './useDiagnostics';
import { useStatusFilter } from './useStatusFilter';
import './DiagnosticsPage.css';

const loadSharedReport = () => import(/* webpackChunkName: 'details' */ './shared-report/sharedReportBundle');
const SharedReportPanel = lazyComponent(() => loadSharedReport().then((loaded) => loaded.SharedReportPanel));

const GROUPS = Object.keys(GROUP_TITLES) as CheckGroup[];

/** Runs checks of an agency's configuration and shows their results (section 2 of the specification, 'Diagnostics'). */
export function Component() {
  const { abbreviation = '' } = useParams();
  const diagnostics = useDiagnostics(abbreviation);
  const { states, isRunningAll, runAllMs, latestResults, run, runAll, cancel } = diagnostics;
  const region = usePortalSelector(selectRegion);
  const { hash } = useLocation();
  const createReportHeader = useReportHeader(abbreviation);
  const shownChecks = listShownChecks(CHECKS, states, latestResults);
  const isAnyPending = shownChecks.some(({ state }) => isPending(state));
  const filter = useStatusFilter(shownChecks);
  const cardsRef = useRef(new Map<string, HTMLElement>());
  const selectCheck = (check: Check) => {
    // The card must be there before it gets the focus.
    if (!filter.isVisible(check.id)) flushSync(filter.clear);
    const card = cardsRef.current.get(check.id);
    card?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: 'start' });
  };
  const getDetailsText = useCallback(
    (check: Check, state: CheckState) => formatCheckDetails(createReportHeader(), check, state),
    [createReportHeader],
  );
  const runAllUnfiltered = () => {
    filter.clear();
    runAll();
  };
  /** Returns what to show beside the buttons. */
  const download = (format: 'json' | 'text') => {
    const report = buildReport(createReportHeader(), CHECKS, states);
    const name = buildReportFileName(report);
    if (format === 'json') {
      const json = JSON.stringify(report, null, 2);
      return downloadWithToast('Saved the report as JSON', `${name}.json`, json);
    }
    const text = formatReport(report);
    return downloadWithToast('Saved the report as text', `${name}.txt`, text);
  };
  return (
    <div className="diagnostics">
      <PrintTimestamp />
      <div className="diagnostics__top">
        <DiagnosticsToolbar
          isRunningAll={isRunningAll}
          isAnyPending={isAnyPending}
          doneCount={shownChecks.filter(({ state }) => wasLastRunDone(state)).length}
          totalCount={CHECKS.length}
          hasStored={shownChecks.some(({ storedResult }) => storedResult)}
          hasRun={shownChecks.some(({ state }) => state.runStatus === 'done' && state.ranAt !== null)}
          runAllMs={runAllMs}
          onRunAll={runAllUnfiltered}
          onCancel={cancel}
          onDownloadReport={download}
          onCopyLink={async () => {
            const bundle = await loadSharedReport().catch(() => null);
            if (!bundle) return CODE_NOT_LOADED_TEXT;
            return bundle.copyReportLink(
              bundle.toSharedReport({ region, agency: abbreviation }, shownChecks),
            );
          }}
        />
        <Summary
          shownChecks={shownChecks}
          isAnyPending={isAnyPending}
          latestResults={latestResults}
          isPressed={filter.isPressed}
          onToggle={filter.toggle}
        />
        <p role="status" className="visually-hidden">
          {isRunningAll ? 'Running all checks' : formatStatusCounts(shownChecks.map(({ status }) => status))}
        </p>
      </div>
      {isReportFragment(hash) && (
        <SharedReportPanel
          agency={abbreviation}
          shownChecks={shownChecks}
          isRunningAll={isRunningAll}
          onRunAll={runAllUnfiltered}
        />
      )}
      <CheckNavigation shownChecks={shownChecks} isAnyPending={isAnyPending} onSelect={selectCheck} />
      {listGroups(shownChecks.filter(({ check }) => filter.isVisible(check.id))).map(({ group, columns }) => (
        <section key={group} aria-labelledby={`group-${group}`}>
          <h2 className="diagnostics__group-title" id={`group-${group}`}>
            {GROUP_TITLES[group]}
          </h2>
          <div className="diagnostics__grid">
            {columns.map((column) => (
              <div
                key={column.map(({ check }) => check.id).join()}
                className="diagnostics__column"
                data-size={column[0]?.check.size}
                data-group={group}
              >
                {column.map((shown) => (
                  <CheckCard
                    key={shown.check.id}
                    {...shown}
                    agency={abbreviation}
                    cardsRef={cardsRef}
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

/** The groups that have a visible check, with their columns. */
function listGroups(visibleChecks: readonly ShownCheck[]) {
  return GROUPS.map((group) => ({
    group,
    columns: groupIntoColumns(visibleChecks.filter(({ check }) => check.group === group)),
  })).filter(({ columns }) => columns.length > 0);
}

/** Puts consecutive small checks into one column, and every other check into a column alone. */
function groupIntoColumns(shownChecks: readonly ShownCheck[]): ShownCheck[][] {
  const columns: ShownCheck[][] = [];
  for (const shown of shownChecks) {
    const lastColumn = columns.at(-1);
    if (shown.check.size === 'small' && lastColumn?.[0]?.check.size === 'small') lastColumn.push(shown);
    else columns.push([shown]);
  }
  return columns;
}
