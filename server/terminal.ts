import type { DemoAccount } from './demoAccounts';
import { findRegion } from './regions';

export function printLine(line: string): void {
  console.log(line);
}

export function printError(line: string): void {
  console.error(line);
}

export function printStartMessage(url: string, accounts: readonly DemoAccount[]): void {
  const rows = accounts.map(({ region, kind, email, password, agency }) => [
    findRegion(region).title,
    agency ? `${kind} of ${agency}` : kind,
    email,
    password,
  ]);
  printLine(`\nThe portal is at ${url}\n\nDemo accounts (region, kind, email, password):`);
  for (const row of rows)
    printLine(
      `  ${row.map((cell, column) => cell.padEnd(getColumnWidth(rows, column))).join('  ')}`.trimEnd(),
    );
  printLine('\nPress Ctrl+C to stop.');
}

function getColumnWidth(rows: readonly string[][], column: number): number {
  return Math.max(...rows.map((row) => row[column]?.length ?? 0));
}
