import { type ReactNode } from 'react';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { DENSITIES, densityPicked, selectPreferences, themePicked, THEMES } from '@/session/preferencesSlice';
import { useWorn } from '../useWorn';
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
  useWorn();
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

function Row({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="display-choices__row">
      <legend>{legend}</legend>
      <div className="display-choices__choices">{children}</div>
    </fieldset>
  );
}

interface ChoiceProps {
  name: string;
  word: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ name, word, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className="display-choices__choice">
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      {word}
    </label>
  );
}
