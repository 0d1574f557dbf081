import { RING_SIZES } from './rollout';

/** Some agencies of a rollout, one after the other in its order. */
interface Ring {
  /** The position of its first agency, from 0. */
  start: number;
  size: number;
}

/** The rings of so many agencies: 1, 5, 20, and all others. */
export function listRings(count: number): readonly Ring[] {
  const rings: Ring[] = [];
  let start = 0;
  for (const limit of [...RING_SIZES, Infinity]) {
    const size = Math.min(limit, count - start);
    if (size <= 0) break;
    rings.push({ start, size });
    start += size;
  }
  return rings;
}

/** The position, from 0, of the ring that the agency at this position belongs to. */
export function findRingIndex(rings: readonly Ring[], index: number): number {
  return rings.findLastIndex(({ start }) => start <= index);
}

/** Whether the agency at this position is the last one of its ring, and another ring follows. */
export function endsRing(index: number, count: number): boolean {
  return listRings(count).some(({ start }) => start === index + 1);
}
