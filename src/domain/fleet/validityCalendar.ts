import { DAY_MS } from '@/lib/dayMs';
import { groupBy } from '@/lib/groupBy';
import { formatCount } from '@/lib/text/formatCount';
import { type CheckEvidence } from '../diagnostics/checkEvidence';
import { RESOURCE_KINDS, type ResourceKind } from '../entities/diagnostics/resource';
import { getCells } from './compareHealth';
import { countUnreadable, findEnd, groupVersions, isUnreadable } from './documentReadiness';
import { VALIDITY_CALENDAR_DAYS } from './fleetLimits';
import { type FleetRun } from './fleetRun';

/** A document of an agency that has lapsed, or will lapse in the next 90 days, for client types at the same time. */
export interface Lapse {
  abbreviation: string;
  document: ResourceKind;
  clientTypes: readonly string[];
  /** The first millisecond without a valid version, since 1970. */
  at: number;
  hasLapsed: boolean;
  /** Whether a row of the document could not be read: it can be a version that is valid for longer. */
  hasUnreadVersion: boolean;
}

export interface ValidityCalendar {
  /** The earliest first. */
  lapses: readonly Lapse[];
  /** Number of documents that stay valid for longer. One of several client types can be in more than one of the counts. */
  lastingCount: number;
  /** Number of documents without any version, or with none that is valid or has begun. */
  missingCount: number;
  /** Number of documents that the run did not ask for, or of which it could not read a version that can be valid. */
  unreadCount: number;
}

/** When the documents of all agencies lapse, from the answers of a run. `now`: milliseconds since 1970. */
export function buildValidityCalendar(run: FleetRun<'health'>, now: number): ValidityCalendar {
  const lapses: Lapse[] = [];
  let [lastingCount, missingCount, unreadCount] = [0, 0, 0];
  for (const { abbreviation } of run.agencies)
    for (const document of RESOURCE_KINDS) {
      const evidence = getCells(run, abbreviation)[document]?.evidence;
      for (const [at, ends] of groupBy(listEnds(evidence, now), (end) => end.at))
        if (at === 'unread') unreadCount += 1;
        else if (at === 'missing') missingCount += 1;
        else if (at === 'lasting') lastingCount += 1;
        else
          lapses.push({
            abbreviation,
            document,
            clientTypes: ends.map(({ clientType }) => clientType),
            at,
            hasLapsed: at <= now,
            hasUnreadVersion: countUnreadable(evidence) > 0,
          });
    }
  return { lapses: lapses.sort((a, b) => a.at - b.at), lastingCount, missingCount, unreadCount };
}

interface ClientTypeEnd {
  /** Empty for a document of which no client type is known. */
  clientType: string;
  /** As `at` of a `Lapse`, or the count that it belongs to. */
  at: number | 'lasting' | 'missing' | 'unread';
}

/** When one document lapses for each of its client types. */
function listEnds(evidence: CheckEvidence | undefined, now: number): readonly ClientTypeEnd[] {
  if (!evidence?.versions || isUnreadable(evidence)) return [{ clientType: '', at: 'unread' }];
  const versionsByClientType = groupVersions(evidence);
  if (versionsByClientType.size === 0) return [{ clientType: '', at: 'missing' }];
  return [...versionsByClientType].map(([clientType, versions]) => {
    const pastEnds = versions.map(({ until }) => until ?? Infinity).filter((until) => until <= now);
    const end = findEnd(versions, now) ?? Math.max(...pastEnds);
    // Neither a valid version nor one that was.
    if (end === -Infinity) return { clientType, at: countUnreadable(evidence) > 0 ? 'unread' : 'missing' };
    return { clientType, at: end > now + VALIDITY_CALENDAR_DAYS * DAY_MS ? 'lasting' : end };
  });
}

/** For example `lapses in 12 days`; only whole days count. */
export function describeLapse({ at, hasLapsed }: Pick<Lapse, 'at' | 'hasLapsed'>, now: number): string {
  const days = Math.floor(Math.abs(at - now) / DAY_MS);
  if (days === 0) return hasLapsed ? 'lapsed within the last day' : 'lapses within a day';
  const text = formatCount(days, 'day', 'days');
  return hasLapsed ? `lapsed ${text} ago` : `lapses in ${text}`;
}
