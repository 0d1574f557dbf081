import { outlineJson } from '@/lib/json/outlineJson';
import { findLink } from '@/ui/json/jsonLink';

const linksOf = (json: string) => {
  const outline = outlineJson(json, 100);
  return Array.from({ length: outline.count }, (_value, node) =>
    findLink(outline, node, (field, value) => `${field}=${value}`),
  ).filter((link) => link !== null);
};

it('strings and numbers are links, by the name of their field or list', () => {
  expect(linksOf('{"po_id": 7, "user_id": "a-1", "x": -1, "pass_ids": [3, "4"]}')).toEqual([
    'po_id=7',
    'user_id=a-1',
    'x=-1',
    'pass_ids=3',
    'pass_ids=4',
  ]);
});

it('null, true, false, containers and values without a name are no links', () => {
  expect(linksOf('{"po_id": null, "user_id": true, "pass_id": false, "pass_ids": [null], "x": {}}')).toEqual(
    [],
  );
  expect(linksOf('7')).toEqual([]);
});
