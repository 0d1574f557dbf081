import { type ReactNode } from 'react';
import './PageHead.css';

interface Props {
  /** The page's subject: an agency's or a rider's name. Empty while it is loading; the space is reserved. */
  subject: string;
  /** The letters in the disc before the subject, for example a person's initials. */
  initials?: string;
  /** Tags behind the subject. */
  tags?: ReactNode;
  /** One line below the subject. */
  details?: ReactNode;
  /** At the end of the line. */
  actions?: ReactNode;
}

/** The head of a page about one thing. The page's title is in the top bar. */
export function PageHead({ subject, initials, tags, details, actions }: Props) {
  return (
    <div className="page-head">
      {initials !== undefined && (
        <span className="disc" aria-hidden="true">
          {initials}
        </span>
      )}
      <div className="page-head__text">
        <h2 className="page-head__subject" title={subject}>
          <span>{subject}</span> {tags}
        </h2>
        {details !== undefined && <div className="page-head__details">{details}</div>}
      </div>
      {actions && <div className="page-head__actions">{actions}</div>}
    </div>
  );
}
