import { type Failure } from '@/domain/failures';
import { FailureReason } from './FailureReason';

interface Props {
  failures: readonly Failure[];
  /** The write's own text for a failure, shown above its server messages. */
  describe: (failure: Failure) => string;
}

export function FailureReasons({ failures, describe }: Props) {
  return failures.map((failure, index) => (
    <div key={index}>
      <p>{describe(failure)}</p>
      <FailureReason failures={[failure]} />
    </div>
  ));
}
