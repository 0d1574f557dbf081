import { type MouseEvent, useId } from 'react';
import { type NamedAgency, nameOf } from './useKnownAgencies';

interface Props {
  title: string;
  agencies: readonly NamedAgency[];
  /** Abbreviations. */
  pinned: readonly string[];
  hrefOf: (agency: NamedAgency) => string;
  onChoose: (agency: NamedAgency, inNewTab: boolean) => void;
  onPin: (abbreviation: string, isPinned: boolean) => void;
}

/** Agencies under a heading: each a link, and a button that pins it. */
export function AgencyGroup({ title, agencies, pinned, hrefOf, onChoose, onPin }: Props) {
  const id = useId();
  const choose = (event: MouseEvent, agency: NamedAgency) => {
    if (event.button > 1) return;
    event.preventDefault();
    onChoose(agency, event.button === 1 || event.ctrlKey || event.metaKey || event.shiftKey);
  };
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="agency-switcher__title">
        {title}
      </h2>
      <ul>
        {agencies.map((agency) => {
          const { abbreviation } = agency;
          const isPinned = pinned.includes(abbreviation);
          return (
            <li key={abbreviation} className="agency-switcher__row">
              <a
                href={hrefOf(agency)}
                className="agency-switcher__agency"
                onClick={(event) => choose(event, agency)}
                onAuxClick={(event) => choose(event, agency)}
              >
                <span className="agency-switcher__name">{nameOf(agency)}</span>
                {agency.name !== null && <span className="agency-switcher__code">{abbreviation}</span>}
              </a>
              <button
                type="button"
                className="agency-switcher__pin"
                aria-label={`Pin ${abbreviation}`}
                aria-pressed={isPinned}
                title={isPinned ? 'Unpin' : 'Pin'}
                onClick={() => onPin(abbreviation, !isPinned)}
              >
                <span aria-hidden="true">{isPinned ? '★' : '☆'}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
