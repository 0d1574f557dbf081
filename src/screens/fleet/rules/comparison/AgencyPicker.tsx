import Button from 'antd/es/button';
import { useRef } from 'react';
import { FLEET_COMPARED_AGENCIES } from '@/domain/fleet/fleetLimits';
import { ignoreSecondClick } from '@/ui/focus/ignoreSecondClick';
import { LabelledSelect } from '@/ui/form/LabelledSelect';
import { Icon } from '@/ui/icons/Icon';
import { type ComparedAgencies } from './useComparedAgencies';

/** Chooses the agencies to compare: a reference, and up to five others. */
export function AgencyPicker({ abbreviations, others, choose }: ComparedAgencies) {
  const [reference, ...rest] = abbreviations;
  /** It gets the focus of a field that goes away when it is used. */
  const referenceRef = useRef<HTMLSelectElement>(null);
  const isAddingLast = abbreviations.length === FLEET_COMPARED_AGENCIES - 1 || others.length === 1;
  return (
    <div className="fleet-scope" role="group" aria-label="Agencies to compare">
      {reference !== undefined && (
        <LabelledSelect
          label="Reference"
          selectRef={referenceRef}
          value={reference}
          options={abbreviations.map((key) => ({ key, label: key }))}
          onSelect={(key) => choose([key, ...abbreviations.filter((other) => other !== key)])}
        />
      )}
      {rest.map((abbreviation) => (
        <Button
          key={abbreviation}
          size="small"
          aria-label={`Remove ${abbreviation}`}
          // A press puts the next agency in the same place.
          onClickCapture={ignoreSecondClick}
          icon={<Icon name="close" />}
          iconPlacement="end"
          onClick={() => {
            referenceRef.current?.focus();
            choose(abbreviations.filter((other) => other !== abbreviation));
          }}
        >
          {abbreviation}
        </Button>
      ))}
      {abbreviations.length < FLEET_COMPARED_AGENCIES && others.length > 0 && (
        <LabelledSelect
          label={reference === undefined ? 'Reference' : 'Add'}
          value=""
          options={[{ key: '', label: 'Choose an agency' }, ...others.map((key) => ({ key, label: key }))]}
          onSelect={(key) => {
            if (isAddingLast) referenceRef.current?.focus();
            choose([...abbreviations, key]);
          }}
        />
      )}
    </div>
  );
}
