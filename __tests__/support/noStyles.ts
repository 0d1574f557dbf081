/** Jest imports this empty module in place of each CSS file, because jsdom does not lay out pages. */
export {};
