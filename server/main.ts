import { accessSync, constants, createWriteStream, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { readEnvironment, type Settings, SettingsError } from './environment';
import { listen, type Listening } from './listening';
import { originOf, portalOrigins, separateOrigins } from './origins';
import { openPlatform, type Platform, type PlatformOptions } from './platform';
import { announce, complain, say } from './terminal';

async function main(): Promise<void> {
  const settings = readEnvironment(process.env);
  prepareFolder(settings.dataDir);
  const platform = await openPlatform(platformOptions(settings));
  const listening: Listening[] = [];
  try {
    listening.push(...(await listenAll(platform, settings)));
  } catch (error) {
    platform.close();
    throw error;
  }
  announce(originOf(settings.host, listening[0]?.port ?? settings.port), platform.accounts);

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void Promise.all(listening.map((each) => each.stop())).then(() => {
      platform.close();
      process.exit(0);
    });
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function prepareFolder(folder: string): void {
  if (folder === ':memory:') return;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw new SettingsError(
      `The data folder ${resolve(folder)} cannot be written (${codeOf(error)}). Set DATA_DIR to another.`,
    );
  }
}

function platformOptions(settings: Settings): PlatformOptions {
  const origins = separateOrigins(settings);
  return {
    dataDir: settings.dataDir,
    seed: settings.seed,
    largestAgencyRiders: settings.seedRiders,
    tokenMinutes: settings.tokenMinutes,
    portalDir: settings.portalDir,
    portalOrigins: portalOrigins(settings),
    host: settings.host,
    devTools: settings.devTools,
    onProgress: say,
    onError: (error) => complain(error instanceof Error ? (error.stack ?? error.message) : String(error)),
    ...(origins && { origins }),
    ...(settings.faults && { faults: settings.faults }),
    ...(settings.demoPassword !== undefined && { demoPassword: settings.demoPassword }),
    ...(settings.accessLog !== undefined && { onRequest: accessLog(settings.accessLog) }),
  };
}

function accessLog(file: string): NonNullable<PlatformOptions['onRequest']> {
  const stream = createWriteStream(file, { flags: 'a', mode: 0o600 });
  stream.on('error', (error) => complain(`The access log ${file} cannot be written: ${error.message}`));
  return (entry) => stream.write(`${JSON.stringify(entry)}\n`);
}

async function listenAll(platform: Platform, { host, port, ports }: Settings): Promise<Listening[]> {
  const listening = [await listenAt(platform.site, host, port)];
  if (ports) {
    listening.push(await listenAt(platform.region('usEast'), host, ports.usEast));
    listening.push(await listenAt(platform.region('australia'), host, ports.australia));
    listening.push(await listenAt(platform.publicInfo, host, ports.publicInfo));
  }
  return listening;
}

async function listenAt(app: Platform['site'], host: string, port: number): Promise<Listening> {
  try {
    return await listen(app, host, port);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE')
      throw new SettingsError(`Port ${port} is in use. Stop what uses it, or set PORT to another.`);
    if (code === 'EACCES')
      throw new SettingsError(`Port ${port} may not be opened by this user. Set PORT to one above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new SettingsError(`This machine has no address ${host}. Set HOST.`);
    throw error;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

main().catch((error: unknown) => {
  complain(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
