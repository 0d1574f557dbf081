import { formatNumber } from '@/lib/text/formatNumber';

interface ListedChange {
  key: string;
  abbreviation: string;
  /** Describes the change of the agency. */
  text: string;
}

interface Props {
  /** The worst first. */
  changes: readonly ListedChange[];
  title?: string;
  noneText: string;
  onOpen: (abbreviation: string) => void;
}

/**
 * Lists the differences from another run, or from a pattern agency, in sentences. Each agency is a button, which
 * opens its side panel in HEALTH and its page in FEATURES. The list is one line at first, with the worst sentence, so that
 * the results below stay where they are while changes come and go.
 */
export function ChangesList(props: Props) {
  const { changes, title = 'What changed', noneText, onOpen } = props;
  const [worst] = changes;
  if (!worst) return <p className="fleet-changes fleet-note">{noneText}</p>;
  return (
    <details className="fleet-changes">
      <summary>
        {title} ({formatNumber(changes.length)}){' '}
        <span className="fleet-changes__worst">{`${worst.abbreviation}: ${worst.text}`}</span>
      </summary>
      <ul>
        {changes.map(({ key, abbreviation, text }) => (
          <li key={key}>
            <button
              type="button"
              className="text-button"
              onClick={({ currentTarget }) => {
                // Safari does not focus a pressed button, but the side panel takes the focus only from an opener, and
                // returns it there (`usePanelFocus`).
                currentTarget.focus({ preventScroll: true });
                onOpen(abbreviation);
              }}
            >
              {abbreviation}
            </button>
            {`: ${text}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
