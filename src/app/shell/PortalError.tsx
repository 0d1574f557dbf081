import Button from 'antd/es/button';
import { selectIsOperator } from '@/session/auth/sessionSlice';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { signOut } from '../journal/signOut';
import { RouteErrorBoundary } from './RouteErrorBoundary';
import '../ConfigurationProblem.css';

/** In place of the whole portal, or of a page without the shell. */
export function PortalError() {
  const dispatch = usePortalDispatch();
  const isOperator = usePortalSelector(selectIsOperator);
  return (
    <main className="configuration-problem">
      <RouteErrorBoundary
        title="The portal could not be shown"
        advice="If reloading doesn’t help, report this:"
        extraActions={
          isOperator && (
            <Button size="small" onClick={() => dispatch(signOut())}>
              Sign Out
            </Button>
          )
        }
      />
    </main>
  );
}
