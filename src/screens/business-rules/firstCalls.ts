import { businessrulesApi } from '@/api/businessrules';
import { firstCall, type FirstCalls } from '@/api/client/firstCall';

/** The categories; their rules are asked for once one is opened. */
export const firstCalls: FirstCalls = ({ abbreviation: agency = '' }) => [
  firstCall(businessrulesApi.endpoints.listCategories, { agency }),
];
