import { type ComponentProps } from 'react';
import { OutcomeModal } from '@/ui/overlay/OutcomeModal';
import { PlaceLine } from './PlaceLine';

interface Props extends Omit<ComponentProps<typeof OutcomeModal>, 'place'> {
  /** The page, and what is changed on it. */
  place: readonly string[];
}

/** The dialog of a pending or finished write. It shows the place that is written to (decision 26). */
export function WriteModal({ place, ...props }: Props) {
  return <OutcomeModal {...props} place={<PlaceLine path={place} />} />;
}
