import { type Agency } from '@/domain/entities/agency';
import { compareAnswer } from '@/domain/rollout/applyPlanOutcome';
import { createRollout } from '@/domain/rollout/createRollout';
import { makeUndoPlan } from '@/domain/rollout/makePlan';
import { type PlanAnswer } from '@/domain/rollout/planAnswer';
import { findPlanFileProblem, formatPlanFile, parsePlanFile } from '@/domain/rollout/planFile';
import { describePlanSum, listStartRows, sumPlan } from '@/domain/rollout/planSums';
import {
  type PlannedAgency,
  type PlanStatus,
  type RolloutPlan,
  type RolloutSubject,
} from '@/domain/rollout/rollout';
import { buildPlan } from '@tests/support/rolloutSteps';

const RULE: RolloutSubject = { kind: 'rule', category: 'Fares', identity: 'daily_cap' };
const FEATURES: RolloutSubject = {
  kind: 'features',
  application: { name: 'pay', version: '1.6.0', platform: 'ios' },
};
const DAMAGED = 'This file is damaged: the plan in it cannot be read.';
const TARGET = '{"value":250}';
const STATES = '{"pay_wallet":"on","pay_tokens":"off"}';

const ruleAnswer = (...jsons: string[]): PlanAnswer => ({
  kind: 'rule',
  hasCategory: true,
  rules: jsons.map((json, index) => ({ id: index + 1, category: 7, json })),
});
const featuresAnswer = (active: string[], catalogue = ['pay_wallet', 'pay_tokens']): PlanAnswer => ({
  kind: 'features',
  isListed: true,
  active,
  catalogue,
});

const agencyNamed = (abbreviation: string, id: number): Agency =>
  ({ id, abbreviation, name: abbreviation }) as Agency;
const AGENCIES = ['MMTA', 'CBTA', 'BAT'].map(agencyNamed);
const planOf = (
  subject: RolloutSubject = RULE,
  target = TARGET,
  isProtected = (name: string) => name === 'BAT',
): RolloutPlan => buildPlan(AGENCIES, { subject, target, isProtected });
const readAs = (plan: RolloutPlan, ...currents: (string | null)[]): RolloutPlan => ({
  ...plan,
  agencies: plan.agencies.map((row, index): PlannedAgency => {
    const current = currents[index] ?? null;
    return current === null
      ? row
      : { ...row, ...compareAnswer(plan.subject, row, ruleAnswer(current)), readAt: 1 };
  }),
});

it.each<[string, RolloutSubject, string, PlanAnswer, PlanStatus, string | null]>([
  ['another number', RULE, TARGET, ruleAnswer('{"value":200}'), 'change', '{"value":200}'],
  ['the same number', RULE, TARGET, ruleAnswer(TARGET), 'unchanged', TARGET],
  ['more digits', RULE, TARGET, ruleAnswer('{"value":250.0}'), 'change', '{"value":250.0}'],
  ['a text', RULE, TARGET, ruleAnswer('{"value":"250"}'), 'otherType', '{"value":"250"}'],
  ['another key', RULE, TARGET, ruleAnswer('{"cents":250}'), 'otherType', '{"cents":250}'],
  ['an object', RULE, TARGET, ruleAnswer('{"value":250,"more":1}'), 'otherType', '{"value":250,"more":1}'],
  ['a type without an editor', RULE, TARGET, ruleAnswer('{"value":null}'), 'readOnly', '{"value":null}'],
  ['two rules of the name', RULE, TARGET, ruleAnswer(TARGET, TARGET), 'ambiguous', null],
  ['no rule', RULE, TARGET, ruleAnswer(), 'ruleMissing', null],
  ['no category', RULE, TARGET, { kind: 'rule', hasCategory: false, rules: [] }, 'categoryMissing', null],
  [
    'keys in another order',
    RULE,
    '{"a":1,"b":{"c":2}}',
    ruleAnswer('{"b":{"c":2},"a":1}'),
    'unchanged',
    '{"b":{"c":2},"a":1}',
  ],
  [
    'an object with another key',
    RULE,
    '{"a":1,"b":2}',
    ruleAnswer('{"a":1,"__proto__":2}'),
    'change',
    '{"a":1,"__proto__":2}',
  ],
  [
    'a feature that is off',
    FEATURES,
    STATES,
    featuresAnswer(['pay_tokens']),
    'change',
    '{"pay_wallet":"off","pay_tokens":"on"}',
  ],
  [
    'the features as they are to be',
    FEATURES,
    STATES,
    featuresAnswer(['pay_wallet', 'other']),
    'unchanged',
    STATES,
  ],
  [
    'a feature that its catalogue lacks',
    FEATURES,
    STATES,
    featuresAnswer([], ['pay_tokens']),
    'notInCatalogue',
    '{"pay_wallet":"off","pay_tokens":"off"}',
  ],
  [
    'one to turn off that the catalogue lacks',
    FEATURES,
    STATES,
    featuresAnswer(['pay_tokens'], ['pay_wallet']),
    'change',
    '{"pay_wallet":"off","pay_tokens":"on"}',
  ],
  [
    'an application that is not listed',
    FEATURES,
    STATES,
    { kind: 'features', isListed: false, active: [], catalogue: [] },
    'notListed',
    null,
  ],
])('tells %s apart', (_name, subject, target, answer, status, current) => {
  const { rule, ...compared } = compareAnswer(subject, { target, expected: null }, answer);
  expect(compared).toEqual({ status, current });
  expect(rule).toEqual(answer.kind === 'rule' && current !== null ? { id: 1, category: 7 } : null);
});

it('sums what would change, and starts only with what is picked; the canary comes first', () => {
  const plan = readAs(planOf(), '{"value":225}', '{"value":200}', '{"value":200}');
  expect(describePlanSum(sumPlan(plan))).toBe('3 of 3 agencies would change: 200 → 250 in 2, 225 → 250 in 1');
  // A protected agency is not picked.
  expect(plan.picked).toEqual(['MMTA', 'CBTA']);
  expect(sumPlan(plan, listStartRows(plan)).changes).toEqual([
    { key: expect.any(String) as string, text: '225 → 250', money: '', count: 1 },
    { key: expect.any(String) as string, text: '200 → 250', money: '', count: 1 },
  ]);
  const options = { canary: 'CBTA', isDryRun: false, reason: ' why ', pausesAfterRings: true };
  const rollout = createRollout(plan, options, { id: 'r', startedAt: 5 });
  expect(rollout).toMatchObject({ reason: 'why', status: 'running', startedAt: 5, pausesAfterRings: true });
  expect(rollout?.steps.map(({ agency, planned, rule }) => [agency.abbreviation, planned, rule])).toEqual([
    ['CBTA', '{"value":200}', { id: 1, category: 7 }],
    ['MMTA', '{"value":225}', { id: 1, category: 7 }],
  ]);
});

it.each([
  [
    RULE,
    '{"a":1,"b":{"c":2},"d":3}',
    '{"a":2,"b":{"c":3},"e":4}',
    'a: 1 → 2, b.c: 2 → 3, d: 3 → not set and 1 more in 1',
  ],
  [RULE, '{"value":"250"}', '{"value":"300"}', '"250" → "300" in 1'],
])('names the change of a value', (subject, current, target, text) => {
  const plan = readAs(planOf(subject, target), current);
  expect(describePlanSum(sumPlan(plan))).toBe(`1 of the 1 agency read so far would change: ${text}`);
});

it('plans to put back what was done, where it was not changed since', () => {
  const plan = readAs(planOf(), '{"value":225}', '{"value":200}');
  const options = { canary: null, isDryRun: false, reason: '', pausesAfterRings: false };
  const rollout = createRollout(plan, options, { id: 'r', startedAt: 5 });
  if (!rollout) throw new Error('no rollout');
  const isProtected = () => false;
  expect(makeUndoPlan(rollout, { id: 'undo', isProtected })).toBeNull();
  const [first, second] = rollout.steps;
  if (!first || !second) throw new Error('no steps');
  const end = { status: 'done', written: 'yes', before: first.planned, changeId: 'c' } as const;
  // One that may have been changed, or was changed in part, is read, too.
  const half = { ...second, status: 'failed', written: 'partly', before: second.planned } as const;
  const done = { ...rollout, steps: [{ ...first, ...end }, half] };
  const undo = makeUndoPlan(done, { id: 'undo', isProtected });
  expect(undo).toMatchObject({ id: 'undo', source: { kind: 'undo', rolloutId: 'r' } });
  expect(undo?.picked).toEqual(['MMTA', 'CBTA']);
  const [row, ...others] = undo?.agencies ?? [];
  if (!row) throw new Error('no row');
  expect(others).toMatchObject([{ status: 'notRead', target: half.before }]);
  const expected = { target: '{"value":225}', expected: TARGET, revertedId: 'c' };
  expect(row).toMatchObject({ status: 'notRead', ...expected });
  const statusOf = (json: string) => compareAnswer(RULE, row, ruleAnswer(json)).status;
  expect([TARGET, '{"value":300}', '{"value":225}'].map(statusOf)).toEqual([
    'change',
    'changedSince',
    'unchanged',
  ]);
});

describe('a plan as a file', () => {
  const isProtected = (name: string) => name === 'MMTA';
  const FILE = { id: 'new', fileName: 'plan.json', isListComplete: true };
  const OPENING = { ...FILE, region: 'usEast', isProtected, listedAgencies: AGENCIES } as const;
  const file = formatPlanFile(readAs(planOf(), '{"value":200}'), '1.0');
  const change = (edit: (content: Record<string, unknown>) => void) => {
    const content = JSON.parse(file) as Record<string, unknown>;
    edit(content);
    return JSON.stringify(content);
  };

  it('has the agencies and the values, but not what was read of them', () => {
    const { plan } = parsePlanFile(file, OPENING);
    expect(plan).toEqual({
      ...planOf(),
      id: 'new',
      source: { kind: 'file', name: 'plan.json' },
      picked: ['CBTA'],
      agencies: plan?.agencies,
    });
    expect(plan?.agencies).toMatchObject(
      AGENCIES.map(({ abbreviation }) => ({
        agency: { abbreviation },
        target: TARGET,
        status: 'notRead',
        current: null,
      })),
    );
  });

  it.each([
    ['other JSON', '{}', 'This file has no plan of a rollout.'],
    ['no JSON', 'x', 'This file has no plan of a rollout.'],
    [
      'another version',
      change((content) => (content.formatVersion = 9)),
      'This file is from another version of the portal, which this one cannot read.',
    ],
    ['another region', change((content) => (content.region = 'australia')), 'This plan is for Australia.'],
    ['no agencies', change((content) => (content.agencies = [])), DAMAGED],
    [
      'an agency twice',
      change((content) => (content.agencies = [content.agencies, content.agencies].flat())),
      DAMAGED,
    ],
    [
      'a value without an editor',
      change((content) => Object.assign((content.agencies as object[])[0] ?? {}, { target: '[]' })),
      DAMAGED,
    ],
    [
      'a value that is no JSON',
      change((content) => Object.assign((content.agencies as object[])[0] ?? {}, { target: '{' })),
      DAMAGED,
    ],
    ['another subject', change((content) => (content.subject = { kind: 'payment' })), DAMAGED],
  ])('with %s is refused', (_name, text, error) => {
    expect(parsePlanFile(text, OPENING)).toEqual({ error });
  });

  it('is not made of values that look like a secret', () => {
    expect(findPlanFileProblem(planOf())).toBeNull();
    expect(findPlanFileProblem(planOf({ ...RULE, identity: 'api_key' }))).toMatch(/secret/);
    expect(findPlanFileProblem(planOf(FEATURES, STATES))).toBeNull();
  });
});
