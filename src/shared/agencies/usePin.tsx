import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { agencyPinChanged, selectPreferences } from '@/session/preferences/preferencesSlice';
import { Icon } from '@/ui/icons/Icon';

/** The props and the icon of a button that pins the agency in the agency switcher and on Home. */
export function usePin(abbreviation: string) {
  const dispatch = usePortalDispatch();
  const region = usePortalSelector(selectRegion);
  const isPinned = usePortalSelector((state) =>
    selectPreferences(state).agencies[region].pinned.includes(abbreviation),
  );
  return {
    pinProps: {
      'aria-label': `Pin ${abbreviation}`,
      'aria-pressed': isPinned,
      title: isPinned ? 'Unpin' : 'Pin',
      onClick: () => dispatch(agencyPinChanged({ region, agency: abbreviation, isPinned: !isPinned })),
    },
    pinIcon: <Icon name={isPinned ? 'star-filled' : 'star'} />,
  };
}
