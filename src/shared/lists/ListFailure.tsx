import { type ComponentProps } from 'react';
import { describeFailure, type Failure } from '@/domain/failures';
import { CallFailure } from '../errors/CallFailure';

interface Props extends Omit<ComponentProps<typeof CallFailure>, 'children'> {
  failure: Failure;
}

/** A failed list, with the reason. */
export function ListFailure(props: Props) {
  return <CallFailure {...props}>{describeFailure(props.failure)}</CallFailure>;
}
