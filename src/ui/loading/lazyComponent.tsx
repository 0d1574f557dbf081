import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

const Empty = () => null;

/**
 * Like React.lazy, but when loading fails it renders nothing, and the next mount tries again.
 * @param fallback what is shown while it loads
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): ComponentType<Props> {
  const createLazy = () =>
    lazy<ComponentType<Props>>(() =>
      load().then(
        (component) => ({ default: component }),
        () => {
          LazyComponent = createLazy();
          return { default: Empty };
        },
      ),
    );
  let LazyComponent = createLazy();
  return (props) => (
    <Suspense fallback={fallback}>
      <LazyComponent {...props} />
    </Suspense>
  );
}
