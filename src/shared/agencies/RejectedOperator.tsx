import Button from 'antd/es/button';
import { useLocation } from 'react-router-dom';
import { ROUTE_PATTERNS } from '@/domain/paths';
import { sessionEnded } from '@/session/auth/sessionSlice';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';

/** Offers the operator, whose token is no longer valid, a new sign-in. */
export function RejectedOperator({ isInAlert = false }: { isInAlert?: boolean }) {
  const dispatch = usePortalDispatch();
  const { pathname } = useLocation();
  const isKept = usePortalSelector(({ configuration }) => configuration.keepInputMinutes > 0);
  // HOME itself is where the new sign-in leads.
  const leadsBack = isKept && pathname !== ROUTE_PATTERNS.home;
  const logIn = () => dispatch(sessionEnded({ reason: 'expired' }));
  return (
    <>
      <p>
        Your operator sign-in has ended.
        {leadsBack && ' After you log in again, HOME leads back to your page.'}
      </p>
      <Button {...(isInAlert ? { size: 'small' } : { type: 'primary', block: true })} onClick={logIn}>
        Log in as an operator again
      </Button>
    </>
  );
}
