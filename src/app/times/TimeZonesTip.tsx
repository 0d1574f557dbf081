import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { formatTimestamp, formatTimestampIn } from '@/domain/dates';
import { type ShownTime } from './timeTarget';
import { type AgencyTimeZone, useAgencyTimeZone } from './useAgencyTimeZone';
import { useTimeTarget } from './useTimeTarget';

/** Pixels between a time and the tip. */
const GAP = 4;

/**
 * Shows a time in the browser's zone, in the agency's and in UTC (decision 11), when the pointer, the focus or a press
 * is on it. `pageAgency` is the agency of the page, empty if it has none.
 */
export function TimeZonesTip({ pageAgency }: { pageAgency: string }) {
  const id = useId();
  const tipRef = useRef<HTMLDivElement>(null);
  const { target, isVisible } = useTimeTarget(tipRef);
  const agency = target?.agency ?? pageAgency;
  const agencyZone = useAgencyTimeZone(agency, isVisible);

  // The focused row or time is described by the tip, also before it is visible.
  useEffect(() => {
    const focused = document.activeElement;
    if (!target || !focused || focused === document.body) return undefined;
    if (focused !== target.anchor && !focused.closest('tr')?.contains(target.anchor)) return undefined;
    const previous = focused.getAttribute('aria-describedby');
    focused.setAttribute('aria-describedby', previous ? `${previous} ${id}` : id);
    return () => {
      if (previous === null) focused.removeAttribute('aria-describedby');
      else focused.setAttribute('aria-describedby', previous);
    };
  }, [id, target]);

  useLayoutEffect(() => {
    const tip = tipRef.current;
    if (!tip || !target || !isVisible) return;
    const anchor = target.anchor.getBoundingClientRect();
    const { width, height } = tip.getBoundingClientRect();
    const below = anchor.bottom + GAP;
    const above = anchor.top - GAP - height;
    // Above a row, so that the next ones can be read on the way down.
    const isBelow = target.isRow ? above < 0 : below + height <= window.innerHeight;
    tip.style.top = `${isBelow ? below : above}px`;
    tip.style.left = `${Math.max(GAP, Math.min(anchor.left, window.innerWidth - width - GAP))}px`;
  });

  return (
    <div ref={tipRef} id={id} role="tooltip" className="time-zones" hidden={!target} data-visible={isVisible}>
      {target && <TimesTable times={target.times} agency={agency} agencyZone={agencyZone} />}
    </div>
  );
}

interface TimesTableProps {
  times: readonly ShownTime[];
  agency: string;
  agencyZone: AgencyTimeZone;
}

/** A row for each zone, a column for each time. */
function TimesTable({ times, agency, agencyZone }: TimesTableProps) {
  return (
    <table>
      {times.some(({ label }) => label) && (
        <thead>
          <tr>
            <td />
            {times.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {listZones(agency, agencyZone).map(({ name, note, format }) => (
          <tr key={name}>
            <th scope="row">
              {name} <span className="time-zones__note">{note}</span>
            </th>
            {times.map(({ label, time }) => (
              <td key={label}>{format(time) ?? '—'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Zone {
  name: string;
  note: string;
  format: (time: string) => string | null;
}

function listZones(agency: string, agencyZone: AgencyTimeZone): Zone[] {
  return [
    { name: 'Yours', note: Intl.DateTimeFormat().resolvedOptions().timeZone, format: formatTimestamp },
    ...(agency
      ? [
          {
            name: agency,
            note: agencyZone.note,
            format: (time: string) => formatTimestampIn(time, agencyZone.name),
          },
        ]
      : []),
    { name: 'UTC', note: '', format: (time) => formatTimestampIn(time, 'UTC') },
  ];
}
