import Button from 'antd/es/button';
import { useContext, useState } from 'react';
import { ReactReduxContext } from 'react-redux';
import { type Failure } from '@/domain/failures';
import { type PortalState } from '@/session/hooks';
import { copyDetails } from './copyDetails';
import './DetailsButton.css';

interface Props {
  /** The error message that the portal shows. */
  message: string;
  failures?: readonly Failure[];
}

/** Copies an error's details, for a report to developers. */
export function CopyDetailsButton({ message, failures = [] }: Props) {
  // `useStore` would throw on the page of an error in the whole portal, which is rendered without the store.
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
