import { type ReactNode } from 'react';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import {
  DENSITIES,
  densityChanged,
  selectPreferences,
  themeChanged,
  THEMES,
} from '@/session/preferencesSlice';
import { useApplyTheme } from '../useApplyTheme';
import './DisplaySettings.css';

const LABELS = {
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  comfortable: 'Comfortable',
  compact: 'Compact',
} as const;

/** Theme and density, in effect at once. Each further choice of how the portal looks or behaves is a row here. */
export function DisplaySettings() {
  const { theme, density } = usePortalSelector(selectPreferences);
  useApplyTheme();
  const dispatch = usePortalDispatch();
  return (
    <div className="display-settings">
      <OptionRow legend="Theme">
        {THEMES.map((one) => (
          <RadioOption
            key={one}
            name="theme"
            label={LABELS[one]}
            isSelected={one === theme}
            onSelect={() => dispatch(themeChanged(one))}
          />
        ))}
      </OptionRow>
      <OptionRow legend="Density">
        {DENSITIES.map((one) => (
          <RadioOption
            key={one}
            name="density"
            label={LABELS[one]}
            isSelected={one === density}
            onSelect={() => dispatch(densityChanged(one))}
          />
        ))}
      </OptionRow>
    </div>
  );
}

function OptionRow({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="display-choices__row">
      <legend>{legend}</legend>
      <div className="display-settings__options">{children}</div>
    </fieldset>
  );
}

interface RadioOptionProps {
  name: string;
  label: string;
  isSelected: boolean;
  onSelect: () => void;
}

function RadioOption({ name, label, isSelected, onSelect }: RadioOptionProps) {
  return (
    <label className="display-settings__option">
      <input type="radio" name={name} checked={isSelected} onChange={onSelect} />
      {label}
    </label>
  );
}
