import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { buildPath } from '@/domain/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';

export function NotFound() {
  useEffect(() => {
    document.title = 'NOT FOUND';
  }, []);
  return (
    <EmptyState title="This page does not exist">
      <p>
        The address may be mistyped, or the page may have moved.{' '}
        <Link to={buildPath('home')}>Go to Home</Link>
      </p>
    </EmptyState>
  );
}
