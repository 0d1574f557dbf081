import Button from 'antd/es/button';
import Switch from 'antd/es/switch';
import { memo, useEffect, useEffectEvent, useId, useRef } from 'react';
import { type ListedFeature } from '@/domain/features/listFeatures';
import { getStatusTone } from '@/domain/statusTones';
import { StatusTag } from '@/ui/data/StatusTag';
import { ignoreKeyRepeat } from '@/ui/focus/keyRepeat';

interface Props {
  feature: ListedFeature;
  isOn: boolean;
  isChanged: boolean;
  onSwitch: (name: string, isOn: boolean) => void;
  /** Called when the switch is rendered. Returns whether it gets the focus. */
  consumeFocusRequest: (name: string) => boolean;
}

/** A feature's switch, with a mark and a 'Put back' button while its change is unsent. */
export const FeatureRow = memo(function FeatureRow(props: Props) {
  const { feature, isOn, isChanged, onSwitch, consumeFocusRequest } = props;
  const { name, description, state, isInCatalogue } = feature;
  const id = useId();
  const notes = [description, isInCatalogue === false && 'Not in the catalogue'].filter(Boolean).join(' · ');
  const switchRef = useRef<HTMLButtonElement>(null);
  const focusIfRequested = useEffectEvent(() => {
    if (!consumeFocusRequest(name)) return;
    // The key that has opened it may still be held.
    switchRef.current?.addEventListener('keydown', ignoreKeyRepeat);
    switchRef.current?.focus();
  });
  useEffect(() => focusIfRequested(), []);
  const revert = () => {
    // The focused button unmounts.
    switchRef.current?.focus();
    onSwitch(name, !isOn);
  };
  return (
    <li className="feature" data-changed={isChanged}>
      <Switch
        id={id}
        ref={switchRef}
        size="small"
        checked={isOn}
        aria-describedby={`${id}-notes`}
        onChange={(next) => onSwitch(name, next)}
      />
      <div className="feature__text">
        <label htmlFor={id} className="feature__name" title={name}>
          {name}
        </label>
        <div id={`${id}-notes`} className="feature__notes" title={notes}>
          {isChanged && (
            <>
              <strong className="feature__change">{isOn ? 'To add' : 'To remove'}</strong>{' '}
            </>
          )}
          {state !== null && (
            <>
              <StatusTag tone={getStatusTone(state)}>{state}</StatusTag>{' '}
            </>
          )}
          {notes}
        </div>
      </div>
      {isChanged && (
        <Button size="small" aria-label={`Put back ${name}`} onClick={revert}>
          Put back
        </Button>
      )}
    </li>
  );
});
