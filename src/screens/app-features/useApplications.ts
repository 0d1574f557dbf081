import { useMemo } from 'react';
import { useListApplicationsQuery } from '@/api/appfeatures';
import { applicationChoices, isSameApplication } from '@/domain/applications';
import { type Application } from '@/domain/entities/application';
import { asFailure } from '@/domain/failures';
import { useAddress } from '@/ui/useAddress';

const NOTHING = { name: '', version: '', platform: '' };

/** The applications to select from, and the selected one, which stands in the address (decision 27). */
export function useApplications(agency: string) {
  const { currentData, error, isFetching, refetch } = useListApplicationsQuery({ agency });
  const rows = currentData?.rows;
  const choices = useMemo(() => applicationChoices(rows ?? []), [rows]);
  const all = useMemo(() => [...choices.listed, ...choices.others], [choices]);
  const address = useAddress();
  const named: Application = {
    name: address.read('application'),
    version: address.read('version'),
    platform: address.read('platform'),
  };
  const selected = all.find((application) => isSameApplication(application, named)) ?? null;
  const isNamed = Object.values(named).some((part) => part !== '');
  return {
    choices,
    all,
    selected,
    /** The address names an application that can't be selected: nothing is switched for it. */
    isUnknown: isNamed && selected === null && !isFetching,
    select: (application: Application | null) => {
      const { name, version, platform } = application ?? NOTHING;
      address.write({ application: name, version, platform }, 'chosen');
    },
    unreadable: currentData?.unreadable ?? 0,
    failure: error && !isFetching ? asFailure(error) : null,
    /** The address names an application that may yet come. */
    isAwaited: isNamed && selected === null && isFetching,
    reload: () => void refetch(),
  };
}
