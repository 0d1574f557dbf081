/** The record's text; the tree follows. */
export function JsonView({ json, name }: { json: string; name: string }) {
  return (
    <pre className="json-modal__text" aria-label={name}>
      {json.slice(0, 100_000)}
    </pre>
  );
}
