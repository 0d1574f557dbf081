import { useEffect } from 'react';
import { isKnownTimeZone } from '@/domain/dates';
import { type ShownTimeZone } from './shownTimeZone';
import { useAgencyTimeZone } from './useAgencyTimeZone';

interface Props {
  agency: string;
  onChange: (zone: ShownTimeZone) => void;
}

/** Reads the agency's time zone, for pages that show times in it. */
export function AgencyTimes({ agency, onChange }: Props) {
  const { name, note } = useAgencyTimeZone(agency, true);
  const isKnown = isKnownTimeZone(name);
  useEffect(
    () => onChange({ agency, name: isKnown ? name : '', problem: isKnown ? '' : note }),
    [agency, name, note, isKnown, onChange],
  );
  return null;
}
