import Button, { type ButtonProps } from 'antd/es/button';
import { usePageAction } from '../focus/usePageAction';

interface Props extends ButtonProps {
  /** Its name in the command palette, unless it has an `aria-label`. */
  children: string;
}

/** antd's Button, which the command palette offers too, unless it is disabled. */
export function PageActionButton(props: Props) {
  const { children, 'aria-label': label = children, disabled } = props;
  return <Button ref={usePageAction(!disabled && label)} {...props} />;
}
