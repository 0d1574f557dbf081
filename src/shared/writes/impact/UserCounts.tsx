import { useUserCount } from './useUserCount';

/** For example `17,638 riders · 66 administrators`. */
export function UserCounts({ agency }: { agency: string }) {
  const riders = useUserCount(agency, 'rider');
  const administrators = useUserCount(agency, 'administrator');
  const isNothingRead = riders === null && administrators === null;
  return (
    <span className="impact-line__counts">
      {isNothingRead
        ? 'number of riders and administrators not read'
        : `${formatCount(riders, 'rider')} · ${formatCount(administrators, 'administrator')}`}
    </span>
  );
}

function formatCount(count: number | null, noun: string): string {
  if (count === null) return `number of ${noun}s not read`;
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
