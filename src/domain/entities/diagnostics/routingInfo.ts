import { type InferType, object } from 'yup';
import { id, text } from '../fields';

/** An agency's record in the routing-info service of a third party. */
export const routingInfoSchema = object({ id: id(), name: text() });

/** `isKnown` is false when the routing-info service has no record of the agency. */
export type RoutingInfo = ({ isKnown: true } & InferType<typeof routingInfoSchema>) | { isKnown: false };
