declare module '*.css';
/** The URL of the file in the build. */
declare module '*.svg' {
  const url: string;
  export default url;
}

/** The portal's version, of package.json; set by the build. */
declare const PORTAL_VERSION: string;
/** The year of the build. */
declare const PORTAL_YEAR: number;
