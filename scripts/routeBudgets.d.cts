export const BUDGETS_KB: Readonly<Record<string, number>>;
