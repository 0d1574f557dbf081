import { type ComponentType, lazy, Suspense } from 'react';

const Empty = () => null;

/** Like React.lazy, but when loading fails it renders nothing, and the next mount tries again. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
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
    <Suspense>
      <LazyComponent {...props} />
    </Suspense>
  );
}
