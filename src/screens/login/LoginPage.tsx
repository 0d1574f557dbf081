import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { psoApi } from '../../api/pso';
import { asFailure, signInText } from '../../domain/failures';
import { pathTo } from '../../domain/paths';
import { isRegion, REGIONS } from '../../domain/regions';
import { usePortalDispatch, usePortalSelector } from '../../session/hooks';
import { FailureAlert } from '../../ui/FailureAlert';
import { ChoiceField } from '../../ui/form/ChoiceField';
import { useIsMounted } from '../../ui/useIsMounted';
import { CredentialsForm, type Credentials } from '../common/CredentialsForm';
import { endTexts } from './endTexts';
import './LoginPage.css';

const REGION_CHOICES = REGIONS.map(({ region, name }) => ({ value: region, label: name }));

/** Operator sign-in (specification 2): region, email and password. */
export function LoginPage() {
  const navigate = useNavigate();
  const dispatch = usePortalDispatch();
  const lastRegion = usePortalSelector(({ region }) => region.region);
  const [failure, setFailure] = useState<string | null>(null);
  const isMounted = useIsMounted();
  const [search] = useSearchParams();
  const notice = endTexts.get(search.get('ended') ?? '');

  const signIn = useCallback(
    async ({ region, email, password }: Credentials & { region: string }) => {
      if (!isRegion(region)) return;
      setFailure(null);
      // Not tracked: the store would keep the token, and the password with it.
      const { error } = await dispatch(
        psoApi.endpoints.signIn.initiate({ region, email, password }, { track: false }),
      );
      if (!isMounted()) return;
      if (error) setFailure(signInText(asFailure(error)));
      else await navigate(pathTo('home'), { replace: true });
    },
    [dispatch, isMounted, navigate],
  );

  return (
    <div className="login">
      <main className="login__card">
        <p className="login__brand">Fare Operations Portal</p>
        <h1 className="login__title">login</h1>
        {notice && <FailureAlert kind="info" title={notice} />}
        <CredentialsForm
          extra={{ region: lastRegion }}
          fields={<ChoiceField name="region" label="Region" choices={REGION_CHOICES} />}
          submitLabel="Login"
          failure={failure !== null && <FailureAlert title={failure} />}
          onSubmit={signIn}
        />
      </main>
      <footer className="login__footer">
        © {PORTAL_YEAR} · Version {PORTAL_VERSION}
      </footer>
    </div>
  );
}
