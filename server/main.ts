import { once } from 'node:events';
import { createServer } from 'node:net';
import { openAccessLogFile } from './accessLogFile';
import { prepareDataFolder } from './dataFolder';
import { findLatestEnd } from './db/seed/values/times';
import { parseEnvironment, type Settings, SettingsError } from './environment';
import { codeOf } from './errorCode';
import { type RunningServer, startServer } from './httpServer';
import { originOf } from './origins';
import { openPlatform, type Platform } from './platform';
import { printError, printLine, printStartMessage } from './terminal';

async function main(): Promise<void> {
  const settings = parseEnvironment(process.env);
  prepareDataFolder(settings.platform.dataDir);
  const accessLog =
    settings.accessLog === undefined ? undefined : openAccessLogFile(settings.accessLog, printError);
  const listeners = listListeners(settings);
  await checkPorts(listeners, settings.host);
  const platform = await openPlatform({
    ...settings.platform,
    seedEnd: settings.platform.seedEnd ?? findLatestEnd(new Date()),
    onProgress: printLine,
    onRequest: accessLog?.write,
    onSignIn: accessLog?.write,
    onError: (error) => printError(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  });
  const servers: RunningServer[] = [];
  try {
    for (const { port, setting, getApp } of listeners)
      servers.push(await startServerAt(getApp(platform), settings.host, port, setting));
  } catch (error) {
    // Printed before, because closing can fail, too.
    printError(toMessage(error));
    platform.close();
    process.exit(1);
  }
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await Promise.all(servers.map((server) => server.stop()));
    platform.close();
    accessLog?.close();
    process.exit(0);
  };
  // SIGHUP: the terminal was closed.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => void stop().catch(exitWithError));

  // Last, because it says that Ctrl+C stops the program.
  const ownUrl = originOf(settings.host, servers[0]?.port ?? settings.port);
  printStartMessage(settings.portalUrl ?? ownUrl, platform.accounts);
}

interface Listener {
  port: number;
  /** The name of the port's environment variable, for the error text. */
  setting: string;
  getApp: (platform: Platform) => Platform['app'];
}

function listListeners({ port, ports }: Settings): Listener[] {
  const listeners: Listener[] = [{ port, setting: 'PORT', getApp: ({ app }) => app }];
  if (ports)
    listeners.push(
      { port: ports.usEast, setting: 'US_EAST_PORT', getApp: ({ regionApps }) => regionApps.usEast },
      { port: ports.australia, setting: 'AUSTRALIA_PORT', getApp: ({ regionApps }) => regionApps.australia },
      { port: ports.publicInfo, setting: 'PUBLIC_INFO_PORT', getApp: ({ publicInfoApp }) => publicInfoApp },
    );
  return listeners;
}

/**
 * Before the databases are opened: a start that fails because a platform is running must not change the databases and the
 * password of that platform.
 */
async function checkPorts(listeners: Listener[], host: string): Promise<void> {
  for (const { port, setting } of listeners) await explainPortError(tryPort(host, port), host, port, setting);
}

/** A connection meanwhile is closed without an answer, so that the portal tries again. */
async function tryPort(host: string, port: number): Promise<void> {
  const server = createServer((socket) => socket.destroy()).listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

function startServerAt(
  app: Platform['app'],
  host: string,
  port: number,
  setting: string,
): Promise<RunningServer> {
  return explainPortError(startServer(app, host, port), host, port, setting);
}

/** @throws SettingsError that says which setting to change, if the port could not be opened */
async function explainPortError<Result>(
  opening: Promise<Result>,
  host: string,
  port: number,
  setting: string,
): Promise<Result> {
  try {
    return await opening;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE')
      throw new SettingsError(
        `Port ${port} is in use. Stop the program that uses it, or set ${setting} to another port.`,
      );
    if (code === 'EACCES')
      throw new SettingsError(
        `Port ${port} cannot be opened by this user. Set ${setting} to a port above 1023.`,
      );
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new SettingsError(`This machine does not have the address ${host}. Set HOST to another address.`);
    throw error;
  }
}

function exitWithError(error: unknown): never {
  printError(toMessage(error));
  process.exit(1);
}

function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

main().catch(exitWithError);
