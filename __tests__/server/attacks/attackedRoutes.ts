import { z } from 'zod';
import type { Database } from '@server/db/database';
import { optionalText } from '@server/http/request/querySchemas';
import type { Route } from '@server/http/route';
import { SERVED_ROUTES } from '@server/services/regionRoutes';
import { SIGN_INS, WRITES } from '../writeFixtures';

/** The platform's own list, so that a new route is attacked too. */
export const ROUTES = SERVED_ROUTES;
export const PROTECTED_ROUTES = ROUTES.filter(({ audience }) => audience !== 'none');
export const ADMIN_ROUTES = ROUTES.filter(({ audience }) => audience === 'admin');
export const READING_ROUTES = ROUTES.filter(({ method }) => method === 'GET');
export const ROUTES_WITH_BODY = ROUTES.filter(({ method }) => method !== 'GET');

export const nameOf = ({ method, path }: Route): string => `${method} ${path}`;
/** The rows for `it.each`: the route's name for the title, and the route. */
export const toTable = (routes: readonly Route[]) => routes.map((route) => [nameOf(route), route] as const);

export interface ValidRequest {
  method: Route['method'];
  path: string;
  body?: Record<string, unknown>;
}

/** A request that the platform accepts from CBTA's or the operator's token. */
export function createValidRequest(db: Database, route: Route): ValidRequest {
  const { method } = route;
  if (method === 'GET') return { method, path: fillPath(route) + buildQuery(findRequiredQuery(route)) };
  const write = WRITES[nameOf(route)]?.(db);
  if (write) return { method, path: write.path, body: write.body };
  return { method, path: fillPath(route), body: SIGN_INS[nameOf(route)] ?? {} };
}

/** The names of the parameters in a route's path. */
export const paramsOf = ({ path }: Route): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/** A route's path with its parameters. `values` are encoded already. */
export function fillPath({ path }: Route, values: Record<string, string> = {}): string {
  const defaults: Record<string, string> = { agency: 'CBTA', abbreviation: 'CBTA', kind: 'terms' };
  return path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? defaults[name] ?? '1');
}

/** The names of the query parameters that a route knows. */
export function queryNamesOf({ schemas }: Route): string[] {
  return schemas.query instanceof z.ZodObject ? Object.keys(schemas.query.shape) : [];
}

/** The query parameters by which a route filters its rows, that can be any text. */
export function filtersOf({ schemas }: Route): string[] {
  const shape = schemas.query instanceof z.ZodObject ? schemas.query.shape : {};
  return Object.keys(shape).filter((name) => shape[name] === optionalText);
}

export const NUMBER_PARAMS = ['page', 'per_page', 'limit', 'offset'];
export const SORTING_PARAMS = ['sort_field', 'sort_order', 'order', 'direction'];
export const PAGING_PARAMS = [...NUMBER_PARAMS, ...SORTING_PARAMS];

/** Valid values of parameters that a route may require. */
const QUERY_VALUES: Record<string, string> = {
  agencyId: '1',
  application: 'pay',
  version: '1.6.0',
  platform: 'ios',
  payment_medium: 'RMPay',
};

/** The query parameters without which the route's answer is 400. */
export function findRequiredQuery(route: Route): Record<string, string> {
  return Object.fromEntries(
    Object.entries(QUERY_VALUES).filter(([name]) => queryNamesOf(route).includes(name)),
  );
}

export function buildQuery(values: Record<string, string>): string {
  const query = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return query.length === 0 ? '' : `?${query.join('&')}`;
}

/** A place in a JSON value: the keys that lead to it. */
type JsonPath = readonly (string | number)[];

/** All values in a JSON value, with their places. The value itself has the place []. */
export function listValues(value: unknown, place: JsonPath = []): { place: JsonPath; value: unknown }[] {
  const children = Array.isArray(value)
    ? value.map((item, index) => [index, item] as const)
    : Object.entries(typeof value === 'object' && value !== null ? value : {});
  return [{ place, value }, ...children.flatMap(([key, child]) => listValues(child, [...place, key]))];
}

/** A copy of a JSON value with another value at a place; undefined removes it. */
export function replaceValue(value: unknown, place: JsonPath, replacement: unknown): unknown {
  const [key, ...rest] = place;
  if (key === undefined) return replacement;
  const child = replaceValue((value as Record<string | number, unknown>)[key], rest, replacement);
  if (Array.isArray(value)) return value.map((item: unknown, index) => (index === key ? child : item));
  return { ...(value as object), [key]: child };
}
