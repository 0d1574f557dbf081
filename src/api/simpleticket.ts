import { type Ticket, ticketSchema } from '@/domain/entities/ticket';
import { platformApi } from './client/platformApi';
import { type Rows, rowsOf } from './schemas/responseSchema';

/** The simple ticket service: an agency's tickets, which the screens call coupons. */
export const simpleticketApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    listTickets: build.query<Rows<Ticket>, { agency: string }>({
      query: ({ agency }) => ({
        audience: 'admin',
        agency,
        path: '/simpleticket/api/v1/tickets/',
      }),
      responseSchema: rowsOf(ticketSchema),
    }),
  }),
});

export const { useListTicketsQuery } = simpleticketApi;
