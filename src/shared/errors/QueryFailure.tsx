import { type ReactNode } from 'react';
import { type Failure } from '@/domain/failures';
import { describeFailure } from '@/domain/failureTexts/describeFailure';
import { CallFailure } from './CallFailure';

interface Props {
  title: string;
  /** Nothing is shown when it is null. */
  failure: Failure | null;
  /** The query that failed; 'Try again' fetches it again. */
  query: { isFetching: boolean; refetch: () => unknown };
  kind?: 'error' | 'warning';
  /** Shown after the reason. */
  children?: ReactNode;
}

/** Shows why a query failed, with 'Try again' and 'Copy details'. */
export function QueryFailure({ failure, query, children, ...props }: Props) {
  if (failure === null) return null;
  return (
    <CallFailure
      {...props}
      failure={failure}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    >
      {describeFailure(failure)} {children}
    </CallFailure>
  );
}
