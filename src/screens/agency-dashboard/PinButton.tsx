import Button from 'antd/es/button';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { agencyPinned, selectPreferences } from '@/session/preferences/preferencesSlice';
import { Icon } from '@/ui/icons/Icon';

/** Pins the agency in the agency switcher and on Home. */
export function PinButton({ abbreviation }: { abbreviation: string }) {
  const dispatch = usePortalDispatch();
  const region = usePortalSelector(selectRegion);
  const isPinned = usePortalSelector((state) =>
    selectPreferences(state).agencies[region].pinned.includes(abbreviation),
  );
  return (
    <Button
      aria-label={`Pin ${abbreviation}`}
      aria-pressed={isPinned}
      title={isPinned ? 'Unpin' : 'Pin'}
      icon={<Icon name={isPinned ? 'star-filled' : 'star'} />}
      onClick={() => dispatch(agencyPinned({ region, abbreviation, isPinned: !isPinned }))}
    />
  );
}
