import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { joinApi } from '../../api/client/callMemory';
import { asFailure, signInText } from '../../domain/failures';
import { pathTo } from '../../domain/paths';
import { isRegion, REGIONS } from '../../domain/regions';
import { usePortalDispatch, usePortalSelector } from '../../session/hooks';
import { FailureAlert } from '../../ui/FailureAlert';
import { ChoiceField } from '../../ui/form/ChoiceField';
import { useIsMounted } from '../../ui/useIsMounted';
import { CredentialsForm, type Credentials } from '../common/CredentialsForm';
import { readEarlyInput, restoreFocus } from './earlyInput';
import { endTexts } from './endTexts';
import './LoginPage.css';

const REGION_CHOICES = REGIONS.map(({ region, name }) => ({ value: region, label: name }));

/** Operator sign-in (specification 2): region, email and password. */
export function LoginPage() {
  const navigate = useNavigate();
  const dispatch = usePortalDispatch();
  const lastRegion = usePortalSelector(({ region }) => region.region);
  const [failure, setFailure] = useState<string | null>(null);
  const [early] = useState(readEarlyInput);
  const card = useRef<HTMLElement>(null);
  const isMounted = useIsMounted();
  const [search] = useSearchParams();
  const notice = endTexts.get(search.get('ended') ?? '');

  useEffect(() => {
    const form = card.current?.querySelector('form');
    if (form) restoreFocus(early, form);
  }, [early]);

  const loadApi = useCallback(async () => {
    const [{ psoApi }] = await Promise.all([
      import(/* webpackChunkName: 'api' */ '../../api/pso'),
      dispatch(joinApi()),
    ]);
    return psoApi;
  }, [dispatch]);

  const signIn = useCallback(
    async ({ region, email, password }: Credentials & { region: string }) => {
      if (!isRegion(region)) return;
      setFailure(null);
      // Not tracked: the store would keep the token, and the password with it.
      const { error } = await loadApi().then(
        (api) => dispatch(api.endpoints.signIn.initiate({ region, email, password }, { track: false })),
        (problem: unknown) => ({ error: problem }),
      );
      if (!isMounted()) return;
      if (error) setFailure(signInText(asFailure(error)));
      else await navigate(pathTo('home'), { replace: true });
    },
    [dispatch, isMounted, loadApi, navigate],
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
          failure={failure !== null && <FailureAlert title={failure} />}
          // Asked for while somebody types: what calls the platform isn't needed to draw the form.
          onInput={() => void loadApi().catch(() => undefined)}
          onSubmit={signIn}
        />
      </main>
      <footer className="login__footer">
        © {PORTAL_YEAR} · Version {PORTAL_VERSION}
      </footer>
    </div>
  );
}
