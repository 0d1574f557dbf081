import Button from 'antd/es/button';
import Input, { type InputRef } from 'antd/es/input/Input';
import { Fragment, type SyntheticEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { buildAgencyPath, buildPath } from '@/domain/paths';
import { usePortalDispatch } from '@/session/hooks';
import { getRidersListName, searchTermChanged } from '@/session/searchTermsSlice';
import { NativeSelect } from '@/ui/form/NativeSelect';
import { AgencyLink, type OpenAgencyPage } from './AgencyLink';
import { HomeCard } from './HomeCard';

/** Number of links below the field. */
const RECENT_LINKS = 5;

interface Props {
  /** Abbreviations of the agencies to choose from. */
  agencies: readonly string[];
  /** Abbreviations, the latest agency first. */
  recent: readonly string[];
  openingAgency: string | null;
  onOpen: OpenAgencyPage;
}

/**
 * Opens RIDERS of an agency with a search term. The term can be personal data, so it goes to the store and not into the
 * address (decision 27).
 */
export function FindRiderCard({ agencies, recent, openingAgency, onOpen }: Props) {
  const dispatch = usePortalDispatch();
  const fieldRef = useRef<InputRef>(null);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(() => recent.find((agency) => agencies.includes(agency)) ?? '');
  // Without an option of its value, the select would show the first one.
  const agency = agencies.includes(chosen) ? chosen : (agencies[0] ?? '');
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const term = text.trim();
    if (term === '') return fieldRef.current?.focus();
    onOpen(agency, buildAgencyPath('riders', agency), () =>
      dispatch(searchTermChanged({ list: getRidersListName(agency), term })),
    );
  };
  if (agencies.length === 0)
    return (
      <HomeCard title="Find a rider">
        <p className="home-card__empty">
          Riders belong to an agency. <Link to={buildPath('agencies')}>Open an agency</Link>, then its riders
          can be found from here.
        </p>
      </HomeCard>
    );
  return (
    <HomeCard title="Find a rider">
      <form className="find-rider" onSubmit={onSubmit}>
        <Input
          ref={fieldRef}
          aria-label="Rider"
          placeholder="Name, email, phone, ID or card"
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
          // While an agency opens, antd's button would ignore Enter, and with it a corrected text.
          onPressEnter={onSubmit}
        />
        <span className="find-rider__in">in</span>
        <NativeSelect aria-label="Agency" value={agency} onChange={({ target }) => setChosen(target.value)}>
          {agencies.map((abbreviation) => (
            <option key={abbreviation}>{abbreviation}</option>
          ))}
        </NativeSelect>
        <Button type="primary" htmlType="submit" loading={openingAgency !== null}>
          Find
        </Button>
      </form>
      {recent.length > 0 && (
        <p className="find-rider__recent">
          Recent:{' '}
          {recent.slice(0, RECENT_LINKS).map((abbreviation, index) => (
            <Fragment key={abbreviation}>
              {index > 0 && ' · '}
              <AgencyLink
                abbreviation={abbreviation}
                to={buildAgencyPath('riders', abbreviation)}
                onOpen={onOpen}
              >
                <span className="visually-hidden">Riders of </span>
                {abbreviation}
              </AgencyLink>
            </Fragment>
          ))}
        </p>
      )}
    </HomeCard>
  );
}
