import { type Product, productSchema } from '../domain/entities/product';
import { createQueryFn } from './client/callPlatform';
import { parseRows, type Rows } from './client/parse';
import { platformApi } from './client/platformApi';

/** The product catalogue service. */
export const productcatalogApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    listProducts: build.query<Rows<Product>, { agency: string }>({
      queryFn: createQueryFn(({ agency }) => ({
        audience: 'admin',
        agency,
        path: '/productcatalog/api/v2/products',
        parse: parseRows(productSchema),
      })),
    }),
  }),
});

export const { useListProductsQuery } = productcatalogApi;
