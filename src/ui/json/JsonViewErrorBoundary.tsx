import { Component, type ReactNode } from 'react';
import { FailureAlert } from '../feedback/FailureAlert';

/** A longer text would make the page slow. */
const MAX_SHOWN_LENGTH = 100_000;

interface Props {
  json: string;
  /** Null if it could not be loaded. */
  view: ReactNode;
}

/** Shows the record as plain text when the viewer can't be loaded or throws an error. */
export class JsonViewErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { json, view } = this.props;
    if (view !== null && !this.state.hasFailed) return view;
    return (
      <>
        <FailureAlert title="The viewer could not be loaded" kind="warning">
          The record is shown as text{json.length > MAX_SHOWN_LENGTH && ', shortened'}.
        </FailureAlert>
        <pre className="json-modal__text">{json.slice(0, MAX_SHOWN_LENGTH)}</pre>
      </>
    );
  }
}
