import { Link, useParams } from 'react-router-dom';
import { buildFleetPath } from '@/domain/fleet/fleetPath';

interface Props {
  /** The names of the category and of the rule: ids differ between agencies. */
  category: string | null;
  rule: string;
}

/** Leads to the rules of all agencies, where a run for this rule is one press away. Nothing for a category without a name. */
export function CompareLink({ category, rule }: Props) {
  const { abbreviation = '' } = useParams();
  if (category === null) return null;
  const path = buildFleetPath({ tab: 'rules', category, rule, reference: abbreviation });
  return (
    <Link className="rule-editor__compare" to={path}>
      Compare with other agencies
    </Link>
  );
}
