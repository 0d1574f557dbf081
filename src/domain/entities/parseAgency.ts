import { compileParser } from '@/lib/compileParser';
import { agencySchema } from './agency';

/** An agency of a stored value or a file; `INVALID` when it is none. */
export const parseAgency = compileParser(agencySchema);
