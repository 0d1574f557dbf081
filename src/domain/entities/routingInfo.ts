import { type InferType, object } from 'yup';
import { id, text } from './fields';

/** What the routing-info service knows of an agency (contract, 'Diagnostics'). */
export const routingInfoSchema = object({ id: id(), name: text() });

/** Whether the routing-info service knows the agency, and as what. */
export type RoutingInfo = ({ isKnown: true } & InferType<typeof routingInfoSchema>) | { isKnown: false };
