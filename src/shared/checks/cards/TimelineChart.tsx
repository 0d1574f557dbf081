import { formatUtcDay } from '@/domain/dates';
import { type TimelineSpan, type ValidityTimeline } from '@/domain/diagnostics/validityTimeline';
import './TimelineChart.css';

/** In pixels, with the space to the next row. */
const ROW_HEIGHT = 14;

/**
 * When the versions of a document are valid: a bar for each version on a line of time, hatched gaps, and framed overlaps,
 * with a legend of those that there are.
 * Hidden from screen readers: the table beside it and the messages have the same facts.
 */
export function TimelineChart({ timeline }: { timeline: ValidityTimeline }) {
  const { startTime, endTime, today, lanes } = timeline;
  return (
    <div className="timeline-chart" aria-hidden="true">
      <div className="timeline-chart__axis">
        <span>{formatUtcDay(startTime)}</span>
        <span>{formatUtcDay(endTime)}</span>
      </div>
      {lanes.map(({ clientType, bars, rowCount, gaps, overlaps }) => (
        <div key={clientType} className="timeline-chart__lane">
          <span className="timeline-chart__label" title={clientType}>
            {clientType}
          </span>
          <div className="timeline-chart__track" style={{ height: rowCount * ROW_HEIGHT }}>
            {gaps.map((gap, index) => (
              <span
                key={index}
                className="timeline-chart__gap colored-mark"
                title="No version is valid"
                style={toStyle(gap)}
              />
            ))}
            {bars.map((bar, index) => (
              <span
                key={index}
                className="timeline-chart__bar colored-mark"
                data-status={bar.status}
                title={bar.rangeText}
                style={{ ...toStyle(bar), top: bar.row * ROW_HEIGHT + 2 }}
              />
            ))}
            {overlaps.map((overlap, index) => (
              <span
                key={index}
                className="timeline-chart__overlap"
                title="Versions overlap"
                style={toStyle(overlap)}
              />
            ))}
            <span className="timeline-chart__today" style={{ left: `${today}%` }} />
          </div>
        </div>
      ))}
      <div className="timeline-chart__below">
        <span className="timeline-chart__today-label" style={{ left: `${today}%` }}>
          today
        </span>
      </div>
      <ul className="timeline-chart__legend">
        {listMarks(timeline).map((mark) => (
          <li key={mark}>
            <span {...toMarkProps(mark)} /> {MARK_LABELS[mark]}
          </li>
        ))}
      </ul>
    </div>
  );
}

const MARK_LABELS = {
  expired: 'expired',
  valid: 'valid',
  notStarted: 'not started',
  gap: 'no version is valid',
  overlap: 'overlap',
} as const;
type Mark = keyof typeof MARK_LABELS;

const MARKS = Object.keys(MARK_LABELS) as Mark[];

function toMarkProps(mark: Mark) {
  if (mark === 'overlap') return { className: 'timeline-chart__overlap' };
  if (mark === 'gap') return { className: 'timeline-chart__gap colored-mark' };
  return { className: 'timeline-chart__bar colored-mark', 'data-status': mark };
}

/** The marks of the chart, in the order of the legend. */
function listMarks({ lanes }: ValidityTimeline): Mark[] {
  const drawn = new Set<Mark>(
    lanes.flatMap(({ bars, gaps, overlaps }) => [
      ...bars.map(({ status }) => status),
      ...gaps.map(() => 'gap' as const),
      ...overlaps.map(() => 'overlap' as const),
    ]),
  );
  return MARKS.filter((mark) => drawn.has(mark));
}

function toStyle({ start, width }: TimelineSpan) {
  return { left: `${start}%`, width: `${width}%` };
}
