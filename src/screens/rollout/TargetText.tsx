import { type RolloutSubject } from '@/domain/rollout/rollout';
import { formatSubjectValue } from '@/domain/rollout/subjectValue';
import { isWithheld } from '@/domain/rollout/withheld';
import { formatCount } from '@/lib/text/formatCount';
import { truncate } from '@/lib/text/truncate';

/** The text of a longer value ends with an ellipsis; the whole one is its tooltip. */
const SHOWN_LENGTH = 80;

interface Props {
  subject: RolloutSubject;
  /** Of a plan or of a rollout. */
  agencies: readonly { target: string }[];
}

/** The value that all agencies are to have, in a sentence. */
export function TargetText({ subject, agencies }: Props) {
  const kept = agencies.filter((agency) => !isWithheld(agency));
  const withheldCount = agencies.length - kept.length;
  const [target, ...others] = new Set(kept.map((agency) => agency.target));
  if (others.length > 0) return 'Each agency has a target of its own';
  if (target === undefined) return 'The target was not kept';
  const text = formatSubjectValue(subject, target);
  return (
    <>
      Target{' '}
      <code className="rollout-value" title={text}>
        {truncate(text, SHOWN_LENGTH)}
      </code>
      {withheldCount > 0 && `, not kept in ${formatCount(withheldCount, 'agency', 'agencies')}`}
    </>
  );
}
