import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { subscribeToAnnouncements } from '@/ui/announce';

/** What screen readers are told of that no part of the page says. */
export function Announcer() {
  const { key } = useLocation();
  const [announcement, setAnnouncement] = useState({ text: '', key });
  useEffect(() => subscribeToAnnouncements((text) => setAnnouncement({ text, key })), [key]);
  return (
    <div aria-live="polite" className="visually-hidden">
      {/* What was said of one page is not said again on the next. */}
      {announcement.key === key && announcement.text}
    </div>
  );
}
