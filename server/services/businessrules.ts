import { z } from 'zod';
import { badRequest, notFound } from '../http/httpErrors';
import { integer, text } from '../http/request/fieldSchemas';
import { limitAndOffsetParams } from '../http/request/paging';
import { parseId } from '../http/request/parseId';
import { digits, param, requiredText } from '../http/request/querySchemas';
import { extractRawMember } from '../http/request/rawJson';
import { directionParams, type SortOptions, toSort } from '../http/request/sorting';
import { adminRoute, type AdminRouteContext, type Route, type RouteResponse } from '../http/route';

const BASE = '/businessrules/api/v1';

const CATEGORY_SORTING: SortOptions = {
  fields: ['id', 'name', 'created', 'updated'],
  field: 'id',
  order: 'asc',
  tieBreaker: 'id',
};
const RULE_SORTING: SortOptions = {
  fields: ['rule', 'id', 'category'],
  field: 'id',
  order: 'asc',
  tieBreaker: 'id',
  columns: { rule: 'identity', category: 'category_id' },
};

const rulesSchemas = {
  query: z.object({ categories: param(digits(1).optional()), ...directionParams(RULE_SORTING) }),
};
const updateSchemas = {
  query: z.object({ identity: requiredText, category: requiredText }),
  body: z.strictObject({ identity: text(), category: integer(1), rule: z.unknown() }),
};

interface RuleRow {
  id: number;
  category_id: number;
  identity: string;
  body: string;
}

const RULE_COLUMNS = 'id, category_id, identity, body';

export const businessrulesRoutes: Route[] = [
  adminRoute(
    'GET',
    `${BASE}/categories`,
    ({ db, query: { limit, offset, order, direction } }) => {
      const sql = `SELECT id, name, description, created, updated FROM rule_categories
        ${toSort(CATEGORY_SORTING, order, direction).orderBy} LIMIT ? OFFSET ?`;
      return { body: db.all(sql, limit, offset) };
    },
    { query: z.object({ ...limitAndOffsetParams, ...directionParams(CATEGORY_SORTING) }) },
  ),
  adminRoute('GET', `${BASE}/categories/:id`, ({ db, params }) => {
    const sql = 'SELECT id, name, description, created, updated FROM rule_categories WHERE id = ?';
    const category = db.get(sql, parseId(params.id));
    if (!category) throw notFound('The category');
    return { body: category };
  }),
  adminRoute('GET', `${BASE}/rules`, getRules, rulesSchemas),
  adminRoute('GET', `${BASE}/rules/:id`, ({ db, agency, params }) => {
    const sql = `SELECT ${RULE_COLUMNS} FROM rules WHERE id = ? AND agency_id = ?`;
    const rule = db.get<RuleRow>(sql, parseId(params.id), agency.id);
    if (!rule) throw notFound('The rule');
    return { rawJson: toRuleJson(rule) };
  }),
  adminRoute('PATCH', `${BASE}/rule`, updateRule, updateSchemas),
];

function getRules({ db, agency, query }: AdminRouteContext<typeof rulesSchemas>): RouteResponse {
  const { categories: category, order, direction } = query;
  const where = category === undefined ? 'agency_id = ?' : 'agency_id = ? AND category_id = ?';
  const sql = `SELECT ${RULE_COLUMNS} FROM rules WHERE ${where} ${toSort(RULE_SORTING, order, direction).orderBy}`;
  const rules = db.all<RuleRow>(sql, agency.id, ...(category === undefined ? [] : [category]));
  return { rawJson: `[${rules.map(toRuleJson).join(',')}]` };
}

/** Stores the rule's JSON text exactly as the client sent it. */
function updateRule(context: AdminRouteContext<typeof updateSchemas>): RouteResponse {
  const { db, agency, query } = context;
  const { identity, category } = context.body;
  if (query.identity !== identity) throw badRequest(['identity differs between URL and body.']);
  if (query.category !== String(category)) throw badRequest(['category differs between URL and body.']);
  const rule = extractRawMember(context.bodyText, 'rule');
  if (rule === undefined) throw badRequest(['rule is missing.']);
  // No editor of the portal could change another value back.
  if (!isObjectWithKeys(context.body.rule))
    throw badRequest(['rule must be an object with at least one key.']);
  return context.write(() => {
    const sql = `SELECT ${RULE_COLUMNS} FROM rules WHERE agency_id = ? AND category_id = ? AND identity = ?`;
    const row = db.get<RuleRow>(sql, agency.id, category, identity);
    if (!row) throw notFound('The rule');
    db.run('UPDATE rules SET body = ? WHERE id = ?', rule, row.id);
    return {
      response: { rawJson: toRuleJson({ ...row, body: rule }) },
      change: { object: `rule ${row.id} ${identity}`, before: row.body, after: rule },
    };
  });
}

function isObjectWithKeys(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0
  );
}

/** Builds the response's JSON text with the stored text of the rule, because parsing it would lose digits and keys. */
function toRuleJson({ id, category_id: category, identity, body }: RuleRow): string {
  const meta = JSON.stringify({ identity });
  return `{"id":${id},"category":${category},"rule":{"meta":${meta},"rule":${body}}}`;
}
