import { AgencyListAlert } from '@/shared/agencies/AgencyListAlert';
import { type Scope } from './useScope';

/** Says why agencies of the region cannot be chosen, with 'Try again'. */
export function ScopeAlert({ scope }: { scope: Scope }) {
  return <AgencyListAlert list={scope.list} />;
}
