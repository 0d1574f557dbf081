import { type Currency } from '@/domain/regions';
import { type RolloutSubject } from '@/domain/rollout/rollout';
import { formatSubjectMoney, formatSubjectValue } from '@/domain/rollout/subjectValue';
import { isWithheld } from '@/domain/rollout/withheld';
import { normalizeJson } from '@/lib/json/normalizeJson';
import { formatCount } from '@/lib/text/formatCount';
import { formatNumber } from '@/lib/text/formatNumber';
import { truncate } from '@/lib/text/truncate';

/** The text of a longer value ends with an ellipsis; the whole one is its tooltip. */
const SHOWN_LENGTH = 80;

interface Props {
  subject: RolloutSubject;
  /** Of a plan or of a rollout. */
  agencies: readonly { target: string }[];
  currency: Currency;
}

/** The value that all agencies are to have, or the number of values, in a sentence. */
export function TargetText({ subject, agencies, currency }: Props) {
  const kept = agencies.filter((agency) => !isWithheld(agency));
  const withheldCount = agencies.length - kept.length;
  const [first] = kept;
  if (first === undefined) return 'The target was not kept';
  const withheldText =
    withheldCount === 0 ? '' : `, not kept in ${formatCount(withheldCount, 'agency', 'agencies')}`;
  const count = new Set(kept.map(({ target }) => normalizeJson(target))).size;
  if (count > 1) return `${formatNumber(count)} different targets${withheldText}`;
  const text = formatSubjectValue(subject, first.target);
  return (
    <>
      Target{' '}
      <code className="rollout-value" title={text}>
        {truncate(text, SHOWN_LENGTH)}
      </code>
      {formatSubjectMoney(subject, first.target, currency)}
      {withheldText}
    </>
  );
}
