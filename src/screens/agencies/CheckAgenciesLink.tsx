import { type Agency } from '@/domain/entities/agency';
import { formatAgenciesParam } from '@/domain/fleet/agenciesParam';
import { buildPath, isAbbreviation } from '@/domain/paths';
import { formatCount } from '@/lib/text/formatCount';
import { LinkButton } from '@/ui/navigation/LinkButton';

/** Leads to Fleet with these agencies: those whose abbreviation can be part of an address. */
export function CheckAgenciesLink({ agencies }: { agencies: readonly Agency[] }) {
  const abbreviations = agencies.map(({ abbreviation }) => abbreviation).filter(isAbbreviation);
  if (abbreviations.length === 0) return null;
  const query = new URLSearchParams({ agencies: formatAgenciesParam(abbreviations) });
  return (
    <LinkButton to={`${buildPath('fleet')}?${query}`}>
      {`Check ${formatCount(abbreviations.length, 'agency', 'agencies')}`}
    </LinkButton>
  );
}
