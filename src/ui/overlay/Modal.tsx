import AntdModal from 'antd/es/modal/Modal';
import { type ComponentProps, type MouseEvent, type RefObject, useEffect, useReducer, useRef } from 'react';
import { ignoreSecondClick } from '../focus/ignoreSecondClick';
import { RestoreFocus } from '../focus/RestoreFocus';
import { ignoreRepeatsIn } from './ignoreRepeatsIn';
import './Modal.css';

interface Props extends Omit<ComponentProps<typeof AntdModal>, 'panelRef'> {
  /** Gets the focus when the dialog opens; by default the first element with `data-autofocus`. */
  initialFocusRef?: RefObject<{ focus: () => void } | null>;
  panelRef?: RefObject<HTMLDivElement | null>;
}

/**
 * antd's Modal with the portal's defaults. It is open as long as it is mounted. A click on the mask does not close it,
 * because it could discard input.
 */
export function Modal({ initialFocusRef, panelRef, ...props }: Props) {
  const ownPanelRef = useRef<HTMLDivElement>(null);
  const dialogRef = panelRef ?? ownPanelRef;
  const [isRendered, markRendered] = useReducer(() => true, false);
  useEffect(markRendered, [markRendered]);
  // After the second rendering: from then on antd keeps the focus in this dialog, and no more in the one below it.
  useEffect(() => {
    const panel = dialogRef.current;
    if (!isRendered || !panel) return undefined;
    (initialFocusRef?.current ?? panel.querySelector<HTMLElement>('[data-autofocus]'))?.focus();
    return ignoreRepeatsIn(panel);
  }, [isRendered, dialogRef, initialFocusRef]);
  const wasClickedRef = useRef(false);
  /** The second click of a double click, whose first one opened the dialog, presses nothing here. */
  const ignoreOpeningClick = (event: MouseEvent) => {
    if (event.detail <= 1) wasClickedRef.current = true;
    if (!wasClickedRef.current) ignoreSecondClick(event);
  };
  return (
    <>
      <RestoreFocus />
      <AntdModal
        // antd's scroll lock would insert a style element, which the content security policy refuses.
        scrollLock={false}
        open
        centered
        destroyOnHidden
        transitionName=""
        maskTransitionName=""
        mask={{ closable: false }}
        footer={null}
        panelRef={dialogRef}
        // antd's wrapper also covers the mask.
        wrapProps={{ onClickCapture: ignoreOpeningClick }}
        {...props}
      />
    </>
  );
}
