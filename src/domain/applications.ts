import { type Application, OFFERED_APPLICATIONS } from './entities/application';

/** An application as its option reads (decision 15). */
export function formatApplication({ name, version, platform }: Application): string {
  return `${name} ${version} ${platform}`;
}

/** Whether two are the same application: a name may hold a space, so the labels don't tell. */
export function isSameApplication(one: Application, other: Application): boolean {
  return one.name === other.name && one.version === other.version && one.platform === other.platform;
}

/** What can be selected (decision 15): what the service lists, each once, and the offered combinations beyond that. */
export function listApplicationOptions(listed: readonly Application[]): {
  listed: Application[];
  unlisted: Application[];
} {
  const { names, versions, platforms } = OFFERED_APPLICATIONS;
  const offered = names.flatMap((name) =>
    versions.flatMap((version) => platforms.map((platform) => ({ name, version, platform }))),
  );
  const isIn = (list: readonly Application[], application: Application) =>
    list.some((present) => isSameApplication(present, application));
  return {
    listed: listed.filter((application, index) => !isIn(listed.slice(0, index), application)),
    unlisted: offered.filter((application) => !isIn(listed, application)),
  };
}
