import Button, { type ButtonProps } from 'antd/es/button';
import { useAgencyNote } from '@/shared/agencies/useAgencyNote';

interface Props extends ButtonProps {
  agency: string;
}

/** The primary button of a form that writes to an agency. It is red when the operator protects the agency. */
export function AgencyWriteButton({ agency, ...props }: Props) {
  const { isProtected } = useAgencyNote(agency);
  return <Button type="primary" danger={isProtected} {...props} />;
}
