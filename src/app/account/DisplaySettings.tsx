import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import {
  DENSITIES,
  densityChanged,
  exportsOnSignOutChanged,
  selectPreferences,
  themeChanged,
  THEMES,
  TIME_ZONE_SOURCES,
  timeZoneSourceChanged,
} from '@/session/preferences/preferencesSlice';
import { useApplyTheme } from '../useApplyTheme';

const LABELS = {
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  comfortable: 'Comfortable',
  compact: 'Compact',
  mine: 'Mine',
  agency: 'The agency’s',
} as const;

/** This browser's choices of theme, density and time zone, which are applied at once, and of what a sign-out saves. */
export function DisplaySettings() {
  const { theme, density, timeZoneSource, exportsOnSignOut } = usePortalSelector(selectPreferences);
  useApplyTheme();
  const dispatch = usePortalDispatch();
  return (
    <div className="display-settings">
      <OptionRow
        legend="Theme"
        options={THEMES}
        selected={theme}
        onSelect={(option) => dispatch(themeChanged(option))}
      />
      <OptionRow
        legend="Density"
        options={DENSITIES}
        selected={density}
        onSelect={(option) => dispatch(densityChanged(option))}
      />
      <OptionRow
        legend="Show times in"
        options={TIME_ZONE_SOURCES}
        selected={timeZoneSource}
        onSelect={(option) => dispatch(timeZoneSourceChanged(option))}
      />
      <label className="display-settings__option">
        <input
          type="checkbox"
          checked={exportsOnSignOut}
          onChange={({ target }) => dispatch(exportsOnSignOutChanged(target.checked))}
        />
        When I sign out, save my changes as a file
      </label>
    </div>
  );
}

interface OptionRowProps<Option> {
  legend: string;
  options: readonly Option[];
  selected: Option;
  onSelect: (option: Option) => void;
}

function OptionRow<Option extends keyof typeof LABELS>(props: OptionRowProps<Option>) {
  const { legend, options, selected, onSelect } = props;
  return (
    <fieldset className="display-settings__row">
      <legend className="group-title">{legend}</legend>
      <div className="display-settings__options">
        {options.map((option) => (
          <label key={option} className="display-settings__option">
            <input
              type="radio"
              name={legend}
              checked={option === selected}
              onChange={() => onSelect(option)}
            />
            {LABELS[option]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
