import { type NewProfile } from '@/domain/entities/user';

export function formatProfileName({ first_name, last_name }: NewProfile): string {
  return `${first_name} ${last_name}`;
}
