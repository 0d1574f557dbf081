import { LabelledSelect } from '@/shared/fleet-ui/LabelledSelect';
import { lazyComponent } from '@/ui/loading/lazyComponent';
import { RunChangedButton } from './RunChangedButton';
import { type Comparison } from './useComparison';
// With the styles of the page: a style sheet of a chunk of its own would be listed in the scripts of every page.
import '@/ui/overlay/Modal.css';

const RunFileButtons = lazyComponent(() => import('./RunFileButtons').then((file) => file.RunFileButtons));

/** What a run is compared with. */
export function CompareTools({ comparison }: { comparison: Comparison }) {
  return (
    <>
      <LabelledSelect
        label="Compare with"
        value={comparison.key}
        options={[{ key: 'none', label: 'Nothing' }, ...comparison.options]}
        onSelect={comparison.select}
      />
      <RunChangedButton changes={comparison.changes} />
    </>
  );
}
