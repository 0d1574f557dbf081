import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { asFailure, type Failure, NEW_VERSION, RELOAD, signInText } from '@/domain/failures';
import { pathTo } from '@/domain/paths';
import { isRegion, REGIONS } from '@/domain/regions';
import { isMissingChunk } from '@/lib/isMissingChunk';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { FailureAlert } from '@/ui/FailureAlert';
import { ChoiceField } from '@/ui/form/ChoiceField';
import { useIsMounted } from '@/ui/useIsMounted';
import { CopyDetails } from '../common/CopyDetails';
import { type Credentials, CredentialsForm } from '../common/CredentialsForm';
import { readEarlyInput, restoreFocus } from './earlyInput';
import { endTexts } from './endTexts';
import { useSignInCode } from './useSignInCode';
import './LoginPage.css';

const REGION_CHOICES = REGIONS.map(({ region, name }) => ({ value: region, label: name }));

const reload = () => window.location.reload();

/** Operator sign-in (specification 2): region, email and password. */
export function LoginPage() {
  const navigate = useNavigate();
  const dispatch = usePortalDispatch();
  const lastRegion = usePortalSelector(({ region }) => region.region);
  const [failure, setFailure] = useState<{ cause: Failure; isOutdated: boolean } | null>(null);
  const { load, loadAhead } = useSignInCode();
  const [early] = useState(readEarlyInput);
  const card = useRef<HTMLElement>(null);
  const isMounted = useIsMounted();
  const [search] = useSearchParams();
  const notice = endTexts.get(search.get('ended') ?? '');

  // Before another key is pressed: what is typed meanwhile would go nowhere.
  useLayoutEffect(() => {
    const form = card.current?.querySelector('form');
    if (form) restoreFocus(early, form);
  }, [early]);

  const signIn = useCallback(
    async ({ region, email, password }: Credentials & { region: string }) => {
      if (!isRegion(region)) return;
      setFailure(null);
      // Not tracked: the store would keep the token, and the password with it.
      const { error } = await load().then(
        (api) => dispatch(api.endpoints.signIn.initiate({ region, email, password }, { track: false })),
        (problem: unknown) => ({ error: problem }),
      );
      if (!isMounted()) return;
      if (error) setFailure({ cause: asFailure(error), isOutdated: isMissingChunk(error) });
      else await navigate(pathTo('home'), { replace: true });
    },
    [dispatch, isMounted, load, navigate],
  );

  return (
    <div className="login">
      <main className="login__card" ref={card}>
        <p className="login__brand">Fare Operations Portal</p>
        <h1 className="login__title">login</h1>
        {notice && <FailureAlert kind="info" title={notice} />}
        <CredentialsForm
          extra={{ region: lastRegion as string }}
          typed={early.values}
          fields={<ChoiceField name="region" label="Region" choices={REGION_CHOICES} />}
          submitLabel="Login"
          failure={
            failure && (
              <FailureAlert
                title={signInText(failure.cause)}
                aside={<CopyDetails said={signInText(failure.cause)} failures={[failure.cause]} />}
                {...(failure.isOutdated && { onRetry: reload, retryLabel: RELOAD, children: NEW_VERSION })}
              />
            )
          }
          onInput={loadAhead}
          onSubmit={signIn}
        />
      </main>
      <footer className="login__footer">
        © {PORTAL_YEAR} · Version {PORTAL_VERSION}
      </footer>
    </div>
  );
}
