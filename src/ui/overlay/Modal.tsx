import AntdModal from 'antd/es/modal/Modal';
import { type ComponentProps, type RefObject, useEffect } from 'react';
import { RestoreFocus } from '../focus/RestoreFocus';
import './Modal.css';

interface Props extends ComponentProps<typeof AntdModal> {
  /** The element that gets the focus when the dialog opens; by default the dialog itself. */
  initialFocusRef?: RefObject<{ focus: () => void } | null>;
}

/**
 * antd's Modal with the portal's defaults. It is open as long as it is mounted. A click on the mask does not close it,
 * because it could discard input.
 */
export function Modal({ initialFocusRef, ...props }: Props) {
  // An effect of the parent runs after antd's own effects, which move the focus to the dialog.
  useEffect(() => initialFocusRef?.current?.focus(), [initialFocusRef]);
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
        {...props}
      />
    </>
  );
}
