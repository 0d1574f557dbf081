import { type ReactNode } from 'react';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import {
  DENSITIES,
  densityChanged,
  selectPreferences,
  themeChanged,
  THEMES,
} from '@/session/preferences/preferencesSlice';
import { useApplyTheme } from '../useApplyTheme';
import './DisplaySettings.css';

const LABELS = {
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  comfortable: 'Comfortable',
  compact: 'Compact',
} as const;

/** The choice of theme and density, which is applied at once. */
export function DisplaySettings() {
  const { theme, density } = usePortalSelector(selectPreferences);
  useApplyTheme();
  const dispatch = usePortalDispatch();
  return (
    <div className="display-settings">
      <OptionRow legend="Theme">
        {THEMES.map((option) => (
          <RadioOption
            key={option}
            name="theme"
            label={LABELS[option]}
            isSelected={option === theme}
            onSelect={() => dispatch(themeChanged(option))}
          />
        ))}
      </OptionRow>
      <OptionRow legend="Density">
        {DENSITIES.map((option) => (
          <RadioOption
            key={option}
            name="density"
            label={LABELS[option]}
            isSelected={option === density}
            onSelect={() => dispatch(densityChanged(option))}
          />
        ))}
      </OptionRow>
    </div>
  );
}

function OptionRow({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="display-settings__row">
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
