import { type MouseEvent, useId } from 'react';
import { usePin } from '@/shared/agencies/usePin';
import { ignoreSecondClick } from '@/ui/focus/ignoreSecondClick';
import { Anchor } from '@/ui/navigation/Anchor';
import { handleLinkClick } from '@/ui/navigation/handleLinkClick';
import { type AgencyOption, getAgencyLabel } from './useAgencyOptions';

interface Props {
  title: string;
  agencies: readonly AgencyOption[];
  buildPath: (agency: AgencyOption) => string;
  onSelect: (agency: AgencyOption, inNewTab: boolean) => void;
}

export function AgencyGroup({ title, agencies, buildPath, onSelect }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="agency-switcher__title group-title">
        {title}
      </h2>
      <ul>
        {agencies.map((agency) => {
          const { abbreviation } = agency;
          const select = (event: MouseEvent) =>
            handleLinkClick(event, (inNewTab) => onSelect(agency, inNewTab));
          return (
            <li key={abbreviation} className="agency-switcher__row">
              <Anchor
                to={buildPath(agency)}
                className="agency-switcher__agency"
                onClick={select}
                onAuxClick={select}
              >
                <span className="popup__text">{getAgencyLabel(agency)}</span>
                {agency.name && (
                  <span className="popup__hint agency-switcher__abbreviation">{abbreviation}</span>
                )}
                {agency.isUnlisted && <span className="popup__hint">not in the list</span>}
              </Anchor>
              <PinButton abbreviation={abbreviation} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function PinButton({ abbreviation }: { abbreviation: string }) {
  const { pinProps, pinIcon } = usePin(abbreviation);
  return (
    // A press puts another agency in the same place.
    <button type="button" className="agency-switcher__pin" onClickCapture={ignoreSecondClick} {...pinProps}>
      {pinIcon}
    </button>
  );
}
