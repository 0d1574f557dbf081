import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { subscribeToAnnouncements } from '@/ui/feedback/announce';

/** The live region for the texts of `announce`. */
export function Announcer() {
  const { key } = useLocation();
  const [announcement, setAnnouncement] = useState({ text: '', key });
  useEffect(() => subscribeToAnnouncements((text) => setAnnouncement({ text, key })), [key]);
  return (
    <div aria-live="polite" className="visually-hidden">
      {/* An announcement is dropped when the page changes. */}
      {announcement.key === key && announcement.text}
    </div>
  );
}
