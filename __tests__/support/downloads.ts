interface Download {
  name: string;
  type: string;
  /** Reads the file as text. A byte order mark at the beginning stays in the text. */
  text: () => Promise<string>;
}

/** Records the files that the page downloads from now on. jsdom itself has no downloads. */
export function captureDownloads(): Download[] {
  const files: Download[] = [];
  let content = new Blob();
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      content = blob;
      return 'blob:file';
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = content;
    files.push({ name: this.download, type: blob.type, text: () => readText(blob) });
  });
  return files;
}

function readText(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(new TextDecoder('utf-8', { ignoreBOM: true }).decode(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(blob);
  });
}
