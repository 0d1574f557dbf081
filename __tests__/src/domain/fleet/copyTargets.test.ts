import { getCopySource, listCopyTargets, listReferences } from '@/domain/fleet/copyTargets';
import { type RuleSummary } from '@/domain/fleet/summarizeRules';

const RULE: RuleSummary = {
  category: 'Fares',
  identity: 'cap',
  isNameless: false,
  values: [
    { json: '{"cap":5}', kind: 'number', agencies: ['A', 'B'] },
    { json: '{"cap":"5"}', kind: 'string', agencies: ['C', 'D'] },
    { json: '{"cap":6}', kind: 'number', agencies: ['D', 'E'] },
    { json: '[5]', kind: 'unexpected', agencies: ['F'] },
  ],
  withheld: ['G'],
  missing: ['H'],
  withoutCategory: ['I'],
  differingCount: 7,
};

it('lists the agencies with another value, and why some of them cannot get it', () => {
  expect(listCopyTargets(RULE, 'A')).toEqual([
    { agency: 'C', note: '"5"', isBlocked: false },
    { agency: 'E', note: '6', isBlocked: false },
    { agency: 'D', note: 'several rules of this name', isBlocked: true },
    { agency: 'F', note: '[5], read-only', isBlocked: true },
    { agency: 'G', note: 'not kept: read the rules again', isBlocked: true },
    { agency: 'H', note: 'rule missing: can’t be made from this portal', isBlocked: true },
    { agency: 'I', note: 'category missing: can’t be made from this portal', isBlocked: true },
  ]);
});

it('offers as the reference only agencies with one rule of the name', () => {
  expect(listReferences(RULE)).toEqual(['A', 'B', 'C', 'E', 'F', 'G']);
});

it.each([
  ['A', { ruleJson: '{"cap":5}' }],
  ['F', { problem: 'This type of rule is read-only.' }],
  ['G', { problem: 'The value was not kept. Read the rules again.' }],
])('says what can be copied of %s', (agency, source) => {
  expect(getCopySource(RULE, agency)).toEqual(source);
});
