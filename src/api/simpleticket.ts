import { type Ticket, ticketSchema } from '../domain/entities/ticket';
import { platformApi } from './client/platformApi';
import { parseRows, type Rows } from './client/parse';
import { createQueryFn } from './client/callPlatform';

/** The tickets of an agency, which are the coupons of its payments (specification 7). */
export const simpleticketApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    listTickets: build.query<Rows<Ticket>, { agency: string }>({
      queryFn: createQueryFn(({ agency }) => ({
        audience: 'admin',
        agency,
        path: '/simpleticket/api/v1/tickets/',
        parse: parseRows(ticketSchema),
      })),
    }),
  }),
});

export const { useListTicketsQuery } = simpleticketApi;
