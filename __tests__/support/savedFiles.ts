interface SavedFile {
  name: string;
  /** With the sign at its beginning, where it has one. */
  text: () => Promise<string>;
}

/** The files that the page hands over from now on, which without a browser go nowhere. */
export function watchSavedFiles(): SavedFile[] {
  const files: SavedFile[] = [];
  let content = new Blob();
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      content = blob;
      return 'blob:file';
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const saved = content;
    files.push({ name: this.download, text: () => textOf(saved) });
  });
  return files;
}

function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(new TextDecoder('utf-8', { ignoreBOM: true }).decode(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(blob);
  });
}
