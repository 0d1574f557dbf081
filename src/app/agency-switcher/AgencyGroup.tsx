import { type MouseEvent, useId } from 'react';
import { Icon } from '@/ui/icons/Icon';
import { Anchor } from '@/ui/navigation/Anchor';
import { isNewTabClick } from '@/ui/navigation/isNewTabClick';
import { type AgencyOption, getAgencyLabel } from './useAgencyOptions';

interface Props {
  title: string;
  agencies: readonly AgencyOption[];
  /** Abbreviations of the pinned agencies. */
  pinned: readonly string[];
  buildPath: (agency: AgencyOption) => string;
  onSelect: (agency: AgencyOption, inNewTab: boolean) => void;
  onPin: (abbreviation: string, isPinned: boolean) => void;
}

export function AgencyGroup({ title, agencies, pinned, buildPath, onSelect, onPin }: Props) {
  const id = useId();
  const select = (event: MouseEvent, agency: AgencyOption) => {
    const inNewTab = isNewTabClick(event);
    // The right button opens the browser's menu.
    if (!inNewTab && event.button !== 0) return;
    event.preventDefault();
    onSelect(agency, inNewTab);
  };
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="agency-switcher__title group-title">
        {title}
      </h2>
      <ul>
        {agencies.map((agency) => {
          const { abbreviation } = agency;
          const isPinned = pinned.includes(abbreviation);
          return (
            <li key={abbreviation} className="agency-switcher__row">
              <Anchor
                to={buildPath(agency)}
                className="agency-switcher__agency"
                onClick={(event) => select(event, agency)}
                onAuxClick={(event) => select(event, agency)}
              >
                <span className="popup__text">{getAgencyLabel(agency)}</span>
                {agency.name && (
                  <span className="popup__hint agency-switcher__abbreviation">{abbreviation}</span>
                )}
              </Anchor>
              <button
                type="button"
                className="agency-switcher__pin"
                aria-label={`Pin ${abbreviation}`}
                aria-pressed={isPinned}
                title={isPinned ? 'Unpin' : 'Pin'}
                onClick={() => onPin(abbreviation, !isPinned)}
              >
                <Icon name={isPinned ? 'star-filled' : 'star'} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
