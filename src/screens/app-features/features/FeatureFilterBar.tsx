import { type RefObject } from 'react';
import { FilterBox } from '@/ui/filter/FilterBox';
import { Segmented } from '@/ui/filter/Segmented';
import { FEATURE_SUBSETS, type FeatureFilter, type FeatureSubset } from './useFeatureFilter';

interface Props {
  filter: FeatureFilter;
  /** The number of features in each subset; null while they are loading. */
  counts: Readonly<Record<FeatureSubset, number>> | null;
  /** The button of the selected subset. */
  subsetButtonRef: RefObject<HTMLButtonElement | null>;
}

export function FeatureFilterBar({ filter, counts, subsetButtonRef }: Props) {
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
        options={FEATURE_SUBSETS.map((option) => ({ ...option, count: counts?.[option.key] }))}
        value={filter.subset}
        onSelect={filter.setSubset}
        selectedRef={subsetButtonRef}
      />
    </div>
  );
}
