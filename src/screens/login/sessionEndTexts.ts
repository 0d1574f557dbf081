/** What the sign-in screen says of the session that ended, by the reason in its address. */
export const sessionEndTexts: ReadonlyMap<string, string> = new Map([
  ['expired', 'Your sign-in has expired. Please log in again.'],
  ['idle', 'You were signed out because nobody had used the portal for a while. Please log in again.'],
  ['otherTab', 'You signed out in another tab.'],
  ['otherTabChanges', 'You signed out in another tab. The record of this tab’s changes ended with it.'],
]);
