import { type Id } from '@/domain/entities/fields';

export function getId({ id }: { id: Id }): Id {
  return id;
}

export function getUserId({ user_id }: { user_id: Id }): Id {
  return user_id;
}
