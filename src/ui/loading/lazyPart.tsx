import { type ComponentType, type ReactNode, useState } from 'react';
import { CODE_NOT_LOADED_TEXT } from '@/domain/failures';
import { FailureAlert } from '../feedback/FailureAlert';
import { useDynamicImport } from './useDynamicImport';

/**
 * Like `lazyComponent`, for a part that the user has asked for: when loading fails, it says so and offers to try again.
 * Its `load` is for `usePreload`.
 * @param fallback what is shown while it loads
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  failureTitle: string,
  fallback: ReactNode = null,
): ComponentType<Props> & { load: () => Promise<object> } {
  const loadPart = () => load().then((Part) => ({ Part }));
  function LoadedPart({ props, onRetry }: { props: Props; onRetry: () => void }) {
    const code = useDynamicImport(loadPart, true);
    if (code === undefined) return fallback;
    if (code !== 'failed') return <code.Part {...props} />;
    return (
      <FailureAlert title={failureTitle} onAction={onRetry}>
        {CODE_NOT_LOADED_TEXT}
      </FailureAlert>
    );
  }
  function LazyPart(props: Props) {
    const [attempt, setAttempt] = useState(0);
    return <LoadedPart key={attempt} props={props} onRetry={() => setAttempt(attempt + 1)} />;
  }
  return Object.assign(LazyPart, { load: loadPart });
}
