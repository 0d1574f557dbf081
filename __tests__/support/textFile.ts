/** A file to open. jsdom's files have no `text`. */
export function createTextFile(text: string): File {
  return Object.assign(new File([text], 'file.json', { type: 'application/json' }), {
    text: async () => text,
  });
}
