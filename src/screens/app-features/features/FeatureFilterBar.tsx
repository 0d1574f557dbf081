import Button from 'antd/es/button';
import { FilterBox } from '@/ui/filter/FilterBox';
import { FEATURE_VIEWS, type FeatureFilter, type FeatureView } from './useFeatureFilter';

interface Props {
  filter: FeatureFilter;
  /** The number of features in each view; null while they are loading. */
  counts: Readonly<Record<FeatureView, number>> | null;
}

export function FeatureFilterBar({ filter, counts }: Props) {
  return (
    <div className="app-features__filter">
      <FilterBox
        label="Search"
        placeholder="Name or description"
        value={filter.search}
        appliedValue={filter.search}
        onChange={filter.setSearch}
      />
      <div className="app-features__views" role="group" aria-label="Features shown">
        {FEATURE_VIEWS.map(({ view, label }) => (
          <Button
            key={view}
            id={getViewButtonId(view)}
            className="app-features__view"
            aria-pressed={filter.view === view}
            onClick={() => filter.setView(view)}
          >
            {label}
            {counts && <span className="app-features__view-count">{counts[view]}</span>}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** A switch that leaves the view 'changed' gives its focus to this button. */
export function focusViewButton(view: FeatureView): void {
  document.getElementById(getViewButtonId(view))?.focus();
}

const getViewButtonId = (view: FeatureView) => `features-${view}`;
