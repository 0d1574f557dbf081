import Button from 'antd/es/button';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { Popup } from './Popup';
import './drawer.css';

interface Props {
  title: string;
  /** Below the title; it does not scroll with the list. */
  intro: ReactNode;
  /** The title gets the focus at first, and can get it back when a focused button is removed. */
  titleRef: RefObject<HTMLHeadingElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** A modal popup at the right edge of the window. */
export function DrawerPanel({ title, intro, titleRef, onClose, children }: Props) {
  useEffect(() => titleRef.current?.focus(), [titleRef]);
  return (
    <Popup label={title} className="drawer" onClose={onClose}>
      <div className="drawer__header">
        <h2 ref={titleRef} tabIndex={-1} className="drawer__title">
          {title}
        </h2>
        <Button size="small" onClick={onClose}>
          Close
        </Button>
      </div>
      <div className="drawer__intro">{intro}</div>
      {children}
    </Popup>
  );
}
