import { cleanup, configure } from '@testing-library/react';
import '@testing-library/jest-dom';

configure({ asyncUtilTimeout: 8000 });

/** What of a browser jsdom doesn't have and antd or the tables ask for. */
class NoResizeObserver {
  observe() {
    return undefined;
  }
  unobserve() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
}

/** One way of a channel is all that antd's lists of choices use; Node's own would keep the process from ending. */
class OneWayChannel {
  port1: { onmessage?: () => void } = {};
  port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.()) };
}

Object.assign(globalThis, {
  ResizeObserver: NoResizeObserver,
  MessageChannel: OneWayChannel,
  PORTAL_VERSION: '0.0.0-test',
  PORTAL_YEAR: 2026,
});
Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: (media: string) => ({
    matches: false,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }),
});
// Virtual rows are drawn for the height that their container has: jsdom lays nothing out.
Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 600 });
Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 1200 });
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

// jsdom knows no styles of pseudo-elements and says so each time it is asked.
const { getComputedStyle } = window;
window.getComputedStyle = (element) => getComputedStyle(element);

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});
