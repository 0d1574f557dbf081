/** The zone in which an agency's pages show times. */
export interface ShownTimeZone {
  agency: string;
  /** The IANA name; empty while it is not known, when the browser's zone is shown. */
  name: string;
  /** Why it is not known. */
  problem: string;
}
