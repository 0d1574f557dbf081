import { type Ticket, ticketSchema } from '../domain/entities/ticket';
import { createQueryFn } from './client/callPlatform';
import { parseRows, type Rows } from './client/parse';
import { platformApi } from './client/platformApi';

/** The simple ticket service: an agency's tickets, which the screens call coupons. */
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
