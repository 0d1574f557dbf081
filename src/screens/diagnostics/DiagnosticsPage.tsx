import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { regionName } from '@/domain/regions';
import { usePortalSelector } from '@/session/hooks';
import { selectRegion } from '@/session/sessionSlice';
import { downloadText } from '@/ui/downloadText';
import { PrintedAt } from '../common/PrintedAt';
import { type Check, type CheckGroup, type CheckState, GROUP_TITLES } from './check';
import { cardId, CheckCard } from './CheckCard';
import { CHECKS } from './checks';
import { DiagnosticsToolbar } from './DiagnosticsToolbar';
import { detailsText, type ReportHead, reportName, reportText, summaryText, toReport } from './report';
import { isUnderWay } from './runner';
import { stateOf } from './statusOf';
import { CheckIndex, Summary } from './Summary';
import { useDiagnostics } from './useDiagnostics';
import './DiagnosticsPage.css';

const GROUPS = Object.keys(GROUP_TITLES) as CheckGroup[];

/** What is set up for an agency, and what is wrong with it (specification 2, 'Diagnostics'). */
export function DiagnosticsPage() {
  const { abbreviation = '' } = useParams();
  const diagnostics = useDiagnostics(abbreviation);
  const { states, isRunningAll, allMs, last, run, runAll, cancel } = diagnostics;
  const headOf = useReportHead(abbreviation);
  const isAnyUnderWay = CHECKS.some((check) => isUnderWay(stateOf(states, check)));
  const detailsOf = useCallback(
    (check: Check, state: CheckState) => detailsText(headOf(), check, state),
    [headOf],
  );
  const download = (form: 'json' | 'text') => {
    const report = toReport(headOf(), CHECKS, states);
    const name = reportName(report);
    if (form === 'json') downloadText(`${name}.json`, JSON.stringify(report, null, 2), 'application/json');
    else downloadText(`${name}.txt`, reportText(report), 'text/plain;charset=utf-8');
  };
  return (
    <div className="diagnostics">
      <PrintedAt />
      <div className="diagnostics__top">
        <DiagnosticsToolbar
          isRunningAll={isRunningAll}
          isUnderWay={isAnyUnderWay}
          done={CHECKS.filter((check) => stateOf(states, check).phase === 'done').length}
          total={CHECKS.length}
          allMs={allMs}
          onRunAll={runAll}
          onCancel={cancel}
          onReport={download}
        />
        <Summary checks={CHECKS} states={states} last={last} onJump={jumpTo} />
        <p role="status" className="visually-hidden">
          {isRunningAll ? 'Running all checks' : summaryText(CHECKS, states)}
        </p>
      </div>
      <CheckIndex checks={CHECKS} states={states} onJump={jumpTo} />
      {GROUPS.map((group) => (
        <section key={group} aria-labelledby={`group-${group}`}>
          <h2 className="diagnostics__group-title" id={`group-${group}`}>
            {GROUP_TITLES[group]}
          </h2>
          <div className="diagnostics__grid">
            {columnsOf(CHECKS.filter((check) => check.group === group)).map((cards) => (
              <div
                key={cards.map(({ id }) => id).join()}
                className="diagnostics__column"
                data-size={cards[0]?.size}
                data-group={group}
              >
                {cards.map((check) => (
                  <CheckCard
                    key={check.id}
                    check={check}
                    state={stateOf(states, check)}
                    onRun={run}
                    detailsOf={detailsOf}
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

/** Small checks that follow each other stand in one column; every other is one of its own. */
function columnsOf(checks: readonly Check[]): Check[][] {
  const columns: Check[][] = [];
  for (const check of checks) {
    const present = columns.at(-1);
    if (check.size === 'small' && present?.[0]?.size === 'small') present.push(check);
    else columns.push([check]);
  }
  return columns;
}

/** The card comes into sight and takes the focus. */
function jumpTo(check: Check): void {
  const card = document.getElementById(cardId(check));
  card?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'start' });
}

/** What stands at the head of a report that is made now. */
function useReportHead(agency: string): () => ReportHead {
  const region = usePortalSelector(selectRegion);
  return useCallback(
    () => ({
      region: regionName(region),
      agency,
      time: new Date().toISOString(),
      portalVersion: PORTAL_VERSION,
    }),
    [region, agency],
  );
}
