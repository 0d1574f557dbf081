import { formatUtcDay } from '@/domain/dates';
import { VALIDITY_CALENDAR_DAYS } from '@/domain/fleet/fleetLimits';
import { type Lapse } from '@/domain/fleet/validityCalendar';
import { DAY_MS } from '@/lib/dayMs';

const WEEK_MS = 7 * DAY_MS;
const WEEK_COUNT = Math.ceil((VALIDITY_CALENDAR_DAYS * DAY_MS) / WEEK_MS);

interface Props {
  lapses: readonly Lapse[];
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * The next 90 days as a line of weeks, each with a bar for the documents that lapse in it, behind a bar for those that
 * have lapsed. Hidden from screen readers: the table below has the same facts.
 */
export function LapseLine({ lapses, now }: Props) {
  const weeks = [
    { title: 'Lapsed', label: 'lapsed', lapses: lapses.filter(({ hasLapsed }) => hasLapsed) },
    ...Array.from({ length: WEEK_COUNT }, (_week, week) => {
      const start = formatUtcDay(now + week * WEEK_MS);
      return {
        title: `Week from ${start} UTC`,
        label: week % 2 === 0 ? start.slice(0, 5) : '',
        lapses: lapses.filter(({ at, hasLapsed }) => !hasLapsed && Math.floor((at - now) / WEEK_MS) === week),
      };
    }),
  ];
  const most = Math.max(...weeks.map((week) => week.lapses.length), 1);
  return (
    <div className="lapse-line card" aria-hidden="true">
      {weeks.map((week, index) => (
        <div
          key={week.title}
          className="lapse-line__week"
          data-lapsed={index === 0 || undefined}
          title={`${week.title}: ${describeWeek(week.lapses)}`}
        >
          <span className="lapse-line__count">{week.lapses.length || ''}</span>
          <span className="lapse-line__track">
            <span
              className="lapse-line__bar colored-mark"
              style={{ height: `${(week.lapses.length / most) * 100}%` }}
            />
          </span>
          <span className="lapse-line__label">{week.label}</span>
        </div>
      ))}
    </div>
  );
}

function describeWeek(lapses: readonly Lapse[]): string {
  const names = [...new Set(lapses.map(({ abbreviation }) => abbreviation))];
  return names.length === 0 ? 'nothing lapses' : names.join(', ');
}
