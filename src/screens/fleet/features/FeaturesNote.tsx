import { formatNumber } from '@/lib/text/formatNumber';
import { SHOWN_AGENCIES } from '../AgencyLinks';

interface Props {
  /** The application. */
  title: string;
  /** The agencies that do not list the application. */
  notListed: readonly string[];
}

/** The agencies that the table of features leaves out. */
export function FeaturesNote({ title, notListed }: Props) {
  const count = notListed.length;
  const names = notListed.join(', ');
  const isFolded = count > SHOWN_AGENCIES;
  return (
    <>
      <p className="fleet-note">
        {title}. Features that are on nowhere are not shown.
        {count > 0 && !isFolded && ` Not listed by ${count}: ${names}.`}
      </p>
      {isFolded && (
        <details className="fleet-changes">
          <summary>Not listed by {formatNumber(count)} agencies</summary>
          <p className="fleet-note">{names}</p>
        </details>
      )}
    </>
  );
}
