import { formatTimestamp } from '@/domain/dates';
import { MISSING_VALUE, textOrDash } from '@/domain/missingValue';
import { findRingIndex, listRings } from '@/domain/rollout/rings';
import { type RolloutStep, type RolloutSubject } from '@/domain/rollout/rollout';
import { STEP_STATUS_LABELS } from '@/domain/rollout/stepLabels';
import { formatSubjectValue } from '@/domain/rollout/subjectValue';
import { StatusTag } from '@/ui/data/StatusTag';
import { type Column } from '@/ui/table/column';
import { toIso } from '../toIso';
import { STEP_TONES } from './stepStatuses';

/** A step with its position in the rollout, from 0. */
type StepRow = RolloutStep & { index: number };

const STATUS_ORDER = Object.keys(STEP_STATUS_LABELS);

/** `count`: the number of agencies of the rollout. */
export function buildStepColumns(subject: RolloutSubject, count: number): readonly Column<StepRow>[] {
  const rings = listRings(count);
  const format = (json: string | null) => (json === null ? MISSING_VALUE : formatSubjectValue(subject, json));
  return [
    {
      key: 'agency',
      title: 'Agency',
      width: 128,
      text: ({ agency }) => agency.abbreviation,
      sortBy: ({ agency }) => agency.abbreviation,
    },
    {
      key: 'name',
      title: 'Name',
      width: 180,
      // The note gets the rest of a wide window.
      isFixed: true,
      text: ({ agency }) => textOrDash(agency.name),
      sortBy: ({ agency }) => agency.name,
    },
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
    {
      key: 'before',
      title: 'Before',
      description: 'As it was read just before the change; in grey as the plan had it.',
      width: 72,
      text: ({ before, planned }) => format(before ?? planned),
      sortBy: ({ before, planned }) => format(before ?? planned),
      render: ({ before, planned }) =>
        before === null ? <span className="rollout-planned">{format(planned)}</span> : null,
    },
    {
      key: 'target',
      title: 'Target',
      width: 72,
      text: ({ target }) => format(target),
      sortBy: ({ target }) => format(target),
    },
    {
      key: 'now',
      title: 'Now',
      description: 'As it was read after the change.',
      width: 72,
      text: ({ after }) => format(after),
      sortBy: ({ after }) => after && format(after),
    },
    {
      key: 'at',
      title: 'Time',
      width: 166,
      isFixed: true,
      text: ({ statusChangedAt }) => formatTimestamp(toIso(statusChangedAt)),
      time: ({ statusChangedAt }) => toIso(statusChangedAt),
      sortBy: ({ statusChangedAt }) => statusChangedAt,
    },
    { key: 'note', title: 'Note', width: 137, text: ({ note }) => note ?? '', sortBy: ({ note }) => note },
  ];
}
