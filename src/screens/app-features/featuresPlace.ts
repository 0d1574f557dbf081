/** The page in the place line of its dialogs. */
export const FEATURES_PLACE = ['Client app features'] as const;
