export const REPLACED_MODULES: readonly string[];
