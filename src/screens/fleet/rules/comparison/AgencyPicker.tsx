import Button from 'antd/es/button';
import { FLEET_COMPARED_AGENCIES } from '@/domain/fleet/fleetLimits';
import { LabelledSelect } from '@/ui/form/LabelledSelect';
import { Icon } from '@/ui/icons/Icon';
import { type ComparedAgencies } from './useComparedAgencies';

/** Chooses the agencies to compare: a reference, and up to five others. */
export function AgencyPicker({ abbreviations, others, choose }: ComparedAgencies) {
  const [reference, ...rest] = abbreviations;
  return (
    <div className="fleet-scope" role="group" aria-label="Agencies to compare">
      {reference !== undefined && (
        <LabelledSelect
          label="Reference"
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
          icon={<Icon name="close" />}
          iconPlacement="end"
          onClick={() => choose(abbreviations.filter((other) => other !== abbreviation))}
        >
          {abbreviation}
        </Button>
      ))}
      {abbreviations.length < FLEET_COMPARED_AGENCIES && others.length > 0 && (
        <LabelledSelect
          label={reference === undefined ? 'Reference' : 'Add'}
          value=""
          options={[{ key: '', label: 'Choose an agency' }, ...others.map((key) => ({ key, label: key }))]}
          onSelect={(key) => choose([...abbreviations, key])}
        />
      )}
    </div>
  );
}
