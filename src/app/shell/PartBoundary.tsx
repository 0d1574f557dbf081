import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CODE_NOT_LOADED_TEXT } from '@/domain/failures';
import { isMissingChunk } from '@/lib/isMissingChunk';
import { usePortalDispatch } from '@/session/hooks';
import { errorReported } from '@/session/noticesSlice';

/**
 * For a part of the shell that the page can do without: if it throws, nothing is in its place until the page changes, and a
 * notice says so. Otherwise the error page would take the place of the whole portal.
 * @param onFailed closes the part, so that it can be opened again
 */
export function PartBoundary({ children, onFailed }: { children: ReactNode; onFailed?: () => void }) {
  const dispatch = usePortalDispatch();
  const { pathname } = useLocation();
  const onError = (error: Error) => {
    dispatch(errorReported(isMissingChunk(error) ? CODE_NOT_LOADED_TEXT : error.message));
    onFailed?.();
  };
  return (
    <Boundary pathname={pathname} onError={onError}>
      {children}
    </Boundary>
  );
}

interface BoundaryProps {
  pathname: string;
  onError: (error: Error) => void;
  children: ReactNode;
}

interface BoundaryState {
  hasFailed: boolean;
  pathname: string;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state = { hasFailed: false, pathname: this.props.pathname };

  static getDerivedStateFromProps({ pathname }: BoundaryProps, state: BoundaryState) {
    return pathname === state.pathname ? null : { hasFailed: false, pathname };
  }

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
