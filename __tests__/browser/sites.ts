export { DEMO_PASSWORD } from '../support/demoPassword';

const createSite = (port: number) => ({ port, portal: `http://127.0.0.1:${port}` });

/** Portal and platform on one origin, as `npm start` serves them. */
export const ONE_ORIGIN = createSite(8191);
/** The portal on one origin and each region on another, as in a real deployment. The regions have the next ports. */
export const SEPARATE_ORIGINS = createSite(8195);

/**
 * The portal behind nginx over TLS with docs/nginx.conf, on the platform of `SEPARATE_ORIGINS`. The next three ports are
 * the APIs over TLS, the fourth is for what nginx.conf has on port 80. The certificate is for localhost.
 */
export const BEHIND_NGINX = { port: 8210, portal: 'https://localhost:8210', httpPort: 8214 };

/** The build on a host that sends no security headers, on the platform of `SEPARATE_ORIGINS` (staticHost.spec.ts). */
export const STATIC_HOST = createSite(8200);
/** The same on a host that sends the policy of `dist/security-policy.txt`. */
export const STATIC_HOST_WITH_POLICY = createSite(8201);

/** A platform with 20,500 riders. */
export const LARGE = createSite(8192);

/** The access logs of the platforms of `SEPARATE_ORIGINS` and `ONE_ORIGIN`. */
export const SEPARATE_ORIGINS_LOG = '.cache/browser-separate.ndjson';
export const ACCESS_LOG = '.cache/browser-access.ndjson';
