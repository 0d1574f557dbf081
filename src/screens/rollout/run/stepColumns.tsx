import { type Currency } from '@/domain/regions';
import { findRingIndex, listRings } from '@/domain/rollout/rings';
import { type RolloutStep, type RolloutSubject } from '@/domain/rollout/rollout';
import { STEP_STATUS_LABELS } from '@/domain/rollout/stepLabels';
import { formatDifferingParts, isSameSubjectValue } from '@/domain/rollout/subjectValue';
import { StatusTag } from '@/ui/data/StatusTag';
import { type Column } from '@/ui/table/column';
import { buildValueColumn } from '../buildValueColumn';
import { buildAgencyColumn, buildNameColumn, buildTimeColumn } from '../rolloutColumns';
import { STEP_TONES } from './stepStatuses';

/** A step with its position in the rollout, from 0. */
type StepRow = RolloutStep & { index: number };

const STATUS_ORDER = Object.keys(STEP_STATUS_LABELS);

/** `count`: the number of agencies of the rollout. `startedAt`: in milliseconds since 1970. */
export function buildStepColumns(
  subject: RolloutSubject,
  currency: Currency,
  count: number,
  startedAt: number,
): readonly Column<StepRow>[] {
  const rings = listRings(count);
  const getBefore = ({ before, planned }: StepRow) => before ?? planned;
  const formatTarget = (row: StepRow) => formatDifferingParts(subject, row.target, getBefore(row));
  /** The Target column's text if the value is the target; otherwise only the parts that differ from it. */
  const formatNow = (row: StepRow) =>
    row.after &&
    (isSameSubjectValue(subject, row.after, row.target)
      ? formatTarget(row)
      : formatDifferingParts(subject, row.after, row.target));
  return [
    buildAgencyColumn(145),
    buildNameColumn(),
    {
      key: 'ring',
      title: 'Ring',
      width: 60,
      isFixed: true,
      align: 'end',
      text: ({ index }) => String(findRingIndex(rings, index) + 1),
      sortBy: ({ index }) => index,
    },
    {
      key: 'status',
      title: 'Status',
      width: 120,
      isFixed: true,
      text: ({ status }) => STEP_STATUS_LABELS[status],
      sortBy: ({ status }) => STATUS_ORDER.indexOf(status),
      render: ({ status }) => <StatusTag tone={STEP_TONES[status]}>{STEP_STATUS_LABELS[status]}</StatusTag>,
    },
    buildValueColumn({
      subject,
      currency,
      key: 'before',
      title: 'Before',
      description: 'Read just before the change. Grey: from the plan.',
      width: 84,
      getValue: getBefore,
      format: (row) => formatDifferingParts(subject, getBefore(row), row.target),
      isPlanned: ({ before }) => before === null,
    }),
    buildValueColumn({
      subject,
      currency,
      key: 'target',
      title: 'Target',
      width: 84,
      getValue: ({ target }) => target,
      format: formatTarget,
    }),
    buildValueColumn({
      subject,
      currency,
      key: 'now',
      title: 'Now',
      description: 'As it was read after the change.',
      width: 84,
      getValue: ({ after }) => after,
      format: formatNow,
    }),
    buildTimeColumn({
      key: 'at',
      title: 'Time',
      width: 104,
      getTime: ({ statusChangedAt }) => statusChangedAt,
      // The day is above the table.
      getReference: () => startedAt,
    }),
    {
      key: 'note',
      title: 'Note',
      width: 146,
      isGrowing: true,
      text: ({ note }) => note ?? '',
      sortBy: ({ note }) => note,
    },
  ];
}
