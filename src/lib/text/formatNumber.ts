/** For example `1,234`. */
export function formatNumber(number: number): string {
  return number.toLocaleString('en-US');
}
