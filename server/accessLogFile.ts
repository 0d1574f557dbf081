import { closeSync, constants, openSync, writeSync } from 'node:fs';
import { SettingsError } from './environment';
import { codeOf } from './errorCode';

/** How long after an error the file is not tried again, in milliseconds. */
const RETRY_INTERVAL_MS = 1_000;

// A pipe that nobody reads must not stop the platform. Files ignore O_NONBLOCK.
const FLAGS = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | constants.O_NONBLOCK;

export interface AccessLogFile {
  write(entry: object): void;
  close(): void;
}

/**
 * Opens a file that gets one JSON line per entry. After an error it is opened again with a later entry, and `report` gets
 * the number of lines that are missing, as it does when the file is closed.
 * @throws SettingsError if the file cannot be opened
 */
export function openAccessLogFile(file: string, report: (line: string) => void): AccessLogFile {
  let descriptor: number | null;
  try {
    descriptor = openSync(file, FLAGS, 0o600);
  } catch (error) {
    throw new SettingsError(
      `The access log ${file} cannot be written (${codeOf(error)}). Set ACCESS_LOG to another file.`,
    );
  }
  let missingLines = 0;
  let failedAt = 0;
  // Whether the last line was written in part.
  let isCut = false;

  const closeFile = () => {
    if (descriptor !== null) closeSync(descriptor);
    descriptor = null;
  };
  const writeLine = (line: string) => {
    descriptor ??= openSync(file, FLAGS, 0o600);
    const bytes = Buffer.from(isCut ? `\n${line}` : line);
    let offset = 0;
    while (offset < bytes.length) {
      offset += writeSync(descriptor, bytes, offset);
      isCut = offset < bytes.length;
    }
  };
  return {
    write: (entry) => {
      const isWaiting = missingLines > 0 && performance.now() - failedAt < RETRY_INTERVAL_MS;
      if (isWaiting) {
        missingLines += 1;
        return;
      }
      try {
        writeLine(`${JSON.stringify(entry)}\n`);
      } catch (error) {
        if (missingLines === 0) report(`The access log ${file} cannot be written (${codeOf(error)}).`);
        missingLines += 1;
        failedAt = performance.now();
        closeFile();
        return;
      }
      if (missingLines > 0)
        report(`The access log ${file} is written again. Lines that are missing: ${missingLines}.`);
      missingLines = 0;
    },
    close: () => {
      closeFile();
      if (missingLines > 0) report(`The access log ${file} ends. Lines that are missing: ${missingLines}.`);
    },
  };
}
