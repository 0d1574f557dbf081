import { COLUMN_TERMS } from '@/domain/columnTerms';
import { GLOSSARY } from '@/domain/glossary';

it('has each term once, in alphabetical order, and the explanations of column heads', () => {
  const terms = GLOSSARY.map(([term]) => term);
  expect(new Set(terms).size).toBe(terms.length);
  expect([...terms].sort((a, b) => a.localeCompare(b, 'en'))).toEqual(terms);
  const meanings = GLOSSARY.map(([, meaning]) => meaning);
  expect(meanings).toEqual(expect.arrayContaining(Object.values(COLUMN_TERMS)));
});
