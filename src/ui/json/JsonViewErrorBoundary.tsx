import { Component, type ReactNode } from 'react';
import { FailureAlert } from '../FailureAlert';

/** As much of a text as a page shows without trouble. */
const MAX_SHOWN_LENGTH = 100_000;

interface Props {
  json: string;
  children: ReactNode;
}

/** Where the viewer can't be loaded or fails, the record's text stands in its place, and the modal can still be closed. */
export class JsonViewErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { json, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <>
        <FailureAlert title="The viewer could not be loaded" kind="warning">
          The record is shown as text{json.length > MAX_SHOWN_LENGTH && ', its beginning only'}.
        </FailureAlert>
        <pre className="json-modal__text">{json.slice(0, MAX_SHOWN_LENGTH)}</pre>
      </>
    );
  }
}
