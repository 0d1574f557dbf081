/** Stands for a secret or a personal value. */
export const MASK = '•••';
