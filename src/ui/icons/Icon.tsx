import spriteUrl from './icons.svg';
import './Icon.css';

/** The ids of the symbols in icons.svg. */
export type IconName =
  | 'add'
  | 'adminUsers'
  | 'agencies'
  | 'agencyDiagnostics'
  | 'alert'
  | 'appFeatures'
  | 'businessRules'
  | 'check'
  | 'clock'
  | 'close'
  | 'collapse'
  | 'columns'
  | 'copy'
  | 'down'
  | 'download'
  | 'edit'
  | 'eye'
  | 'file'
  | 'filter'
  | 'globe'
  | 'help'
  | 'history'
  | 'home'
  | 'left'
  | 'link'
  | 'menu'
  | 'none'
  | 'operators'
  | 'passes'
  | 'payments'
  | 'purchaseOrders'
  | 'register'
  | 'reload'
  | 'riders'
  | 'right'
  | 'rollout'
  | 'search'
  | 'settings'
  | 'sign-out'
  | 'star'
  | 'star-filled';

/**
 * An icon of 16 px in the colour of the text. It is decoration: the text beside it, or the button's label, names it. The
 * icons are in a file of their own, which loads after the page and is no part of the scripts.
 */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true" focusable="false">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
