import { businessrulesApi } from '../../api/businessrules';
import { askAhead, type FirstCalls } from '../../api/client/askAhead';

/** The categories; their rules are asked for once one is opened. */
export const firstCalls: FirstCalls = ({ abbreviation: agency = '' }) => [
  askAhead(businessrulesApi.endpoints.listCategories, { agency }),
];
