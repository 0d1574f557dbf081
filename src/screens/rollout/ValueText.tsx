import { type RolloutSubject } from '@/domain/rollout/rollout';
import { formatSubjectValue } from '@/domain/rollout/subjectValue';
import { truncate } from '@/lib/text/truncate';

/** The text of a longer value ends with an ellipsis; the whole one is its tooltip. */
const SHOWN_LENGTH = 80;

/** A value in a sentence. */
export function ValueText({ subject, json }: { subject: RolloutSubject; json: string }) {
  const text = formatSubjectValue(subject, json);
  return (
    <code className="rollout-value" title={text}>
      {truncate(text, SHOWN_LENGTH)}
    </code>
  );
}
