import Button from 'antd/es/button';
import { sessionEnded } from '@/session/auth/sessionSlice';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';

/** In place of the sign-in with the operator's account, whose token is no longer valid. */
export function RejectedOperator() {
  const dispatch = usePortalDispatch();
  const leadsBack = usePortalSelector(({ configuration }) => configuration.keepInputMinutes > 0);
  const logIn = () => dispatch(sessionEnded({ reason: 'expired' }));
  return (
    <>
      <p>
        Your operator sign-in has ended.
        {leadsBack && ' After you log in again, HOME leads back to your page.'}
      </p>
      <Button type="primary" block onClick={logIn}>
        Log in as an operator again
      </Button>
    </>
  );
}
