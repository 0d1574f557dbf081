import { type ReactNode } from 'react';
import { Anchor } from '@/ui/navigation/Anchor';
import { isPlainClick } from '@/ui/navigation/isPlainClick';

/**
 * Opens the page at `to` of an agency, after the sign-in to the agency if that is needed. `prepare` is called right
 * before the page opens.
 */
export type OpenAgencyPage = (abbreviation: string, to: string, prepare?: () => void) => void;

interface Props {
  abbreviation: string;
  to: string;
  onOpen: OpenAgencyPage;
  className?: string;
  children: ReactNode;
}

/** A link to a page of an agency. In a new tab, the route guard asks for the sign-in if there was none. */
export function AgencyLink({ abbreviation, to, onOpen, className, children }: Props) {
  return (
    <Anchor
      to={to}
      className={className}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onOpen(abbreviation, to);
      }}
    >
      {children}
    </Anchor>
  );
}
