import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useNavigationType, useParams } from 'react-router-dom';
import { authApi } from '@/api/auth';
import { type Failure, toFailure } from '@/domain/failures';
import { describeSignInFailure, isSignInRejected } from '@/domain/failureTexts/signIn';
import { describeSignInReason } from '@/domain/failureTexts/signInReason';
import { buildAgencyPath, buildPath } from '@/domain/paths';
import { addRegionToUrl } from '@/domain/regionUrl';
import { selectAdministratorEmail } from '@/session/auth/administratorEmail';
import { parseAgencyLoginState } from '@/session/auth/agencyLoginState';
import { saveReturnUrl } from '@/session/auth/returnUrl';
import { selectAgencyToken, selectIsOperator, selectRegion } from '@/session/auth/sessionSlice';
import { isExpired } from '@/session/auth/tokenExpiry';
import { usePortalDispatch, usePortalSelector, usePortalStore } from '@/session/hooks';
import { selectIsAgencyListed } from '@/shared/agencies/selectIsAgencyListed';
import { useOpenAgency } from '@/shared/agencies/useOpenAgency';
import { selectChangeQueue } from '@/shared/change-queue/changeQueueState';
import { CallFailure } from '@/shared/errors/CallFailure';
import { type Credentials, CredentialsForm } from '@/shared/forms/CredentialsForm';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { useIsMounted } from '@/ui/hooks/useIsMounted';
import { EndedSessionNotice } from './EndedSessionNotice';
import { MissingAgency } from './MissingAgency';
import { OperatorSignIn } from './OperatorSignIn';
import { parseFailedOpening } from './parseFailedOpening';
import './AgencyLoginPage.css';

/**
 * Sign-in to one agency, as its administrator or with the operator's account (decision 7). To the agency of a queue it
 * signs in by itself, as the agency list does, and shows the form only if that fails (decision 137).
 */
export function Component() {
  const { abbreviation = '' } = useParams();
  const navigate = useNavigate();
  const dispatch = usePortalDispatch();
  const isOperator = usePortalSelector(selectIsOperator);
  const isOperatorRejected = usePortalSelector(({ session }) => session.isOperatorRejected);
  const { pathname, state } = useLocation();
  const returnState = parseAgencyLoginState(state);
  const returnUrl = returnState?.returnUrl;
  const pageState = returnState?.pageState;
  const { getState } = usePortalStore();
  // Decided once: a list that is read or dropped later must not replace the form or the choice on the screen.
  const [isMissing] = useState(() => selectIsAgencyListed(getState(), abbreviation) === false);
  const [isFormWanted, setIsFormWanted] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** The administrator who has signed in without an operator, so that the dashboard stays closed. */
  const signedInEmail = usePortalSelector((current) =>
    isOperator || isExpired(selectAgencyToken(current, abbreviation) ?? '', current.session.clockSkewMs)
      ? undefined
      : selectAdministratorEmail(current, abbreviation),
  );
  // A page that is opened or reloaded takes no focus. Where the sign-in adds the region to the URL, it mounts the page anew.
  const isOpened = useNavigationType() === 'POP';
  const [emailWhenOpened, setEmailWhenOpened] = useState(isOpened ? signedInEmail : undefined);
  // The same administrator can sign in once more.
  if (signedInEmail === undefined && emailWhenOpened !== undefined) setEmailWhenOpened(undefined);
  const isMounted = useIsMounted();
  const requestRef = useRef<{ abort: () => void } | null>(null);
  // After a Sign Out, a late answer would be stored on the sign-in page.
  useEffect(() => () => requestRef.current?.abort(), []);

  /** The page in whose place this one was opened is followed, so that Back does not lead here (decision 29). */
  const openPage = useCallback(
    () =>
      returnUrl === undefined
        ? navigate(buildAgencyPath('agencyDashboard', abbreviation))
        : navigate(returnUrl, { replace: true, state: pageState }),
    [abbreviation, navigate, returnUrl, pageState],
  );
  const saveWantedPage = () => {
    const path = returnUrl ?? buildAgencyPath('agencyDashboard', abbreviation);
    saveReturnUrl({ path: addRegionToUrl(path, selectRegion(getState())), operator: null });
  };
  // A page whose call was refused leads here with its token, so that another account can sign in.
  const [refusedToken] = useState(() => selectAgencyToken(getState(), abbreviation));
  const { openAgency, openingAgency, ...operatorFailure } = useOpenAgency(
    // After Back or a reload, it may be true no more.
    isOpened ? null : parseFailedOpening(state),
  );
  const signInAsOperator = useCallback(
    // The agency's id, which the token request needs, is not in the URL.
    () => void openAgency({ abbreviation, id: null }, () => void openPage(), refusedToken),
    [abbreviation, openAgency, openPage, refusedToken],
  );
  const queue = usePortalSelector(selectChangeQueue);
  const isQueued = queue?.items[queue.position]?.agency === abbreviation;
  // The operator has chosen the agency of a queue already. After an ended session the notice comes first.
  const [isOpening, setIsOpening] = useState(
    isQueued &&
      isOperator &&
      !isOperatorRejected &&
      !isMissing &&
      refusedToken === null &&
      returnState?.endedOn === null,
  );
  // From then on the form stays, also while the operator tries again.
  if (isOpening && operatorFailure.failureTitle !== null) setIsOpening(false);
  useEffect(() => {
    if (isOpening) signInAsOperator();
  }, [isOpening, signInAsOperator]);
  const signIn = useCallback(
    async (credentials: Credentials) => {
      setFailure(null);
      const request = dispatch(
        authApi.endpoints.signInAdministrator.initiate(
          { agency: abbreviation, ...credentials },
          { track: false },
        ),
      );
      requestRef.current = request;
      const { error } = await request;
      if (!isMounted()) return;
      if (error) setFailure(toFailure(error));
      // Without an operator, the page would lead to the sign-in of one, without a word of this one.
      else if (isOperator) await openPage();
    },
    [abbreviation, dispatch, isMounted, isOperator, openPage],
  );

  const wasRejectedHere = isOperatorRejected && operatorFailure.failureTitle !== null;
  if (isOpening) return <p role="status">Opening {abbreviation}…</p>;
  if (isMissing && !isFormWanted)
    return (
      <MissingAgency
        abbreviation={abbreviation}
        url={returnUrl ?? pathname}
        onContinue={() => setIsFormWanted(true)}
      />
    );
  return (
    <div className="agency-login">
      {/* After Back or a reload, the agency whose session has ended can be open again. */}
      {returnState && (returnState.endedOn === null || refusedToken === null) && (
        <EndedSessionNotice abbreviation={abbreviation} {...returnState} />
      )}
      <section className="agency-login__card card" aria-labelledby="agency-login-operator">
        <h2
          id="agency-login-operator"
          tabIndex={-1}
          ref={isFormWanted || wasRejectedHere ? focusHeading : null}
        >
          Sign in to {abbreviation} with your operator account
        </h2>
        {isOperator ? (
          <OperatorSignIn
            {...operatorFailure}
            isSigningIn={openingAgency !== null}
            onSignIn={signInAsOperator}
          />
        ) : (
          <p>
            The dashboard also requires an operator:{' '}
            <Link to={buildPath('login')} onClick={saveWantedPage}>
              log in as an operator
            </Link>{' '}
            first, then HOME leads to {abbreviation}.
          </p>
        )}
      </section>
      <section className="agency-login__card card" aria-labelledby="agency-login-form">
        <h2
          id="agency-login-form"
          tabIndex={-1}
          ref={signedInEmail === undefined || signedInEmail === emailWhenOpened ? null : focusHeading}
        >
          Or as its administrator
        </h2>
        <p role="status">
          {signedInEmail !== undefined &&
            `You are signed in as ${signedInEmail}, but the dashboard opens only after an operator has logged in.`}
        </p>
        {/* Removed with the password that was typed. */}
        {signedInEmail === undefined && (
          <CredentialsForm
            extraValues={{}}
            isPrimary={!isOperator}
            failure={
              failure &&
              (isSignInRejected(failure) ? (
                <FailureAlert title={describeSignInFailure(failure)} />
              ) : (
                <CallFailure failure={failure} title={describeSignInFailure(failure)}>
                  {describeSignInReason(failure)}
                </CallFailure>
              ))
            }
            onSubmit={signIn}
          />
        )}
      </section>
    </div>
  );
}

/** The button that was pressed is gone then. */
function focusHeading(heading: HTMLHeadingElement | null): void {
  heading?.focus();
}
