declare module '*.css';

/** The portal's version, of package.json; set by the build. */
declare const PORTAL_VERSION: string;
/** The year of the build. */
declare const PORTAL_YEAR: number;
