import { CallFailure } from '@/shared/errors/CallFailure';
import { type useReadThenEdit } from './editor/write/useReadThenEdit';

interface Props extends Pick<ReturnType<typeof useReadThenEdit>, 'loadingIdentity' | 'problem'> {
  title?: string;
}

/** Says which rule `useReadThenEdit` is reading, or why its editor was not opened. */
export function ReadThenEditStatus({ loadingIdentity, problem, title = 'Could not open the editor' }: Props) {
  return (
    <>
      {loadingIdentity !== null && <p role="status">Loading {loadingIdentity}…</p>}
      {problem && (
        <CallFailure failure={problem.failure} title={title} onRetry={problem.onRetry}>
          {problem.text}
        </CallFailure>
      )}
    </>
  );
}
