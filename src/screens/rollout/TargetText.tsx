import { type RolloutSubject } from '@/domain/rollout/rollout';
import { formatSubjectValue } from '@/domain/rollout/subjectValue';
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
  const [target, ...others] = new Set(agencies.map((agency) => agency.target));
  if (target === undefined || others.length > 0) return 'Each agency has a target of its own';
  const text = formatSubjectValue(subject, target);
  return (
    <>
      Target{' '}
      <code className="rollout-value" title={text}>
        {truncate(text, SHOWN_LENGTH)}
      </code>
    </>
  );
}
