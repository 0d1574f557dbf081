/** Number of changes that are listed before the operator asks for all. */
const SHOWN_CHANGES = 8;

export interface ListedChange {
  key: string;
  abbreviation: string;
  /** What has changed in the agency. */
  text: string;
}

interface Props {
  /** The worst first. */
  changes: readonly ListedChange[];
  title?: string;
  noneText?: string;
  onOpen: (abbreviation: string) => void;
}

/** What differs from another run, or from a pattern agency, in sentences. An agency opens. */
export function ChangesList(props: Props) {
  const { changes, title = 'What changed', noneText = 'Nothing has changed', onOpen } = props;
  if (changes.length === 0) return <p className="fleet-note">{noneText}</p>;
  return (
    <details className="fleet-changes card" open={changes.length <= SHOWN_CHANGES}>
      <summary>
        {title}: {changes.length === 1 ? '1 cell' : `${changes.length.toLocaleString('en-US')} cells`}
      </summary>
      <ul>
        {changes.map(({ key, abbreviation, text }) => (
          <li key={key}>
            <button type="button" className="text-button" onClick={() => onOpen(abbreviation)}>
              {abbreviation}
            </button>
            {`: ${text}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
