import { type ReactNode } from 'react';
import { isTimestamp } from '@/domain/dates';
import './Timestamp.css';

interface Props {
  /** ISO 8601. Without a valid time, for example beside a dash, only the text is rendered. */
  time: string | null | undefined;
  /** The agency whose time zone is shown; the page's agency if it is undefined, none if it is empty. */
  agency?: string;
  /** The time in the browser's time zone. */
  children: ReactNode;
}

/** A time outside tables. TimeZonesTip shows it in other time zones on hover, focus or press. */
export function Timestamp({ time, agency, children }: Props) {
  if (!isTimestamp(time)) return children;
  return (
    <button type="button" className="timestamp" data-time={time} data-agency={agency}>
      <time dateTime={time}>{children}</time>
    </button>
  );
}
