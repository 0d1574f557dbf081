import { lazy, Suspense, type ComponentType } from 'react';

const Nothing = () => null;

/** A component whose code comes when it is first drawn. Where that can't be had nothing stands in its place, and what draws it next tries again. */
export function onDemand<Properties extends object>(
  load: () => Promise<ComponentType<Properties>>,
): ComponentType<Properties> {
  const attempt = () =>
    lazy<ComponentType<Properties>>(() =>
      load().then(
        (component) => ({ default: component }),
        () => {
          Part = attempt();
          return { default: Nothing };
        },
      ),
    );
  let Part = attempt();
  return (properties) => (
    <Suspense>
      <Part {...properties} />
    </Suspense>
  );
}
