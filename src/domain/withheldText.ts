/** Takes the place of a value that looks like a secret or an address, and so is not kept. */
export const WITHHELD_TEXT = '••• not kept';
