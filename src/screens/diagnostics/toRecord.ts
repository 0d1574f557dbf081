import { type CheckRecord } from '@/domain/checkRecord';
import { DIAGNOSTICS_MESSAGES_KEPT } from '@/domain/limits';
import { fingerprint } from '@/lib/fingerprint';
import { withoutSecrets } from '@/lib/withoutSecrets';
import { type CheckState } from './check';
import { withoutServerWords } from './withoutServerWords';

/** What is kept of a check that has its verdict. */
export function toRecord({ verdict, ranAt, calls }: CheckState): CheckRecord | null {
  if (!verdict || ranAt === null) return null;
  const { status, messages, facts = [], table } = verdict;
  const open = facts.filter(({ isPrivate }) => !isPrivate);
  const hidden = facts.filter(({ isPrivate }) => isPrivate);
  return {
    status,
    ranAt,
    messages: withoutServerWords(messages.slice(0, DIAGNOSTICS_MESSAGES_KEPT), calls),
    facts: {
      ...Object.fromEntries(open.map(({ label, value }) => [label, withoutSecrets(value)])),
      ...(table && { Rows: String(table.count) }),
    },
    prints: {
      ...Object.fromEntries(hidden.map(({ label, value }) => [label, fingerprint(value)])),
      ...(table && { Content: table.print }),
    },
  };
}
