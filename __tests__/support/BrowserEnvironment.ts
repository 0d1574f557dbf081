import { TestEnvironment } from 'jest-environment-jsdom';

/** Globals that jsdom lacks or implements itself. Node's fetch accepts only Node's classes. */
const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoderStream',
  'CompressionStream',
  'DecompressionStream',
  'URL',
  'URLSearchParams',
  'structuredClone',
  'BroadcastChannel',
  'Uint8Array',
  'ArrayBuffer',
  'crypto',
  'CryptoKey',
] as const;

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

  /** No 'browser' condition: packages resolve to their Node builds. */
  override exportConditions(): string[] {
    return [''];
  }
}
