import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  /** Shown at the end of the title's line. */
  extra?: ReactNode;
  children: ReactNode;
}

export function HomeCard({ title, extra, children }: Props) {
  const id = useId();
  return (
    <section className="home-card card" aria-labelledby={id}>
      <div className="home-card__head spread-row">
        <h2 id={id}>{title}</h2>
        {extra}
      </div>
      {children}
    </section>
  );
}
