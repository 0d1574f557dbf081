import { getInactiveDatabaseStatus } from '@/domain/databaseStatus';
import { type CheckEvidence } from '@/domain/diagnostics/checkEvidence';
import { type Agency } from '@/domain/entities/agency';
import { type MailSettings } from '@/domain/entities/diagnostics/mailSettings';
import { type Provider } from '@/domain/entities/diagnostics/provider';
import { type RoutingInfo } from '@/domain/entities/diagnostics/routingInfo';
import { type Id } from '@/domain/entities/fields';
import { isNotFound, type Result } from '@/domain/failures';
import { CHECK_MESSAGES } from '@/domain/failureTexts/diagnostics';
import { MISSING_VALUE, textOrDash } from '@/domain/missingValue';
import { describeAgency } from '@/shared/agencies/describeAgency';
import { type CheckFact, type CheckResult } from './check';
import { mediumColumns, type MediumRow } from './checkColumns';
import { alertResult, failedLookups, failedResult, okResult } from './checkResults';
import { createResultTable } from './resultTable';

export function evaluateAgency(requestedAgency: string) {
  return (agency: Agency): CheckResult => {
    // With an agency, every description has a value.
    const facts = describeAgency(agency, { country: textOrDash, timeZone: textOrDash }) as CheckFact[];
    const { abbreviation } = agency;
    const inactiveStatus = getInactiveDatabaseStatus(agency);
    const messages = [
      ...(abbreviation === requestedAgency ? [] : [CHECK_MESSAGES.otherAgency(abbreviation)]),
      ...(inactiveStatus === null ? [] : [CHECK_MESSAGES.inactiveDatabase(inactiveStatus)]),
    ];
    return {
      status: messages.length > 0 ? 'alert' : 'ok',
      messages,
      facts,
      evidence: { names: listRecordNames(agency, requestedAgency, facts) },
    };
  };
}

/** `missing`: the labels of fields without a value; `databases`: the database's name in its two spellings, if they differ. */
function listRecordNames(agency: Agency, requestedAgency: string, facts: readonly CheckFact[]) {
  const { abbreviation, databasename, databaseName, database_status: databaseStatus } = agency;
  return {
    ...(abbreviation !== requestedAgency && { otherAgency: [abbreviation] }),
    databaseStatus: databaseStatus ? [databaseStatus] : [],
    databases: [...new Set([databasename, databaseName])].flatMap((name) => (name ? [name] : [])),
    missing: facts.filter(({ value }) => value === MISSING_VALUE).map(({ label }) => label),
  };
}

export function evaluateRoutingInfo(info: RoutingInfo): CheckResult {
  if (!info.isKnown) return alertResult(CHECK_MESSAGES.unknownRoute);
  return okResult(
    { label: 'ID', value: textOrDash(info.id) },
    { label: 'Name', value: textOrDash(info.name) },
  );
}

export function evaluateMailSettings({ sender, reply_to }: MailSettings): CheckResult {
  const result = okResult(
    { label: 'Sender', value: textOrDash(sender), isPrivate: true },
    { label: 'Reply to', value: textOrDash(reply_to), isPrivate: true },
  );
  // For readiness: the sender itself is an address, and evidence contains none.
  return sender ? result : { ...result, evidence: { names: { missing: ['Sender'] } } };
}

/** The provider's id is that of the account, so it is known also when the provider cannot be loaded. */
export function evaluateProvider(pspId: Id, { data, error }: Result<Provider>): CheckResult {
  const facts: readonly CheckFact[] = [
    { label: 'ID', value: String(pspId) },
    { label: 'Name', value: textOrDash(data?.name) },
  ];
  return error ? { ...failedResult(error), facts } : okResult(...facts);
}

/**
 * Shows every medium whose look-up failed as not configured (section 8 of the specification). Only a 404 of
 * the service proves that a medium is not configured, so any other failure fails the check.
 */
export function evaluateMediums(
  lookups: readonly { medium: string; result: Result<{ psp_id: string | number }> }[],
): CheckResult {
  const rows: MediumRow[] = lookups.map(({ medium, result }) => ({
    medium,
    provider: result.data?.psp_id ?? null,
  }));
  const table = createResultTable(mediumColumns, rows);
  const failures = lookups.flatMap(({ medium, result: { error } }) =>
    error && !isNotFound(error) ? [{ name: medium, failure: error }] : [],
  );
  if (failures.length > 0) return { ...failedLookups(failures), table };
  const configured = rows.filter(({ provider }) => provider !== null).map(({ medium }) => medium);
  const evidence: CheckEvidence = {
    counts: { total: rows.length, configured: configured.length },
    names: { configured },
  };
  if (configured.length === 0) return { ...alertResult(CHECK_MESSAGES.noMedium), table, evidence };
  // Nothing says which media an agency needs, so a medium that is not configured is no alert.
  return {
    status: 'ok',
    messages: [CHECK_MESSAGES.configuredMedia(configured.length, rows.length)],
    table,
    evidence,
  };
}
