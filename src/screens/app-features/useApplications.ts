import { useMemo } from 'react';
import { useListApplicationsQuery } from '@/api/appfeatures';
import { type Application } from '@/domain/entities/application';
import { isSameApplication, listApplicationOptions } from '@/domain/features/applications';
import { toQueryFailure } from '@/shared/errors/toQueryFailure';
import { useQueryParams } from '@/ui/navigation/useQueryParams';

const NO_APPLICATION = { name: '', version: '', platform: '' };

/** The applications to select from, and the selected one, which is in the URL (decision 27). */
export function useApplications(agency: string) {
  const { currentData, error, isFetching, refetch } = useListApplicationsQuery({ agency });
  const rows = currentData?.rows;
  const options = useMemo(() => listApplicationOptions(rows ?? []), [rows]);
  const allApplications = useMemo(() => [...options.listed, ...options.unlisted], [options]);
  const params = useQueryParams();
  /** The fields are empty when the URL names no application. */
  const urlApplication: Application = {
    name: params.getParam('application'),
    version: params.getParam('version'),
    platform: params.getParam('platform'),
  };
  const selected =
    allApplications.find((application) => isSameApplication(application, urlApplication)) ?? null;
  const isInUrl = Object.values(urlApplication).some((part) => part !== '');
  return {
    options,
    allApplications,
    selected,
    /** The URL names an application that is not in the list, so nothing is selected. */
    isUrlApplicationMissing: isInUrl && selected === null && rows !== undefined && !isFetching,
    select: (application: Application | null) => {
      const { name, version, platform } = application ?? NO_APPLICATION;
      params.setParams({ application: name, version, platform }, 'push');
    },
    invalidRowCount: currentData?.invalidRowCount ?? 0,
    isFetching,
    failure: toQueryFailure(error),
    /** The URL names an application that is not in the list yet, while the list is loading. */
    isUrlApplicationLoading: isInUrl && selected === null && isFetching,
    refetch,
  };
}
