import { useState } from 'react';
import { CODE_NOT_LOADED_TEXT } from '@/domain/failures';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { useDynamicImport } from '@/ui/loading/useDynamicImport';

const loadLedger = () => import('./ledger/Ledger');

interface Props {
  agency: string;
  userId: string;
}

/** The ledger, whose code is loaded when its tab is opened. */
export function LedgerTab(props: Props) {
  const [attempt, setAttempt] = useState(0);
  return <LoadedLedger key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function LoadedLedger({ onRetry, ...props }: Props & { onRetry: () => void }) {
  const code = useDynamicImport(loadLedger, true);
  if (code === undefined) return null;
  if (code !== 'failed') return <code.Ledger {...props} />;
  return (
    <FailureAlert title="The ledger could not be opened" onAction={onRetry}>
      {CODE_NOT_LOADED_TEXT}
    </FailureAlert>
  );
}
