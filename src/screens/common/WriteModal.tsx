import { type ComponentProps } from 'react';
import { OutcomeModal } from '../../ui/OutcomeModal';
import { RegionLine } from './RegionLine';

/** The dialog of a write, under way or ended: it names the region that is written to (decision 26). */
export function WriteModal(properties: Omit<ComponentProps<typeof OutcomeModal>, 'region'>) {
  return <OutcomeModal {...properties} region={<RegionLine />} />;
}
