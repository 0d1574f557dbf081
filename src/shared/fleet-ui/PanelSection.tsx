import { type ReactNode } from 'react';

interface Props {
  label: string;
  /** The heading, by default the label. */
  title?: ReactNode;
  /** At the end of the heading's line. */
  aside?: ReactNode;
  /** Whether its cell was opened: then it is marked, and scrolled into view. */
  isOpened?: boolean;
  children: ReactNode;
}

/** A part of a side panel under a heading. */
export function PanelSection({ label, title = label, aside, isOpened = false, children }: Props) {
  return (
    <section
      ref={isOpened ? scrollIntoView : null}
      className={`fleet-panel__check${isOpened ? ' fleet-panel__check--opened' : ''}`}
      aria-label={label}
    >
      <h3>
        {title} {aside}
      </h3>
      {children}
    </section>
  );
}

function scrollIntoView(section: HTMLElement | null): void {
  section?.scrollIntoView({ block: 'start' });
}
