import { useCallback, useId, useRef, useState } from 'react';
import { formatNumber } from '@/lib/text/formatNumber';
import { copyWithToast } from '../data/copyWithToast';
import { downloadWithToast } from '../data/downloadWithToast';
import { MAX_EXPANDED_NODES } from './expandedNodes';
import { FullValuePanel } from './FullValuePanel';
import { type BuildLink } from './jsonLink';
import { buildJsonPath, getCopyText } from './jsonRowText';
import { JsonToolbar } from './JsonToolbar';
import { JsonTree } from './JsonTree';
import { useJsonSearch } from './useJsonSearch';
import { useJsonTree } from './useJsonTree';
import './JsonView.css';

interface Props {
  json: string;
  /** Names the tree for screen readers, and the downloaded file. */
  name: string;
  buildLink?: BuildLink;
}

/** Shows a JSON text as a tree, with all keys and digits unchanged. */
export function JsonView({ json, name, buildLink }: Props) {
  const id = useId();
  const treeRef = useRef<HTMLDivElement>(null);
  const tree = useJsonTree(json);
  const search = useJsonSearch(tree);
  const [fullValueNode, setFullValueNode] = useState<number | null>(null);
  const [statusMessage, setStatusMessage] = useState('');
  const { outline, activeNode } = tree;

  const copy = (label: string, text: string) =>
    void copyWithToast(text, `${label} copied`).then(({ message }) => setStatusMessage(message));
  const copyValue = () => copy('Value', getCopyText(outline, activeNode));
  const download = () => setStatusMessage(downloadWithToast('Saved the record', `${name}.json`, json));
  const copyPath = () => copy('Path', buildJsonPath(outline, activeNode));
  const closeFullValue = useCallback(() => {
    setFullValueNode(null);
    treeRef.current?.focus();
  }, []);
  const expandAll = () => {
    tree.expandAll();
    if (outline.count > MAX_EXPANDED_NODES)
      setStatusMessage(`The first ${formatNumber(MAX_EXPANDED_NODES)} values are expanded`);
  };

  return (
    <div className="json-view">
      <JsonToolbar
        search={search}
        actions={[
          { label: 'Expand all', onClick: expandAll },
          { label: 'Collapse all', onClick: tree.collapseAll },
          {
            label: 'Copy value',
            hint: 'Copies the value of the active row. Key in the tree: c',
            onClick: copyValue,
          },
          {
            label: 'Copy path',
            hint: 'Copies the path of the active row. Key in the tree: p',
            onClick: copyPath,
          },
          { label: 'Download', onClick: download },
        ]}
      />
      {outline.readEnd < json.length && (
        <p role="status" className="json-view__notice">
          This record is too long to show completely. These are the first {formatMegabytes(outline.readEnd)}{' '}
          of {formatMegabytes(json.length)} MB. Download contains all of it.
        </p>
      )}
      {outline.count === 0 ? (
        <p>The record is empty.</p>
      ) : (
        <JsonTree
          label={name}
          id={id}
          treeRef={treeRef}
          tree={tree}
          isMatch={search.isMatch}
          buildLink={buildLink}
          onShowFullValue={setFullValueNode}
          onCopyValue={copyValue}
          onCopyPath={copyPath}
        />
      )}
      {fullValueNode !== null && (
        <FullValuePanel
          key={fullValueNode}
          path={buildJsonPath(outline, fullValueNode)}
          text={getCopyText(outline, fullValueNode)}
          onClose={closeFullValue}
        />
      )}
      <p role="status" className="json-view__status">
        {statusMessage}
      </p>
    </div>
  );
}

function formatMegabytes(characters: number): string {
  return (characters / 1_000_000).toFixed(1);
}
