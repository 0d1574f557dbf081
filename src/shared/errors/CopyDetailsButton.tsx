import Button from 'antd/es/button';
import { useContext, useState } from 'react';
import { ReactReduxContext } from 'react-redux';
import { type Failure } from '@/domain/failures';
import { parseAbbreviation } from '@/domain/paths';
import { type PortalState } from '@/session/hooks';
import { copyWithToast } from '@/ui/data/copyWithToast';
import { formatDetails } from './formatDetails';
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
  const copy = async () => {
    const { pathname } = window.location;
    const state = (store?.getState() as PortalState | undefined) ?? null;
    const text = formatDetails(message, failures, state, {
      page: pathname,
      agency: parseAbbreviation(pathname),
      now: Date.now(),
      portalVersion: PORTAL_VERSION,
    });
    const copied = await copyWithToast(text, 'Copied the details');
    setResult(copied.message);
  };
  return (
    <span className="details-button">
      <Button size="small" onClick={() => void copy()}>
        Copy details
      </Button>
      <span role="status">{result}</span>
    </span>
  );
}
