import { type Product, productSchema } from '@/domain/entities/product';
import { platformApi } from './client/platformApi';
import { type Rows, rowsSchema } from './schemas/responseSchema';

/** The product catalogue service. */
export const productcatalogApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    listProducts: build.query<Rows<Product>, { agency: string }>({
      query: ({ agency }) => ({
        audience: 'admin',
        agency,
        path: '/productcatalog/api/v2/products',
      }),
      responseSchema: rowsSchema(productSchema),
    }),
  }),
});
