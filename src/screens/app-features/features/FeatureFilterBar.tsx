import { type RefObject } from 'react';
import { FilterBox } from '@/ui/filter/FilterBox';
import { Segmented } from '@/ui/filter/Segmented';
import { FEATURE_VIEWS, type FeatureFilter, type FeatureView } from './useFeatureFilter';

interface Props {
  filter: FeatureFilter;
  /** The number of features in each view; null while they are loading. */
  counts: Readonly<Record<FeatureView, number>> | null;
  /** The button of the selected view. */
  viewRef: RefObject<HTMLButtonElement | null>;
}

export function FeatureFilterBar({ filter, counts, viewRef }: Props) {
  return (
    <div className="app-features__filter">
      <FilterBox
        label="Search"
        placeholder="Name or description"
        value={filter.search}
        appliedValue={filter.search}
        onChange={filter.setSearch}
      />
      <Segmented
        label="Features shown"
        options={FEATURE_VIEWS.map((option) => ({ ...option, count: counts?.[option.key] }))}
        value={filter.view}
        onSelect={filter.setView}
        selectedRef={viewRef}
      />
    </div>
  );
}
