/** Returns the module that replaces one of antd's. */
declare function antdModule(this: { resourcePath: string }, source: string): string;
export = antdModule;
