import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { onAnnounced } from '../../ui/announce';

/**
 * What screen readers are told of that no part of the page says: that a page is on its way, say. Its coming is told by
 * its title, which takes the focus; what it loads, by its lists and panels.
 */
export function Announcer() {
  const isLoading = useNavigation().state === 'loading';
  const { key } = useLocation();
  const [said, setSaid] = useState({ text: '', key });
  useEffect(() => onAnnounced((text) => setSaid({ text, key })), [key]);
  // What was said of one page is not said again on the next.
  const text = said.key === key ? said.text : '';
  return (
    <div aria-live="polite" className="visually-hidden">
      {isLoading ? 'Loading…' : text}
    </div>
  );
}
