import { type Ticket, ticketSchema } from '../domain/entities/ticket';
import { platformApi } from './client/platformApi';
import { readRows, type Rows } from './client/reading';
import { send } from './client/send';

/** The tickets of an agency, which are the coupons of its payments (specification 7). */
export const simpleticketApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    listTickets: build.query<Rows<Ticket>, { agency: string }>({
      queryFn: send(({ agency }) => ({
        audience: 'admin',
        agency,
        path: '/simpleticket/api/v1/tickets/',
        read: readRows(ticketSchema),
      })),
    }),
  }),
});

export const { useListTicketsQuery } = simpleticketApi;
