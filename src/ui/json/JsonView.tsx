import { useCallback, useId, useState } from 'react';
import { copyText } from '../copyText';
import { downloadText } from '../downloadText';
import { JsonToolbar } from './JsonToolbar';
import { JsonTree } from './JsonTree';
import { copiedValueOf, pathOf } from './jsonWords';
import { MOST_OPENED } from './openRows';
import { useJsonSearch } from './useJsonSearch';
import { useJsonTree } from './useJsonTree';
import { WholeValue } from './WholeValue';
import './JsonView.css';

interface Props {
  json: string;
  /** What the record is, for screen readers and for the file's name. */
  name: string;
}

/** A record's JSON text as a tree, with every key and digit as it came. */
export function JsonView({ json, name }: Props) {
  const id = useId();
  const tree = useJsonTree(json);
  const search = useJsonSearch(tree);
  const [whole, setWhole] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const { outline, active } = tree;

  const copy = async (what: string, text: string) => {
    const hasCopied = await copyText(text);
    setSaid(hasCopied ? `${what} copied` : 'The browser did not allow copying');
  };
  const copyValue = () => void copy('Value', copiedValueOf(outline, active));
  const copyPath = () => void copy('Path', pathOf(outline, active));
  const backToTree = useCallback(() => {
    setWhole(null);
    document.getElementById(id)?.focus();
  }, [id]);
  const expandAll = () => {
    tree.expandAll();
    if (outline.count > MOST_OPENED)
      setSaid(`The first ${MOST_OPENED.toLocaleString('en-US')} values are open`);
  };

  return (
    <div className="json-view">
      <JsonToolbar
        search={search}
        actions={[
          { label: 'Expand all', onClick: expandAll },
          { label: 'Collapse all', onClick: tree.collapseAll },
          { label: 'Copy value', hint: 'Of the marked row; c in the tree', onClick: copyValue },
          { label: 'Copy path', hint: 'Of the marked row; p in the tree', onClick: copyPath },
          { label: 'Download', onClick: () => downloadText(`${name}.json`, json, 'application/json') },
        ]}
      />
      {outline.read < json.length && (
        <p role="status" className="json-view__notice">
          Too long to be shown whole: this is the first {megabytes(outline.read)} of {megabytes(json.length)}{' '}
          MB. Download has all of it.
        </p>
      )}
      {outline.count === 0 ? (
        <p>The record is empty.</p>
      ) : (
        <JsonTree
          label={name}
          id={id}
          tree={tree}
          isMatch={search.isMatch}
          onWhole={setWhole}
          onCopyValue={copyValue}
          onCopyPath={copyPath}
        />
      )}
      {whole !== null && (
        <WholeValue
          key={whole}
          path={pathOf(outline, whole)}
          text={copiedValueOf(outline, whole)}
          onClose={backToTree}
        />
      )}
      <p role="status" className="json-view__said">
        {said}
      </p>
    </div>
  );
}

function megabytes(characters: number): string {
  return (characters / 1_000_000).toFixed(1);
}
