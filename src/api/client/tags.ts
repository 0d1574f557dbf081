/** What cached answers are about; a write names what it changes. One vocabulary, since tags reach across services. */
export const TAG_TYPES = ['Agency', 'PsoUser', 'Rider', 'Profile', 'Balance'] as const;
