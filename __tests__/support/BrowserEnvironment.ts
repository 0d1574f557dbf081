import { TestEnvironment } from 'jest-environment-jsdom';

/** What jsdom leaves out, or has of another realm than Node's fetch: taken from Node together, so that they fit each other. */
const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoderStream',
  'URL',
  'URLSearchParams',
  'structuredClone',
  'BroadcastChannel',
  'Uint8Array',
  'ArrayBuffer',
] as const;

/** jsdom with Node's fetch family; packages resolve to their Node builds. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    for (const name of FROM_NODE) {
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        configurable: true,
        writable: true,
      });
    }
  }

  override exportConditions(): string[] {
    return [''];
  }
}
