import { useLayoutEffect } from 'react';
import { isWrite } from '@/domain/changes/change';
import { describeLastChange } from '@/domain/changes/describeLastChange';
import { getRegionName } from '@/domain/regions';
import { loadAgencyNotes } from '@/session/agency-notes/loadAgencyNotes';
import { toPlatformTime } from '@/session/auth/clockSkew';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalDispatch, usePortalSelector, usePortalStore } from '@/session/hooks';
import { selectJournal } from '@/session/journal/journalState';
import { useAgencyNote } from '@/shared/agencies/useAgencyNote';
import { RegionBadge } from '@/shared/forms/RegionBadge';
import { useNow } from '@/ui/hooks/useNow';
import { Icon } from '@/ui/icons/Icon';
import { UserCounts } from './UserCounts';

export interface ImpactLineProps {
  agency: string;
  /** For the `aria-describedby` of the button that writes. */
  id?: string;
  /** Whether the write concerns all riders of the agency, and not one payment. */
  hasCounts?: boolean;
}

/**
 * The reach of a write, above the button that sends it (decision 139): the region and the agency, its riders and
 * administrators, and the operator's note about it. The line delays nothing: an unknown number is shown as unknown.
 */
export function ImpactLine({ agency, id, hasCounts = true }: ImpactLineProps) {
  const dispatch = usePortalDispatch();
  // Before the first paint, so that no button changes its colour afterwards.
  useLayoutEffect(() => dispatch(loadAgencyNotes()), [dispatch]);
  const region = usePortalSelector(selectRegion);
  const { isProtected, text } = useAgencyNote(agency);
  const lastChange = useLastChange(agency);
  return (
    <div id={id} className="impact-line" data-protected={isProtected || undefined}>
      <div className="impact-line__reach">
        <RegionBadge region={region} />
        <span>
          {getRegionName(region)} › <strong>{agency}</strong>
        </span>
        {hasCounts && <UserCounts agency={agency} />}
      </div>
      <div className="impact-line__notes">
        {isProtected && (
          <strong className="impact-line__protected">
            <Icon name="star-filled" /> protected
          </strong>
        )}
        {text !== '' && <span>{text}</span>}
        {lastChange !== null && <span>{lastChange}</span>}
      </div>
    </div>
  );
}

/** The last write of this session to the agency; null without one. A write that was not applied is none. */
function useLastChange(agency: string): string | null {
  const { getState } = usePortalStore();
  const region = usePortalSelector(selectRegion);
  const change = usePortalSelector((state) =>
    selectJournal(state).changes.findLast(
      (entry) =>
        isWrite(entry) &&
        entry.region === region &&
        entry.agency === agency &&
        (entry.outcome === 'succeeded' || entry.outcome === 'partly'),
    ),
  );
  const now = toPlatformTime(getState(), useNow());
  return change ? describeLastChange(change, now) : null;
}
