/** Whether the error means that a webpack chunk could not be loaded, usually because a newer build has replaced it. */
export function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'))
  );
}
