import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { formatCount } from '@/lib/text/formatCount';
import {
  addUnread,
  describeRead,
  describeUnread,
  describeUnreadRest,
  type UnreadAgencies,
} from '@/shared/agencies/describeAgencies';
import { OpenAgencyFailure } from '@/shared/agencies/OpenAgencyFailure';
import { Popup } from '@/ui/overlay/Popup';
import { ARROW_STEPS } from '../overlays/arrowSteps';
import { useFollowCommand } from '../overlays/useFollowCommand';
import { buildEquivalentPath } from '../routing/buildEquivalentPath';
import { useCurrentRoute } from '../routing/useCurrentRoute';
import { AgencyAlerts } from './AgencyAlerts';
import { AgencyGroup } from './AgencyGroup';
import { switchButtonRef } from './switchButtonRef';
import { useAgencyGroups } from './useAgencyGroups';
import { type AgencyOption } from './useAgencyOptions';
import './AgencySwitcher.css';

/** A popup below the agency in the top bar that opens the same page of another agency. */
export function AgencySwitcher({ onClose }: { onClose: () => void }) {
  const { route, agency } = useCurrentRoute();
  const filterRef = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const options = useAgencyGroups(text);
  const { groups, list, isOpenAgencyMatched } = options;
  const { follow, openingText, ...openFailure } = useFollowCommand(onClose);

  // A focused row can be removed, for example by unpinning it.
  useEffect(() => {
    if (document.activeElement === document.body) filterRef.current?.focus();
  }, [groups]);

  const goToAgency = ({ abbreviation, id }: AgencyOption, inNewTab: boolean) =>
    follow({ to: buildEquivalentPath(route, abbreviation), agency: { abbreviation, id } }, inNewTab);
  const onKey = (event: KeyboardEvent<HTMLElement>): boolean => {
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href]')];
    const isTyping = event.target instanceof HTMLInputElement;
    // -1 while the filter has the focus.
    const currentIndex = links.findIndex((link) => link.parentElement?.contains(document.activeElement));
    const step = ARROW_STEPS[event.key];
    const firstAgency = groups[0]?.agencies[0];
    if (event.key === 'Enter' && isTyping) {
      // Without a typed text, the first agency is not one that the operator searched for.
      if (firstAgency && text.trim() !== '' && !event.repeat)
        goToAgency(firstAgency, event.ctrlKey || event.metaKey);
    } else if (step === undefined) return false;
    else if (currentIndex + step < 0) filterRef.current?.focus();
    else links[Math.min(currentIndex + step, links.length - 1)]?.focus();
    return true;
  };

  return (
    <Popup
      label="Switch agency"
      className="agency-switcher"
      openerRef={switchButtonRef}
      onClose={onClose}
      onKey={onKey}
    >
      <input
        ref={filterRef}
        type="search"
        className="agency-switcher__filter"
        aria-label="Filter agencies"
        placeholder="Name or abbreviation"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <OpenAgencyFailure {...openFailure} />
      <AgencyAlerts list={list} />
      <div className="agency-switcher__groups">
        {groups.map(({ title, agencies }) => (
          <AgencyGroup
            key={title}
            title={title}
            agencies={agencies}
            buildPath={({ abbreviation }) => buildEquivalentPath(route, abbreviation)}
            onSelect={goToAgency}
          />
        ))}
      </div>
      <p role="status" className="agency-switcher__status">
        {openingText ??
          (options.isLoading
            ? 'Loading…'
            : groups.length === 0 && isOpenAgencyMatched
              ? `${agency} is open already`
              : describeStatus(text.trim(), groups[0]?.agencies.length ?? 0, list.unread))}
      </p>
    </Popup>
  );
}

/** @param text what was typed, without the spaces around it */
function describeStatus(text: string, count: number, unread: UnreadAgencies | null): string {
  // Of agencies of which none is read, nothing is known that could match.
  if (text === '' || (count === 0 && unread?.readCount === 0)) return unread ? describeUnread(unread) : '';
  if (count > 0) {
    const result = formatCount(count, 'result', 'results');
    return unread ? addUnread(result, unread) : result;
  }
  return unread
    ? `No agency among ${describeRead(unread)} matches “${text}”; ${describeUnreadRest(unread)}`
    : `No agency matches “${text}”`;
}
