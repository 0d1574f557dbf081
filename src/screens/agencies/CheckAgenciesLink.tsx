import { type Agency } from '@/domain/entities/agency';
import { buildFleetPath } from '@/domain/fleet/fleetPath';
import { isAbbreviation } from '@/domain/paths';
import { formatCount } from '@/lib/text/formatCount';
import { LinkButton } from '@/ui/navigation/LinkButton';

/** Leads to Fleet with these agencies: those whose abbreviation can be part of an address. */
export function CheckAgenciesLink({ agencies }: { agencies: readonly Agency[] }) {
  const abbreviations = agencies.map(({ abbreviation }) => abbreviation).filter(isAbbreviation);
  if (abbreviations.length === 0) return null;
  return (
    <LinkButton to={buildFleetPath({ agencies: abbreviations })}>
      {`Check ${formatCount(abbreviations.length, 'agency', 'agencies')}`}
    </LinkButton>
  );
}
