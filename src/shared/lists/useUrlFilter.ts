import { useDebouncedText } from '@/ui/filter/useDebouncedText';
import { useQueryParams } from '@/ui/navigation/useQueryParams';
import { type ListFilter } from './listFilter';

/** A filter that is not personal data, so that it may be stored in the URL (decision 27). */
export function useUrlFilter(): ListFilter {
  const { getParam, setParams } = useQueryParams();
  const text = getParam('filter');
  return {
    text,
    debouncedText: useDebouncedText(text),
    // Other rows may match, so a table with pages starts at page 1.
    onChange: (newText) => setParams({ filter: newText, page: '' }, 'replace'),
  };
}
