import { formatCount } from '@/lib/text/formatCount';
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
            describeCount(riders, 'user of type rider', 'users of type rider'),
            describeCount(administrators, 'administrator', 'administrators'),
          ].join(' · ')}
    </span>
  );
}

function describeCount(count: number | null, singular: string, plural: string): string {
  return count === null ? `number of ${plural} not read` : formatCount(count, singular, plural);
}
