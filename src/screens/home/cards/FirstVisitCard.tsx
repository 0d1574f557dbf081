import Button from 'antd/es/button';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { introDismissed, selectPreferences } from '@/session/preferences/preferencesSlice';
import { HomeCard } from './HomeCard';

interface Props {
  /** Moves the focus away from the card that was removed. */
  onHidden: () => void;
}

/** Shown until it is dismissed in this browser. */
export function FirstVisitCard({ onHidden }: Props) {
  const dispatch = usePortalDispatch();
  const areLettersOn = usePortalSelector((state) => selectPreferences(state).letterShortcuts);
  return (
    <HomeCard
      title="Good to know"
      extra={
        <Button
          size="small"
          onClick={() => {
            dispatch(introDismissed());
            onHidden();
          }}
        >
          Hide
        </Button>
      }
    >
      <ul className="first-visit">
        <li>
          <kbd>Ctrl K</kbd> finds pages, agencies, actions, and riders of one agency or of all.
        </li>
        <li>
          {areLettersOn && <kbd>g s</kbd>} <b>Agency switcher</b>: inside an agency, opens the same page of
          another one.
        </li>
        <li>
          <b>Changes</b> at the top lists what you changed in this session, and can put it back.
        </li>
        {areLettersOn && (
          <li>
            <kbd>?</kbd> shows all keys, and a glossary.
          </li>
        )}
      </ul>
    </HomeCard>
  );
}
