import { REGION_PARAM, setRegionParam } from './regionParam';
import { type Region } from './regions';

/** `url` is a path of the portal, with or without a query and a hash. */
export function addRegionToUrl(url: string, region: Region): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(url) ?? [];
  return path + setRegionParam(search, region) + hash;
}

/** Whether a query string has more than the region: a filter, a tab, a record. */
export function hasViewParams(search: string): boolean {
  return [...new URLSearchParams(search).keys()].some((name) => name !== REGION_PARAM);
}
