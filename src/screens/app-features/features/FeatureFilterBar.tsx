import Button from 'antd/es/button';
import { type RefObject } from 'react';
import { FilterBox } from '@/ui/filter/FilterBox';
import { FEATURE_VIEWS, type FeatureFilter, type FeatureView } from './useFeatureFilter';

export type ViewButtons = Partial<Record<FeatureView, HTMLElement | null>>;

interface Props {
  filter: FeatureFilter;
  /** The number of features in each view; null while they are loading. */
  counts: Readonly<Record<FeatureView, number>> | null;
  viewRefs: RefObject<ViewButtons>;
}

export function FeatureFilterBar({ filter, counts, viewRefs }: Props) {
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
            ref={(button) => {
              viewRefs.current[view] = button;
            }}
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
