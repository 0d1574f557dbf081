import Button from 'antd/es/button';
import { useState } from 'react';
import { type Failure } from '../../../domain/failures';
import { usePortalDispatch } from '../../../session/hooks';
import './DetailsButton.css';

interface Properties {
  /** What the message says, in the portal's own words. */
  said: string;
  failures?: readonly Failure[];
}

/** Copies what a developer wants to know of an error; what makes the text of it comes with the first press. */
export function DetailsButton({ said, failures = [] }: Properties) {
  const dispatch = usePortalDispatch();
  const [result, setResult] = useState('');
  const copy = () =>
    import(/* webpackChunkName: 'details' */ './copyDetails')
      .then((loaded) => dispatch(loaded.copyDetails(said, failures)))
      .then(setResult, () => setResult('Not copied: the connection may be gone'));
  return (
    <span className="details-button">
      <Button size="small" onClick={() => void copy()}>
        Copy details
      </Button>
      <span role="status">{result}</span>
    </span>
  );
}
