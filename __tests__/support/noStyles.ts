/** Style sheets mean nothing to jsdom: importing one gives this empty module. */
export {};
