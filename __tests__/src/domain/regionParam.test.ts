import { parseRegionParam, setRegionParam } from '@/domain/regionParam';
import { addRegionToUrl, hasViewParams } from '@/domain/regionUrl';

it.each([
  ['?region=us-east', 'usEast'],
  ['?filter=a&region=australia', 'australia'],
  ['', null],
  ['?region=', null],
  ['?region=usEast', null],
  ['?region=mars', null],
])('%p names the region %p', (search, region) => {
  expect(parseRegionParam(search)).toBe(region);
});

it.each([
  ['', '?region=australia'],
  ['?filter=a+b%26c', '?region=australia&filter=a+b%26c'],
  ['?filter=a&region=us-east&tab=passes', '?region=australia&filter=a&tab=passes'],
])('the region comes first in %p', (search, expected) => {
  expect(setRegionParam(search, 'australia')).toBe(expected);
});

it.each([
  ['/agencies', '/agencies?region=us-east'],
  ['/agencies#content', '/agencies?region=us-east#content'],
  ['/agencies?filter=a?b#c', '/agencies?region=us-east&filter=a%3Fb#c'],
])('is added to %s before the hash', (url, expected) => {
  expect(addRegionToUrl(url, 'usEast')).toBe(expected);
});

it('is not part of the view', () => {
  expect(hasViewParams('?region=us-east')).toBe(false);
  expect(hasViewParams('?region=us-east&filter=a')).toBe(true);
});
