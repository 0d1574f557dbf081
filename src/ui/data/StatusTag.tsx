import { type ReactNode } from 'react';
import { type StatusTone } from '@/domain/statusTones';
import './StatusTag.css';

/** A state in a coloured frame. The text names the state; the colour only helps to find it. */
export function StatusTag({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span className="status-tag" data-tone={tone}>
      {children}
    </span>
  );
}
