import { useField } from 'formik';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  CODE_NOT_LOADED_TEXT,
  type Failure,
  NO_VALID_CONFIG_TEXT,
  RELOAD_LABEL,
  toFailure,
  UNSPECIFIED_FAILURE_TEXT,
} from '@/domain/failures';
import { describeSignInFailure, isSignInRejected } from '@/domain/failureTexts/signIn';
import { buildPath } from '@/domain/paths';
import { parseRegionParam } from '@/domain/regionParam';
import { getRegionName, isRegion, type Region, REGIONS } from '@/domain/regions';
import { isMissingChunk } from '@/lib/isMissingChunk';
import { loadReturnUrl } from '@/session/auth/loadReturnUrl';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { preloadScreen } from '@/session/preloadScreen';
import { CopyDetails } from '@/shared/errors/CopyDetails';
import { type Credentials, CredentialsForm } from '@/shared/forms/CredentialsForm';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { NativeSelectField } from '@/ui/form/NativeSelectField';
import { useIsMounted } from '@/ui/hooks/useIsMounted';
import { forgetBootForm, readBootFormInput, restoreFocus } from './bootFormInput';
import { sessionEndTexts } from './sessionEndTexts';
import { useEndSession } from './useEndSession';
import { useSignInApi } from './useSignInApi';
import './LoginPage.css';

const REGION_CHOICES = REGIONS.map(({ id, name }) => ({ value: id, label: name }));

const reloadPage = () => window.location.reload();

interface SignInFailure {
  cause: Failure;
  reason: string | null;
  isChunkMissing: boolean;
}

/** An error of the portal's code. The code that describes other failures may not have loaded. */
function describePortalError(error: unknown): SignInFailure {
  const isChunkMissing = isMissingChunk(error);
  return {
    cause: toFailure(error),
    reason: isChunkMissing ? CODE_NOT_LOADED_TEXT : UNSPECIFIED_FAILURE_TEXT,
    isChunkMissing,
  };
}

/** Operator sign-in with region, email and password (section 2 of the specification). */
export function Component() {
  useEndSession();
  const navigate = useNavigate();
  const dispatch = usePortalDispatch();
  const lastRegion = usePortalSelector(({ region }) => region.region);
  const backends = usePortalSelector(({ configuration }) => configuration.backends);
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const { loadSignInApi, preloadSignInApi } = useSignInApi();
  const [bootInput] = useState(readBootFormInput);
  const cardRef = useRef<HTMLElement>(null);
  const isMounted = useIsMounted();
  const requestRef = useRef<{ abort: () => void } | null>(null);
  // The late answer of a sign-in that the user has left must not replace the next one's session.
  useEffect(() => () => requestRef.current?.abort(), []);
  const [searchParams] = useSearchParams();
  const [linkRegion] = useState(readLinkRegion);
  const sessionEndText = sessionEndTexts.get(searchParams.get('ended') ?? '');

  // A layout effect gives the field the focus again before the next key press.
  useLayoutEffect(() => {
    const form = cardRef.current?.querySelector('form');
    if (form) restoreFocus(bootInput, form);
    forgetBootForm();
  }, [bootInput]);

  const signIn = useCallback(
    async ({ region, email, password }: Credentials & { region: string }) => {
      setFailure(null);
      if (!isRegion(region) || backends[region] === null) return;
      dispatch(preloadScreen('home'));
      let failed: SignInFailure | null = null;
      try {
        const api = await loadSignInApi();
        if (!isMounted()) return;
        // Not tracked, because the store would keep the token and the password.
        const request = dispatch(api.signIn.initiate({ region, email, password }, { track: false }));
        requestRef.current = request;
        const { error } = await request;
        if (error) {
          const cause = toFailure(error);
          failed = { cause, reason: api.describeSignInReason(cause), isChunkMissing: false };
        }
      } catch (error) {
        failed = describePortalError(error);
      }
      if (!isMounted()) return;
      if (failed) setFailure(failed);
      else await navigate(buildPath('home'), { replace: true });
    },
    [backends, dispatch, isMounted, loadSignInApi, navigate],
  );

  return (
    <div className="login">
      <main className="login__card" ref={cardRef}>
        <p className="login__brand">Fare Operations Portal</p>
        <h1 className="login__title">login</h1>
        {sessionEndText && <FailureAlert kind="info" title={sessionEndText} />}
        <CredentialsForm<{ region: string }>
          extraValues={{ region: lastRegion }}
          restoredValues={bootInput.values}
          isSubmittedAtStart={bootInput.isSubmitted}
          renderFields={(isSubmitting) => (
            <RegionField backends={backends} linkRegion={linkRegion} isDisabled={isSubmitting} />
          )}
          failure={
            failure && (
              <FailureAlert
                title={describeSignInFailure(failure.cause)}
                extraActions={
                  !isSignInRejected(failure.cause) && (
                    <CopyDetails message={describeSignInFailure(failure.cause)} failures={[failure.cause]} />
                  )
                }
                {...(failure.isChunkMissing && { onAction: reloadPage, actionLabel: RELOAD_LABEL })}
              >
                {failure.reason}
              </FailureAlert>
            )
          }
          onInput={preloadSignInApi}
          onSubmit={signIn}
        />
      </main>
      <footer className="login__footer">
        © {new Date().getFullYear()} · Version {PORTAL_VERSION}
      </footer>
    </div>
  );
}

/** The region of the stored link, if it names one and this page's URL names the same; null without such a link. */
function readLinkRegion(): Region | null {
  const region = parseRegionParam(window.location.search);
  const link = region && loadReturnUrl({ region, email: null });
  return link && parseRegionParam(new URL(link, window.location.origin).search) === region ? region : null;
}

interface RegionFieldProps {
  backends: Readonly<Record<Region, string | null>>;
  /** The region of the link that led here. */
  linkRegion: Region | null;
  isDisabled: boolean;
}

/** Refuses a region without a URL in `/index.json` (section 8 of the specification). */
function RegionField({ backends, linkRegion, isDisabled }: RegionFieldProps) {
  const [{ value }] = useField<Region>('region');
  return (
    <>
      <NativeSelectField
        name="region"
        label="Region"
        options={REGION_CHOICES}
        // The focus is on a text field or the button when a form is submitted, so the select cannot lose it.
        disabled={isDisabled}
        {...(linkRegion && { hint: `The link you opened is for ${getRegionName(linkRegion)}` })}
      />
      {backends[value] === null && <FailureAlert title={NO_VALID_CONFIG_TEXT} />}
    </>
  );
}
