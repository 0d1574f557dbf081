import type { RegionName } from '../../regions';
import type { Database } from '../database';
import { toRiderKey } from '../riderKey';
import { buildSearchText } from '../riderSearch';
import { FIRST_RIDER_USER_ID, type SeededAgency } from './agencies';
import { EDGE_CASE_RIDERS } from './edgeCaseRiders';
import type { SeedRider } from './riderRow';
import { pickPerson, toEmailName } from './values/people';
import { createRandom, type Random } from './values/random';
import { makeOldEnough, pickDateOfBirth, pickTimeInLastDays } from './values/times';

// Values that occur several times are picked more often.
const CARD_STATUSES = ['ACTIVE', 'ACTIVE', 'ACTIVE', 'ACTIVE', 'INACTIVE', 'BLOCKED', 'LOST', 'EXPIRED'];
const CONCESSIONS = ['Senior', 'Student', 'Youth', 'Veteran', 'Disability', 'Low Income'];
/** Values of `riderType`. */
const RIDER_TYPES = ['Registered', 'Registered', 'Registered', 'Institutional', 'Employee', 'Anonymous'];
/** Values of `type` other than `rider`. */
const RARE_USER_TYPES = ['generic_rider', 'ghost', 'phantom_rider'];

const FIRST_CARD_ID = 400_001;

/** Seeds the riders of all agencies and their search index. Returns the number of riders. */
export function seedRiders(
  db: Database,
  region: RegionName,
  agencies: readonly SeededAgency[],
  seed: number,
): number {
  let count = 0;
  for (const agency of agencies) {
    const random = createRandom(seed, `${region} riders ${agency.id}`);
    for (let index = 0; index < agency.riders; index++) {
      const userId = agency.firstUserId + index;
      // Of the first riders of the largest agency, every seventh is an edge case.
      const edgeCase =
        agency.id === 1 && index % 7 === 3 ? EDGE_CASE_RIDERS[Math.floor(index / 7)] : undefined;
      insertRider(db, agency.id, userId, {
        ...createRider(random, region, userId, agency.created),
        ...edgeCase,
      });
    }
    count += agency.riders;
  }
  // Merges the segments of the index into one, so that searches read less.
  db.exec("INSERT INTO rider_search (rider_search) VALUES ('optimize')");
  return count;
}

function insertRider(db: Database, agencyId: number, userId: number, rider: SeedRider): void {
  const key = toRiderKey(agencyId, userId);
  db.run(
    'INSERT INTO riders VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    key,
    agencyId,
    userId,
    rider.type,
    rider.rmid,
    rider.customerInternalId,
    rider.firstName,
    rider.lastName,
    rider.email,
    rider.aTelephone,
    rider.pTelephone,
    rider.dateOfBirth,
    rider.smartcardId,
    rider.smartcard,
    rider.smartcardStatus,
    rider.concessionType,
    rider.riderType,
    rider.amount,
    rider.created,
  );
  db.run('INSERT INTO rider_search (rowid, text) VALUES (?, ?)', key, buildSearchText({ userId, ...rider }));
}

function createRider(random: Random, region: RegionName, userId: number, agencyCreated: string): SeedRider {
  const { given, family } = pickPerson(random);
  const isAnonymous = random.chanceInPercent(4);
  const hasCard = random.chanceInPercent(70);
  const cardId = FIRST_CARD_ID + userId - FIRST_RIDER_USER_ID;
  const rider = {
    type: random.chanceInPercent(88) ? 'rider' : random.pick(RARE_USER_TYPES),
    rmid: random.chanceInPercent(90) ? 20_000 + random.below(900_000) : null,
    customerInternalId: random.chanceInPercent(60)
      ? `C-${String(random.below(10_000_000)).padStart(7, '0')}`
      : null,
    firstName: isAnonymous ? null : given,
    lastName: isAnonymous || random.chanceInPercent(1) ? null : family,
    email: isAnonymous || random.chanceInPercent(6) ? null : buildEmail(random, given, family, userId),
    aTelephone: random.chanceInPercent(75) ? pickTelephone(random, region) : null,
    pTelephone: random.chanceInPercent(55) ? pickTelephone(random, region) : null,
    dateOfBirth: random.chanceInPercent(85) ? pickDateOfBirth(random) : null,
    smartcardId: hasCard ? cardId : null,
    smartcard: hasCard ? buildCardNumber(random, cardId) : null,
    smartcardStatus: hasCard ? random.pick(CARD_STATUSES) : null,
    concessionType: random.chanceInPercent(35) ? random.pick(CONCESSIONS) : null,
    riderType: random.chanceInPercent(97) ? random.pick(RIDER_TYPES) : null,
    amount: pickBalance(random),
    created: pickTimeInLastDays(random, 2_900, agencyCreated),
  };
  return { ...rider, dateOfBirth: rider.dateOfBirth && makeOldEnough(rider.dateOfBirth, rider.created) };
}

function buildEmail(random: Random, given: string, family: string, userId: number): string {
  const name = [toEmailName(given), toEmailName(family)].filter((part) => part !== '').join('.') || 'rider';
  return `${name}${userId % 100_000}@${random.pick(['example.com', 'example.org', 'mail.example', 'post.example.net'])}`;
}

function pickTelephone(random: Random, region: RegionName): string {
  const lastDigits = String(random.below(10_000)).padStart(4, '0');
  return region === 'usEast'
    ? `(${random.between(201, 989)}) 555-${lastDigits}`
    : `(0${random.between(2, 8)}) 5550 ${lastDigits}`;
}

function buildCardNumber(random: Random, cardId: number): string {
  return `6035${String(random.below(10_000)).padStart(4, '0')}${String(cardId).padStart(8, '0')}`;
}

/** A balance in cents: mostly some dollars, often zero, sometimes negative, rarely very large or missing. */
function pickBalance(random: Random): number | null {
  const kind = random.below(100);
  if (kind < 2) return null;
  if (kind < 18) return 0;
  if (kind < 21) return -random.between(1, 2_500);
  if (kind < 22) return random.between(100_000, 123_456_789);
  return random.between(1, 12_000);
}
