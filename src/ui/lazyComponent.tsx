import { type ComponentType, lazy, Suspense } from 'react';

const Empty = () => null;

/** A component whose code comes when it is first drawn. Where that can't be had nothing stands in its place, and what draws it next tries again. */
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
