import { formatDateOrTimestamp } from '@/domain/dates';
import { type TimelineSpan, type ValidityTimeline } from '@/domain/diagnostics/validityTimeline';
import './TimelineChart.css';

/** In pixels, with the space to the next row. */
const ROW_HEIGHT = 14;

/**
 * When the versions of a document are valid: a bar for each version on a line of time, hatched gaps, and framed overlaps.
 * Hidden from screen readers: the table beside it and the messages have the same facts.
 */
export function TimelineChart({ timeline }: { timeline: ValidityTimeline }) {
  const { startTime, endTime, today, lanes } = timeline;
  return (
    <div className="timeline-chart" aria-hidden="true">
      <div className="timeline-chart__axis">
        <span>{formatDay(startTime)}</span>
        <span>{formatDay(endTime)}</span>
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
      <div className="timeline-chart__legend">
        <span className="timeline-chart__today-label" data-is-late={today > 50} style={toLabelStyle(today)}>
          today
        </span>
      </div>
    </div>
  );
}

function toStyle({ start, width }: TimelineSpan) {
  return { left: `${start}%`, width: `${width}%` };
}

/** The label ends at the line in the right half, so that it stays within the chart. */
function toLabelStyle(today: number) {
  return today > 50 ? { right: `${100 - today}%` } : { left: `${today}%` };
}

/** As a date in UTC, like the ranges of the table. */
function formatDay(time: number): string {
  return formatDateOrTimestamp(new Date(time).toISOString().slice(0, 10));
}
