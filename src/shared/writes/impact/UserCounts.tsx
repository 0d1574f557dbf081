import { useUserCount } from './useUserCount';

/**
 * For example `17,638 users of type rider · 66 administrators`. The list of riders has users of further types too, whose
 * sum is another number.
 */
export function UserCounts({ agency }: { agency: string }) {
  const riders = useUserCount(agency, 'rider');
  const administrators = useUserCount(agency, 'administrator');
  const isNothingRead = riders === null && administrators === null;
  return (
    <span className="impact-line__counts">
      {isNothingRead
        ? 'number of riders and administrators not read'
        : [
            formatCount(riders, 'user of type rider', 'users of type rider'),
            formatCount(administrators, 'administrator', 'administrators'),
          ].join(' · ')}
    </span>
  );
}

function formatCount(count: number | null, one: string, many: string): string {
  if (count === null) return `number of ${many} not read`;
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}
