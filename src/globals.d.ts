declare module '*.css';
/** The URL of the file in the build. */
declare module '*.svg' {
  const url: string;
  // eslint-disable-next-line no-restricted-syntax -- webpack exports the URL of a file as the default.
  export default url;
}

/** The portal's version, of package.json; set by the build. */
declare const PORTAL_VERSION: string;
