import { type Product, productSchema } from '../domain/entities/product';
import { platformApi } from './client/platformApi';
import { readRows, type Rows } from './client/reading';
import { send } from './client/send';

/** The product catalogue of an agency (specification 7). */
export const productcatalogApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    listProducts: build.query<Rows<Product>, { agency: string }>({
      queryFn: send(({ agency }) => ({
        audience: 'admin',
        agency,
        path: '/productcatalog/api/v2/products',
        read: readRows(productSchema),
      })),
    }),
  }),
});

export const { useListProductsQuery } = productcatalogApi;
