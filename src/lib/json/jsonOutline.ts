type JsonKind = 'object' | 'array' | 'scalar';

export interface JsonOutline {
  text: string;
  /** Number of values. All arrays are indexed by node. */
  count: number;
  /**
   * The offset where reading ended: less than the text's length when there are more values than the `limit` of
   * `outlineJson`.
   */
  readEnd: number;
  /** Indexes in `KINDS`. */
  kinds: Uint8Array;
  /** Start offset of the member's name; equal to its end when the value has no name. */
  nameStarts: Int32Array;
  nameEnds: Int32Array;
  starts: Int32Array;
  ends: Int32Array;
  /** The node of the container; -1 for the outermost value. */
  parents: Int32Array;
  depths: Int32Array;
  /** The first node after this value and everything in it. */
  subtreeEnds: Int32Array;
  /** The index of the value in its container, from 0. */
  indexes: Int32Array;
  /** Number of values directly in this container. */
  childCounts: Int32Array;
}

const KINDS = ['scalar', 'array', 'object'] as const satisfies JsonKind[];
/** Indexes in `KINDS`. */
export const SCALAR_KIND = 0;
export const ARRAY_KIND = 1;
export const OBJECT_KIND = 2;

/** `size`: the maximum number of values. */
export function createEmptyOutline(text: string, size: number): JsonOutline {
  const createNumbers = () => new Int32Array(size);
  return {
    text,
    count: 0,
    readEnd: 0,
    kinds: new Uint8Array(size),
    nameStarts: createNumbers(),
    nameEnds: createNumbers(),
    starts: createNumbers(),
    ends: createNumbers(),
    parents: createNumbers(),
    depths: createNumbers(),
    subtreeEnds: createNumbers(),
    indexes: createNumbers(),
    childCounts: createNumbers(),
  };
}

export function kindOf(outline: JsonOutline, node: number): JsonKind {
  return KINDS[outline.kinds[node] ?? SCALAR_KIND] ?? 'scalar';
}

/** The JSON of the member's name, with quotes and escapes; empty when the value has no name. */
export function nameJsonOf({ text, nameStarts, nameEnds }: JsonOutline, node: number): string {
  return text.slice(nameStarts[node], nameEnds[node]);
}

export function valueJsonOf({ text, starts, ends }: JsonOutline, node: number): string {
  return text.slice(starts[node], ends[node]);
}
