import type { DemoAccount } from './demoAccounts';
import { REGIONS } from './regions';

/** Prints a line for the person at the terminal. */
export function printLine(line: string): void {
  console.log(line);
}

/** Prints a line that tells of something that went wrong. */
export function printError(line: string): void {
  console.error(line);
}

/** Prints the address and the demonstration accounts. */
export function printStartMessage(address: string, accounts: readonly DemoAccount[]): void {
  const rows = accounts.map(({ region, kind, email, password, agency }) => [
    REGIONS.find(({ name }) => name === region)?.title ?? region,
    agency ? `${kind} of ${agency}` : kind,
    email,
    password,
  ]);
  printLine(`\nThe portal is at ${address}\n\nDemonstration accounts (region, kind, e-mail, password):`);
  for (const row of rows)
    printLine(
      `  ${row.map((cell, column) => cell.padEnd(getColumnWidth(rows, column))).join('  ')}`.trimEnd(),
    );
  printLine('\nCtrl+C stops it.');
}

function getColumnWidth(rows: readonly string[][], column: number): number {
  return Math.max(...rows.map((row) => row[column]?.length ?? 0));
}
