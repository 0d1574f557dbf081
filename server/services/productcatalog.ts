import { adminRoute, type Route } from '../http/route';

interface ProductRow {
  id: number;
  sku: string;
  name: string;
  price: number;
  fare_type: string;
}

export const productcatalogRoutes: Route[] = [
  adminRoute('GET', '/productcatalog/api/v2/products', ({ db, agency }) => {
    const sql = 'SELECT id, sku, name, price, fare_type FROM products WHERE agency_id = ? ORDER BY id';
    const rows = db.all<ProductRow>(sql, agency.id);
    return { body: rows.map(({ fare_type, ...product }) => ({ ...product, attributes: { fare_type } })) };
  }),
];
