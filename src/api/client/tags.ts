import { type Application } from '@/domain/entities/application';
import { type Id } from '@/domain/entities/fields';

/** All tag types are in this file, because a write of one service can change data of another service. */
export const TAG_TYPES = [
  'AgencyList',
  'Agency',
  'PsoUsers',
  'Riders',
  'Profile',
  'Balance',
  'RiderPayments',
  'RiderPasses',
  'RiderPurchases',
  'Payment',
  'Rules',
  'Applications',
  'ActiveFeatures',
  'FixedLists',
  'Administrators',
  'UserCount',
] as const;

export interface Tag {
  type: (typeof TAG_TYPES)[number];
  id?: string;
}

/**
 * Tags of agency data include the agency, so that a write in one agency does not refetch the data of another one. No id is
 * the abbreviation alone: RTK Query keeps ids as keys of an object, and an agency can have the abbreviation `constructor`.
 */
export const tags = {
  agencyList: (): Tag => ({ type: 'AgencyList' }),
  agency: (abbreviation: string): Tag => ({ type: 'Agency', id: `/${abbreviation}` }),
  psoUsers: (): Tag => ({ type: 'PsoUsers' }),
  riders: (agency: string): Tag => ({ type: 'Riders', id: `/${agency}` }),
  profile: (agency: string, userId: Id): Tag => ({ type: 'Profile', id: `${agency}/${userId}` }),
  balance: (agency: string, userId: Id): Tag => ({ type: 'Balance', id: `${agency}/${userId}` }),
  riderPayments: (agency: string, userId: Id): Tag => ({ type: 'RiderPayments', id: `${agency}/${userId}` }),
  riderPasses: (agency: string, userId: Id): Tag => ({ type: 'RiderPasses', id: `${agency}/${userId}` }),
  riderPurchases: (agency: string, userId: Id): Tag => ({
    type: 'RiderPurchases',
    id: `${agency}/${userId}`,
  }),
  payment: (agency: string, paymentId: Id): Tag => ({ type: 'Payment', id: `${agency}/${paymentId}` }),
  rules: (agency: string, category: Id): Tag => ({ type: 'Rules', id: `${agency}/${category}` }),
  applications: (agency: string): Tag => ({ type: 'Applications', id: `/${agency}` }),
  activeFeatures: (agency: string, { name, version, platform }: Application): Tag => ({
    type: 'ActiveFeatures',
    id: [agency, name, version, platform].join('/'),
  }),
  /** Lists that no call of the portal changes. `invalidateForbidden` finds them by this tag. */
  fixedLists: (agency: string): Tag => ({ type: 'FixedLists', id: `/${agency}` }),
  administrators: (agency: string): Tag => ({ type: 'Administrators', id: `/${agency}` }),
  userCount: (agency: string, type: string): Tag => ({ type: 'UserCount', id: `${agency}/${type}` }),
};
