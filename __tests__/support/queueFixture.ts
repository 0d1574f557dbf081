import { queueStarted } from '@/shared/change-queue/changeQueueSlice';

/** Starts a queue of a rule in METRO and BCC. */
export const startRuleQueue = () =>
  queueStarted({
    change: { kind: 'rule', source: 'CBTA', category: 'Fares', identity: 'cap', ruleJson: '{"cap":5}' },
    targets: [{ agency: 'METRO' }, { agency: 'BCC' }],
  });

export const UNKNOWN = { result: 'unknown', note: 'it may have been applied' } as const;
export const FAILED = { result: 'failed', note: 'refused' } as const;
