import { anything, integer, object, text } from '../http/bodyChecks';
import { readOffset } from '../http/paging';
import { invalid, notFound } from '../http/problems';
import { rawMember } from '../http/rawMember';
import { admin, type AdminCall, type Answer, type Route } from '../http/route';
import { readOrdering, type Sorting } from '../http/sorting';
import { idOf } from './ids';

const BASE = '/businessrules/api/v1';

const CATEGORIES: Sorting = {
  fields: ['id', 'name', 'created', 'updated'],
  field: 'id',
  order: 'asc',
  last: 'id',
};
const RULES: Sorting = {
  fields: ['rule', 'id', 'category'],
  field: 'id',
  order: 'asc',
  last: 'id',
  columns: { rule: 'identity', category: 'category_id' },
};

const ruleBody = object({ identity: text(), category: integer(1), rule: anything });

interface RuleRow {
  id: number;
  category_id: number;
  identity: string;
  body: string;
}

const COLUMNS = 'id, category_id, identity, body';

export const businessrulesRoutes: Route[] = [
  admin('GET', `${BASE}/categories`, ({ db, query }) => {
    const { limit, offset } = readOffset(query);
    const sql = `SELECT id, name, description, created, updated FROM rule_categories
      ${readOrdering(query, CATEGORIES)} LIMIT ? OFFSET ?`;
    return { body: db.all(sql, limit, offset) };
  }),
  admin('GET', `${BASE}/categories/:id`, ({ db, params }) => {
    const sql = 'SELECT id, name, description, created, updated FROM rule_categories WHERE id = ?';
    const category = db.get(sql, idOf(params.id));
    if (!category) throw notFound('The category');
    return { body: category };
  }),
  admin('GET', `${BASE}/rules`, getRules),
  admin('GET', `${BASE}/rules/:id`, ({ db, agency, params }) => {
    const sql = `SELECT ${COLUMNS} FROM rules WHERE id = ? AND agency_id = ?`;
    const rule = db.get<RuleRow>(sql, idOf(params.id), agency.id);
    if (!rule) throw notFound('The rule');
    return { json: ruleJson(rule) };
  }),
  admin('PATCH', `${BASE}/rule`, updateRule),
];

function getRules({ db, agency, query }: AdminCall): Answer {
  const category = query.optionalInteger('categories', 1);
  const where = category === undefined ? 'agency_id = ?' : 'agency_id = ? AND category_id = ?';
  const sql = `SELECT ${COLUMNS} FROM rules WHERE ${where} ${readOrdering(query, RULES)}`;
  const rules = db.all<RuleRow>(sql, agency.id, ...(category === undefined ? [] : [category]));
  return { json: `[${rules.map(ruleJson).join(',')}]` };
}

/** Replaces the inner rule by what was sent, character by character. */
function updateRule(call: AdminCall): Answer {
  const { db, agency, query } = call;
  const { identity, category } = call.body(ruleBody);
  if (query.required('identity') !== identity) throw invalid(['identity differs between address and body.']);
  if (query.required('category') !== String(category))
    throw invalid(['category differs between address and body.']);
  const rule = rawMember(call.bodyText, 'rule');
  if (rule === undefined) throw invalid(['rule is missing.']);
  return call.write(() => {
    const where = 'agency_id = ? AND category_id = ? AND identity = ?';
    const changed = db.run(`UPDATE rules SET body = ? WHERE ${where}`, rule, agency.id, category, identity);
    if (changed === 0) throw notFound('The rule');
    const row = db.get<RuleRow>(`SELECT ${COLUMNS} FROM rules WHERE ${where}`, agency.id, category, identity);
    return row ? { json: ruleJson(row) } : { status: 204 };
  });
}

/** A rule as calls answer it. Its body goes out as it came in: parsing would lose digits and keys. */
function ruleJson({ id, category_id: category, identity, body }: RuleRow): string {
  const meta = JSON.stringify({ identity });
  return `{"id":${id},"category":${category},"rule":{"meta":${meta},"rule":${body}}}`;
}
