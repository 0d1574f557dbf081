import { splitReceiptTotal, summarizeJsonField, summarizeLines } from '@/domain/summarizeJsonField';

const LINES = [
  { sku: 'MONTH', quantity: 1, price: 7000 },
  { sku: 'DAY', quantity: 2 },
  { sku: 'SINGLE', quantity: 3 },
];

it.each([
  [{ lines: LINES.slice(0, 1), channel: 'mobile' }, 'MONTH ×1 · mobile'],
  [{ lines: LINES }, 'MONTH ×1, DAY ×2 and 1 more'],
  [{ number: 'R-00009002', total: 7000, currency: 'USD' }, 'R-00009002 · $70.00'],
  [{ number: 'R-1', total: 7000, currency: 'NZD' }, 'R-1 · $70.00 NZD'],
  [{ batch: 7, sent: true }, 'batch: 7 · sent: true'],
])('%j reads %p', (document, summary) => {
  expect(summarizeJsonField(JSON.stringify(document), 'USD')).toBe(summary);
});

it('a receipt without a currency has that of the region', () => {
  expect(summarizeJsonField('{"number":"R-1","total":500}', 'AUD')).toBe('R-1 · $5.00 AUD');
  expect(summarizeJsonField('{"number":"R-1","total":500,"currency":""}', 'AUD')).toBe('R-1 · $5.00 AUD');
  expect(splitReceiptTotal('{"number":"R-1","total":500,"currency":"USD"}', 'AUD')).toEqual({
    text: '$5.00',
    suffix: ' USD',
  });
});

it.each([
  null,
  '',
  'paper form',
  'R-00009002',
  '["a",1]',
  '{"lines":[{"sku":"DAY"}]}',
  '{"lines":[]}',
  '{"lines":[{"sku":"DAY","quantity":1}],"channel":7}',
  // A value that the summary would leave out.
  '{"lines":[{"sku":"DAY","quantity":1}],"voucher":{"id":1}}',
  '{"number":"R-1","total":{"cents":7}}',
  '{"batch":9007199254740993}',
  '{"a":1,"b":2,"c":3,"d":4,"e":5}',
  '{}',
  '{"cut off',
])('%p stays as it is', (text) => {
  expect(summarizeJsonField(text, 'USD')).toBeNull();
});

it('names lines and total apart', () => {
  const orderForm = JSON.stringify({ lines: LINES.slice(0, 2), voucher: { id: 1 } });
  expect(summarizeLines(orderForm)).toBe('MONTH ×1, DAY ×2');
  expect(summarizeLines('paper form')).toBeNull();
  expect(splitReceiptTotal('{"number":"R-1","total":500,"tax":1}', 'AUD')).toEqual({
    text: '$5.00',
    suffix: ' AUD',
  });
  expect(splitReceiptTotal('{"total":500}', 'AUD').text).toBe('—');
  expect(splitReceiptTotal('R-1', 'AUD').text).toBe('—');
});
