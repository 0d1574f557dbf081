import Button from 'antd/es/button';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Application } from '@/domain/entities/application';
import { getApplicationKey } from '@/domain/features/applications';
import { usePortalDispatch } from '@/session/hooks';
import { startQueue } from '@/shared/change-queue/queueSteps';
import { type useMatrix } from '../matrix/useMatrix';
import { CopyDialog } from './CopyDialog';

const NONE: ReadonlySet<string> = new Set();

/** The selected features, and the dialog that copies them, or a whole column, to other applications or agencies. */
export function useCopyFeatures(agency: string, matrix: ReturnType<typeof useMatrix>) {
  const { columns, rows, isCatalogueComplete } = matrix;
  const dispatch = usePortalDispatch();
  const navigate = useNavigate();
  const [selected, setSelected] = useState(NONE);
  const [copying, setCopying] = useState<{ source: Application; names: readonly string[] | null } | null>(
    null,
  );
  const newest = columns.findLast(({ status }) => status === 'read');
  const names = rows.map(({ name }) => name).filter((name) => selected.has(name));
  return {
    selected,
    select: useCallback(
      (name: string, isSelected: boolean) =>
        setSelected((current) => {
          const next = new Set(current);
          if (isSelected) next.add(name);
          else next.delete(name);
          return next;
        }),
      [],
    ),
    copyColumn: (index: number) => {
      const column = columns[index];
      if (column) setCopying({ source: column.application, names: null });
    },
    button: (
      <Button
        className="copy-features"
        disabled={!newest || columns.length < 2}
        onClick={() =>
          newest && setCopying({ source: newest.application, names: names.length === 0 ? null : names })
        }
      >
        {names.length === 0 ? 'Copy to…' : `Copy ${names.length} to…`}
      </Button>
    ),
    dialog: copying && (
      <CopyDialog
        key={getApplicationKey(copying.source)}
        agency={agency}
        columns={columns}
        initialSource={copying.source}
        names={copying.names}
        listedNames={isCatalogueComplete ? rows.map(({ name }) => name) : null}
        unlisted={
          new Set(rows.filter(({ isInCatalogue }) => isInCatalogue === false).map(({ name }) => name))
        }
        onStart={(change, targets) => {
          setCopying(null);
          setSelected(NONE);
          dispatch(startQueue(change, targets, navigate));
        }}
        onClose={() => setCopying(null)}
      />
    ),
  };
}
