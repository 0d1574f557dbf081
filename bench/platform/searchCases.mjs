import { buildSortQuery, RIDERS, spreadPage } from './pages.mjs';

/** Search terms that some riders' names contain. */
const NAME_PARTS = ['mar', 'an', 'son', 'jo', 'lee'];
/** Nearly every rider has an email address, and all addresses contain it. */
const TERM_FOR_ALL = 'example';
/** Pages of riders whose values are search terms. */
const SAMPLED_PAGES = 20;
/** How far somebody scrolls through the riders that a term has found. */
const FURTHER_PAGE = 20;

/** Builds a case for each kind of term by each of the `columns`. Both orders of a column take turns. */
export async function buildSearchCases(get, columns, buildPagePath, lastPage) {
  const riders = [];
  for (let index = 0; index < SAMPLED_PAGES; index++)
    riders.push(...(await get(buildPagePath(spreadPage(lastPage, index)))).rows);
  const terms = buildTerms(riders);
  const further = ['part of a name', 'matches every rider'];
  return Object.entries(terms).flatMap(([name, pickTerm]) =>
    columns.flatMap((column) => {
      const buildCase = (page) => [
        `term: ${name}, by ${column}, page ${page}`,
        (index) =>
          // Each term is used twice, once for each order.
          `${RIDERS}?term=${encodeURIComponent(pickTerm(Math.floor(index / 2)))}&page=${page}&per_page=10` +
          `&${buildSortQuery(column, index)}`,
      ];
      return [buildCase(1), ...(further.includes(name) ? [buildCase(FURTHER_PAGE)] : [])];
    }),
  );
}

/** Functions that return the term of call number `index`, by the kind of term. */
function buildTerms(riders) {
  const pickValue = (field, change = (value) => value) => {
    const values = riders.map((rider) => rider[field]).filter((value) => value !== null && value !== '');
    return (index) => change(String(values[index % values.length]));
  };
  return {
    'an email': pickValue('email'),
    'part of an email': pickValue('email', (email) => email.slice(0, email.indexOf('@') + 1)),
    'an id': pickValue('user_id'),
    'a telephone number': pickValue('p_telephone_number'),
    'digits of a telephone number': pickValue('p_telephone_number', (text) =>
      text.replace(/\D/g, '').slice(-7),
    ),
    'a smartcard': pickValue('smartcard'),
    'a last name': pickValue('last_name'),
    'part of a name': (index) => NAME_PARTS[index % NAME_PARTS.length],
    'one letter': (index) => 'jmsae'[index % 5],
    'matches every rider': () => TERM_FOR_ALL,
    'matches no rider': (index) => `zzqq${index}`,
  };
}
