import type { SeedRider } from './riderRow';

const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(9).slice(0, 300);

/** Riders with values that break careless screens. They are among the first riders of the largest agency. */
export const EDGE_CASE_RIDERS: readonly Partial<SeedRider>[] = [
  { firstName: '<script>alert(1)</script>', lastName: '<img src=x onerror=alert(1)>' },
  { firstName: 'javascript:alert(1)', lastName: '{{7*7}} ${7*7} %3Cb%3E' },
  { firstName: '\u202Eevorp\u202C', lastName: 'Zero\u200BWidth\u200D\uFEFF' },
  { firstName: '👩🏽‍🚀👨‍👩‍👧‍👦', lastName: '🚍🇦🇺' },
  { firstName: LONG_NAME, lastName: LONG_NAME, email: `${'long'.repeat(16)}@${'example.'.repeat(12)}com` },
  { firstName: "Robert'); DROP TABLE riders;--", lastName: '100% "quoted" _under_ * \\' },
  { firstName: 'null', lastName: 'undefined', email: 'NaN@example.com' },
  { firstName: '=1+1', lastName: '+SUM(A1:A9)', customerInternalId: '-2+3' },
  { firstName: '', lastName: '   ', email: '' },
  {
    firstName: null,
    lastName: null,
    email: null,
    rmid: null,
    amount: null,
    dateOfBirth: null,
    riderType: null,
  },
  { firstName: 'Z̸̛̟a̵̡͝l̶̰͘g̷̜̈o̶̧͑', lastName: 'line\nbreak\ttab' },
  { firstName: '__proto__', lastName: 'constructor', amount: 9_007_199_254_740_991 },
];
