import { type ComponentProps } from 'react';
import { useHref } from 'react-router-dom';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
}

/** A link whose clicks its user handles. Its href is that of React Router's `Link`, with the region (decision 30). */
export function Anchor({ to, children, ...props }: Props) {
  const href = useHref(to);
  return (
    <a {...props} href={href}>
      {children}
    </a>
  );
}
