import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { onAnnounced } from '@/ui/announce';

/** What screen readers are told of that no part of the page says. */
export function Announcer() {
  const { key } = useLocation();
  const [said, setSaid] = useState({ text: '', key });
  useEffect(() => onAnnounced((text) => setSaid({ text, key })), [key]);
  return (
    <div aria-live="polite" className="visually-hidden">
      {/* What was said of one page is not said again on the next. */}
      {said.key === key && said.text}
    </div>
  );
}
