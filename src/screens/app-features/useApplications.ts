import { useMemo } from 'react';
import { useListApplicationsQuery } from '@/api/appfeatures';
import { listApplicationOptions, isSameApplication } from '@/domain/applications';
import { type Application } from '@/domain/entities/application';
import { toFailure } from '@/domain/failures';
import { useQueryParams } from '@/ui/useQueryParams';

const NOTHING = { name: '', version: '', platform: '' };

/** The applications to select from, and the selected one, which stands in the address (decision 27). */
export function useApplications(agency: string) {
  const { currentData, error, isFetching, refetch } = useListApplicationsQuery({ agency });
  const rows = currentData?.rows;
  const choices = useMemo(() => listApplicationOptions(rows ?? []), [rows]);
  const all = useMemo(() => [...choices.listed, ...choices.unlisted], [choices]);
  const address = useQueryParams();
  const named: Application = {
    name: address.getParam('application'),
    version: address.getParam('version'),
    platform: address.getParam('platform'),
  };
  const selected = all.find((application) => isSameApplication(application, named)) ?? null;
  const isNamed = Object.values(named).some((part) => part !== '');
  return {
    choices,
    all,
    selected,
    /** The address names an application that can't be selected: nothing is switched for it. */
    isNotOffered: isNamed && selected === null && !isFetching,
    select: (application: Application | null) => {
      const { name, version, platform } = application ?? NOTHING;
      address.setParams({ application: name, version, platform }, 'push');
    },
    invalidRowCount: currentData?.invalidRowCount ?? 0,
    failure: error && !isFetching ? toFailure(error) : null,
    /** The address names an application that may yet come. */
    isAwaitingNamed: isNamed && selected === null && isFetching,
    reload: () => void refetch(),
  };
}
