import { useCountUsersQuery } from '@/api/auth';
import { type UserType } from '@/domain/entities/user';
import { USER_COUNT_STALE_S } from '@/domain/writeFormLimits';

const OPTIONS = { refetchOnMountOrArgChange: USER_COUNT_STALE_S, refetchOnReconnect: false } as const;

/** The number of an agency's users of one type. Null until it is read, and when it cannot be read. */
export function useUserCount(agency: string, type: UserType): number | null {
  const { currentData, isFetching, isError } = useCountUsersQuery({ agency, type }, OPTIONS);
  return isFetching || isError ? null : (currentData ?? null);
}
