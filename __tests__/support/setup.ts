import { cleanup, configure, getConfig } from '@testing-library/react';
import { noteFailure, takeFailures } from './consoleGuard';
import { installInlineStyles } from './inlineStyles';
import { installQuickElements } from './quickElements';
import { installQuickLabels } from './quickLabels';
import '@testing-library/jest-dom';

// How long `findBy…` and `waitFor` wait, in milliseconds: more than the default of 1 s, for a busy machine.
configure({ asyncUtilTimeout: 8000 });
// `npm test` sets this variable. With 0, Testing Library still formats the page's HTML at each failed query, to print
// nothing of it; `waitFor` and `findBy…` make many that fail.
if (process.env.DEBUG_PRINT_LIMIT === '0')
  configure({ getElementError: (message) => new Error(message ?? 'No element was found.') });

/**
 * The tests run the whole portal as a browser does: responses, timers and other tabs change it at any time, and the
 * tests wait for the result. Outside of Testing Library's own actions, which still run in `act`, React therefore should
 * not demand `act` for each change. Testing Library sets this flag in a `beforeAll` too, which comes first.
 */
const reactFlags = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeAll(() => {
  reactFlags.IS_REACT_ACT_ENVIRONMENT = false;
});
// An effect that moves the focus dispatches an event within `act`. A second `act` there would end the first one.
const { eventWrapper } = getConfig();
configure({
  eventWrapper: (dispatch) => (reactFlags.IS_REACT_ACT_ENVIRONMENT ? dispatch() : eventWrapper(dispatch)),
});

const testConsole = console;
const printError = testConsole.error.bind(testConsole);
testConsole.error = (...values: unknown[]) => {
  noteFailure(...values);
  printError(...values);
};
afterEach(() => expect(takeFailures()).toEqual([]));

/** jsdom has no ResizeObserver, and antd creates one. */
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

/** antd's select lists post messages in one direction only. Node's own MessageChannel would keep the process alive. */
class OneWayChannel {
  port1: { onmessage?: () => void } = {};
  port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.()) };
}

Object.assign(globalThis, {
  ResizeObserver: NoResizeObserver,
  MessageChannel: OneWayChannel,
  PORTAL_VERSION: '0.0.0-test',
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
Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 1200 });
// jsdom's dialogs don't open, and don't move the focus inside and back.
const focusBeforeDialog = new WeakMap<HTMLDialogElement, Element | null>();
Object.assign(HTMLDialogElement.prototype, {
  show(this: HTMLDialogElement) {
    focusBeforeDialog.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>('input, button, [tabindex="0"]')?.focus();
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    const previousElement = focusBeforeDialog.get(this);
    if (previousElement instanceof HTMLElement && this.contains(document.activeElement))
      previousElement.focus();
    this.dispatchEvent(new Event('close'));
  },
});
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

installQuickElements();
installInlineStyles();
installQuickLabels();

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});
