/** The text in gzip, as UTF-8. */
export async function compressText(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const compressed = new Response(text).body?.pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(compressed).arrayBuffer());
}

/** @throws TypeError when the bytes are no gzip */
export async function decompressText(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return new Response(new Response(bytes).body?.pipeThrough(new DecompressionStream('gzip'))).text();
}
