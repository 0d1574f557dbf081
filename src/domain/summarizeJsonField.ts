import { isRecord } from '@/lib/isRecord';
import { MISSING_VALUE } from './missingValue';
import { splitMoney } from './payments/money';
import { type Currency } from './regions';

/** More lines or values than these are not shown, so that the summary stays one short line. */
const MAX_LINES = 2;
const MAX_VALUES = 4;

/**
 * The form or a receipt of a purchase order as one readable line: `MONTH ×1 · mobile`, `R-00009002 · $70.00` or
 * `batch: 7 · sent: true`. Null for any other text, which is then shown unchanged.
 */
export function summarizeJsonField(text: string | null, currency: Currency): string | null {
  const document = parseObject(text);
  return (
    document &&
    (summarizeOrderForm(document) ?? summarizeReceipt(document, currency) ?? summarizeValues(document))
  );
}

/** For example `MONTH ×1, DAY ×2 and 3 more`; null when a line has no SKU or no quantity. */
export function summarizeLines(text: string | null): string | null {
  const document = parseObject(text);
  return document && formatLines(document.lines);
}

/** The total of a receipt, `$70.00` and ` AUD`; an em dash when the text is no receipt with a number and a total. */
export function splitReceiptTotal(text: string | null, currency: Currency): ReturnType<typeof splitMoney> {
  const total = parseReceiptTotal(text, currency);
  return total ? splitMoney(total.cents, currency, total.currency) : { text: MISSING_VALUE, suffix: '' };
}

/** The total of a receipt in cents, and its currency; null when the text is no receipt with a number and a total. */
export function parseReceiptTotal(
  text: string | null,
  regionCurrency: Currency,
): { cents: number; currency: string } | null {
  const document = parseObject(text);
  return document && parseTotal(document, regionCurrency);
}

type JsonDocument = Readonly<Record<string, unknown>>;

function parseObject(text: string | null): JsonDocument | null {
  if (!text?.startsWith('{')) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function summarizeOrderForm({ lines, channel, ...rest }: JsonDocument): string | null {
  const linesText = Object.keys(rest).length === 0 ? formatLines(lines) : null;
  if (linesText === null || channel === undefined) return linesText;
  return typeof channel === 'string' ? `${linesText} · ${channel}` : null;
}

function formatLines(lines: unknown): string | null {
  if (!Array.isArray(lines) || lines.length === 0) return null;
  const texts = lines.map((line: unknown) => {
    if (!isRecord(line) || typeof line.sku !== 'string' || !Number.isSafeInteger(line.quantity)) return null;
    return `${line.sku} ×${String(line.quantity)}`;
  });
  if (texts.includes(null)) return null;
  const hiddenCount = texts.length - MAX_LINES;
  return texts.slice(0, MAX_LINES).join(', ') + (hiddenCount > 0 ? ` and ${hiddenCount} more` : '');
}

function summarizeReceipt(document: JsonDocument, regionCurrency: Currency): string | null {
  const isComplete = Object.keys(document).every((name) => RECEIPT_FIELDS.includes(name));
  const total = isComplete ? parseTotal(document, regionCurrency) : null;
  if (total === null) return null;
  const { text, suffix } = splitMoney(total.cents, regionCurrency, total.currency);
  return `${String(document.number)} · ${text}${suffix}`;
}

const RECEIPT_FIELDS = ['number', 'total', 'currency'];

/** A receipt without a currency has that of the region (decision 31). */
function parseTotal({ number, total, currency }: JsonDocument, regionCurrency: Currency) {
  const code = currency || regionCurrency;
  if (typeof number !== 'string' || typeof code !== 'string') return null;
  return typeof total === 'number' && Number.isSafeInteger(total) ? { cents: total, currency: code } : null;
}

/** A few plain values; null when one is nested, or is a number that JavaScript may have rounded. */
function summarizeValues(document: JsonDocument): string | null {
  const values = Object.entries(document);
  const isPlain = (value: unknown) =>
    typeof value === 'string' || typeof value === 'boolean' || Number.isSafeInteger(value);
  if (values.length === 0 || values.length > MAX_VALUES || !values.every(([, value]) => isPlain(value)))
    return null;
  return values.map(([name, value]) => `${name}: ${String(value)}`).join(' · ');
}
