import Button, { type ButtonProps } from 'antd/es/button';
import { usePageAction } from '../focus/usePageAction';

interface Props extends ButtonProps {
  /** The button's name in the command palette, unless it has an `aria-label`. */
  children: string;
}

/**
 * antd's Button, which the command palette offers too, unless it is disabled. Then it has `aria-disabled`, because a button
 * that its own press disables would lose the focus.
 */
export function PageActionButton({ disabled, onClick, ...props }: Props) {
  const { children, 'aria-label': label = children } = props;
  return (
    <Button
      ref={usePageAction(!disabled && label)}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      {...props}
    />
  );
}
