import { type ComponentType, lazy, Suspense } from 'react';

const Nothing = () => null;

/** A component whose code comes when it is first drawn. Where that can't be had nothing stands in its place, and what draws it next tries again. */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const attempt = () =>
    lazy<ComponentType<Props>>(() =>
      load().then(
        (component) => ({ default: component }),
        () => {
          Part = attempt();
          return { default: Nothing };
        },
      ),
    );
  let Part = attempt();
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
