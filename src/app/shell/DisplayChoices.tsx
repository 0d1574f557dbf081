import { useEffect, type ReactNode } from 'react';
import { usePortalDispatch, usePortalSelector } from '../../session/hooks';
import {
  DENSITIES,
  densityPicked,
  selectPreferences,
  themePicked,
  THEMES,
  type Density,
  type Theme,
} from '../../session/preferencesSlice';
import './DisplayChoices.css';

const WORDS = {
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  comfortable: 'Comfortable',
  compact: 'Compact',
} as const;

/** Theme and density, in effect at once. Each further choice of how the portal looks or behaves is a row here. */
export function DisplayChoices() {
  const { theme, density } = usePortalSelector(selectPreferences);
  useWorn(theme, density);
  const dispatch = usePortalDispatch();
  return (
    <div className="display-choices">
      <Row legend="Theme">
        {THEMES.map((one) => (
          <Choice
            key={one}
            name="theme"
            word={WORDS[one]}
            isChosen={one === theme}
            onChoose={() => dispatch(themePicked(one))}
          />
        ))}
      </Row>
      <Row legend="Density">
        {DENSITIES.map((one) => (
          <Choice
            key={one}
            name="density"
            word={WORDS[one]}
            isChosen={one === density}
            onChoose={() => dispatch(densityPicked(one))}
          />
        ))}
      </Row>
    </div>
  );
}

const DARK = '(prefers-color-scheme: dark)';

/**
 * The page wears what is picked here, and where it can't be kept as well. What was kept, what is picked in another tab
 * and the system's own theme are public/startTheme.js's, which is there before anything is picked or painted.
 */
function useWorn(theme: Theme, density: Density): void {
  useEffect(() => {
    const system = window.matchMedia(DARK);
    const wear = () => {
      const isDark = theme === 'system' ? system.matches : theme === 'dark';
      Object.assign(document.documentElement.dataset, { theme: isDark ? 'dark' : 'light', density });
    };
    wear();
    system.addEventListener('change', wear);
    return () => system.removeEventListener('change', wear);
  }, [theme, density]);
}

function Row({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="display-choices__row">
      <legend>{legend}</legend>
      <div className="display-choices__choices">{children}</div>
    </fieldset>
  );
}

interface ChoiceProperties {
  name: string;
  word: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ name, word, isChosen, onChoose }: ChoiceProperties) {
  return (
    <label className="display-choices__choice">
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      {word}
    </label>
  );
}
