import { type Id } from '@/domain/entities/fields';
import { areParametersValid, buildAgencyPath, buildRiderPath } from '@/domain/paths';

export type RelatedKind = 'rider' | 'purchaseOrder' | 'pass';

/** The page of a record that another record names by its id. Null if there is no id, or none that a page can have. */
export function buildRelatedPath(kind: RelatedKind, agency: string, id: Id | null): string | null {
  if (id === null) return null;
  if (kind === 'rider')
    return areParametersValid({ user_id: String(id) }) ? buildRiderPath(agency, id) : null;
  const list = buildAgencyPath(kind === 'pass' ? 'passes' : 'purchaseOrders', agency);
  return `${list}?${new URLSearchParams({ record: String(id) }).toString()}`;
}

/** The fields of a record's JSON that are ids of other records. */
const KINDS_BY_FIELD: Readonly<Record<string, RelatedKind>> = {
  user_id: 'rider',
  po_id: 'purchaseOrder',
  purchase_order: 'purchaseOrder',
  pass_id: 'pass',
  pass_ids: 'pass',
};

/** The page that a value of a record's JSON names, by the name of its field. */
export function buildPathOfField(agency: string, field: string, value: string): string | null {
  const kind = Object.hasOwn(KINDS_BY_FIELD, field) ? KINDS_BY_FIELD[field] : undefined;
  return kind && ID_VALUE.test(value) ? buildRelatedPath(kind, agency, value) : null;
}

const ID_VALUE = /^[\w-]{1,64}$/;
