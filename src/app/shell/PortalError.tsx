import Button from 'antd/es/button';
import { selectIsOperator, sessionEnded } from '@/session/auth/sessionSlice';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { RouteErrorBoundary } from './RouteErrorBoundary';
import '../ConfigurationProblem.css';

/** In place of the whole portal, or of a page without the shell. */
export function PortalError() {
  const dispatch = usePortalDispatch();
  const isOperator = usePortalSelector(selectIsOperator);
  const signOut = () =>
    // Not a part of the first scripts, which the sign-in page waits for.
    import(/* webpackChunkName: 'sign-out' */ '../journal/signOut').then(
      (module) => dispatch(module.signOut()),
      () => dispatch(sessionEnded({ reason: 'signedOut' })),
    );
  return (
    <main className="configuration-problem">
      <RouteErrorBoundary
        title="The portal could not be shown"
        advice="If reloading doesn’t help, report this:"
        extraActions={
          isOperator && (
            <Button size="small" onClick={() => void signOut()}>
              Sign Out
            </Button>
          )
        }
      />
    </main>
  );
}
