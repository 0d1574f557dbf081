import { DAY_MS } from '@/lib/dayMs';
import { RESOURCE_KINDS, type ResourceKind } from '../entities/diagnostics/resource';
import { getCells } from './compareHealth';
import { countUnreadable, findEnd, groupVersions, isUnreadable } from './documentReadiness';
import { VALIDITY_CALENDAR_DAYS } from './fleetLimits';
import { type FleetRun } from './fleetRun';

/** A document of an agency that has lapsed for a client type, or will lapse in the next 90 days. */
export interface Lapse {
  abbreviation: string;
  document: ResourceKind;
  clientType: string;
  /** The first millisecond without a valid version, since 1970. */
  at: number;
  hasLapsed: boolean;
  /** Whether a row of the document could not be read: it can be a version that is valid for longer. */
  hasUnreadVersion: boolean;
}

export interface ValidityCalendar {
  /** The earliest first. */
  lapses: readonly Lapse[];
  /** Number of documents and client types that stay valid for longer. */
  lastingCount: number;
  /** Number of documents without any version, and of client types with none that is valid or has begun. */
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
      const hasUnreadVersion = countUnreadable(evidence) > 0;
      if (!evidence?.versions || isUnreadable(evidence)) {
        unreadCount += 1;
        continue;
      }
      const versionsByClientType = groupVersions(evidence);
      if (versionsByClientType.size === 0) missingCount += 1;
      for (const [clientType, ownVersions] of versionsByClientType) {
        const end = findEnd(ownVersions, now);
        const pastEnds = ownVersions.map(({ until }) => until ?? Infinity).filter((until) => until <= now);
        if (end === null && pastEnds.length === 0 && hasUnreadVersion) unreadCount += 1;
        else if (end === null && pastEnds.length === 0) missingCount += 1;
        else if (end !== null && end > now + VALIDITY_CALENDAR_DAYS * DAY_MS) lastingCount += 1;
        else
          lapses.push({
            abbreviation,
            document,
            clientType,
            at: end ?? Math.max(...pastEnds),
            hasLapsed: end === null,
            hasUnreadVersion,
          });
      }
    }
  return { lapses: lapses.sort((a, b) => a.at - b.at), lastingCount, missingCount, unreadCount };
}

/** Whole days from now until a time, negative when it is over. */
export function countDays(at: number, now: number): number {
  return at < now ? Math.floor((at - now) / DAY_MS) : Math.ceil((at - now) / DAY_MS);
}
