import { isRecord } from '@/lib/isRecord';
import { parseJson } from '@/lib/json/parseJson';
import { type Application, OFFERED_APPLICATIONS } from '../entities/application';

/** For example `pay 1.0.1 ios` (decision 15). */
export function formatApplication({ name, version, platform }: Application): string {
  return `${name} ${version} ${platform}`;
}

/** The text for an address: that of `formatApplication`, or its key if its text would be read as another application. */
export function formatApplicationParam(application: Application): string {
  const text = formatApplication(application);
  const read = parseApplicationParam(text);
  return read && isSameApplication(read, application) ? text : getApplicationKey(application);
}

/** The query of an address of CLIENT APP FEATURES that opens the application, without `?`. */
export function formatApplicationQuery({ name, version, platform }: Application): string {
  return String(new URLSearchParams({ application: name, version, platform }));
}

/** Null when the text is none of `formatApplicationParam`. In a text without brackets only the name has spaces. */
export function parseApplicationParam(text: string): Application | null {
  const key = parseJson(text);
  const [name, version, platform] = isThreeTexts(key)
    ? key
    : (/^(.+) (\S+) (\S+)$/.exec(text) ?? []).slice(1);
  return name && version && platform ? { name, version, platform } : null;
}

function isThreeTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.length === 3 && value.every((text) => typeof text === 'string');
}

/** For values from a storage or a file. */
export function isApplication(value: unknown): value is Application {
  return (
    isRecord(value) && [value.name, value.version, value.platform].every((part) => typeof part === 'string')
  );
}

/** A key for maps: two applications have the same one only if all three fields are equal. */
export function getApplicationKey({ name, version, platform }: Application): string {
  return JSON.stringify([name, version, platform]);
}

/** Compares fields, because names may contain spaces, so that two applications can have the same label. */
export function isSameApplication(a: Application, b: Application): boolean {
  return a.name === b.name && a.version === b.version && a.platform === b.platform;
}

/** Compares versions by their numbers: 1.10.0 is newer than 1.9.0. */
export const compareVersions = new Intl.Collator('en', { numeric: true }).compare;

/** The newest version of each application on each platform. */
export function listNewestVersions(applications: readonly Application[]): readonly Application[] {
  const newest = new Map<string, Application>();
  for (const application of applications) {
    const key = JSON.stringify([application.name, application.platform]);
    const known = newest.get(key);
    if (!known || compareVersions(application.version, known.version) > 0) newest.set(key, application);
  }
  return [...newest.values()];
}

/** `listed`: the service's applications without duplicates. `unlisted`: the other offered ones (decision 15). */
export function listApplicationOptions(listed: readonly Application[]): {
  listed: Application[];
  unlisted: Application[];
} {
  const { names, versions, platforms } = OFFERED_APPLICATIONS;
  const offeredApplications = names.flatMap((name) =>
    versions.flatMap((version) => platforms.map((platform) => ({ name, version, platform }))),
  );
  const isIn = (list: readonly Application[], application: Application) =>
    list.some((candidate) => isSameApplication(candidate, application));
  return {
    listed: listed.filter((application, index) => !isIn(listed.slice(0, index), application)),
    unlisted: offeredApplications.filter((application) => !isIn(listed, application)),
  };
}
