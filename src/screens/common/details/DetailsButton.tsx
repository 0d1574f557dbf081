import Button from 'antd/es/button';
import { useContext, useState } from 'react';
import { ReactReduxContext } from 'react-redux';
import { type Failure } from '@/domain/failures';
import { type PortalState } from '@/session/hooks';
import { copyDetails } from './copyDetails';
import './DetailsButton.css';

interface Props {
  /** What the message says, in the portal's own words. */
  message: string;
  failures?: readonly Failure[];
}

/** Copies what a developer wants to know of an error. */
export function DetailsButton({ message, failures = [] }: Props) {
  // Not by its hook: what stands in place of the whole portal stands without a store.
  const store = useContext(ReactReduxContext)?.store;
  const [result, setResult] = useState('');
  const copy = () =>
    void copyDetails(message, failures, (store?.getState() as PortalState | undefined) ?? null).then(
      setResult,
    );
  return (
    <span className="details-button">
      <Button size="small" onClick={copy}>
        Copy details
      </Button>
      <span role="status">{result}</span>
    </span>
  );
}
