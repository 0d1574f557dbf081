import TextArea, { type TextAreaProps, type TextAreaRef } from 'antd/es/input/TextArea';
import { memo, type RefObject, useLayoutEffect, useRef } from 'react';
import './JsonTextArea.css';

interface Props extends Omit<
  TextAreaProps,
  'value' | 'className' | 'wrap' | 'spellCheck' | 'autoComplete' | 'onScroll'
> {
  value: string;
  textAreaRef: RefObject<TextAreaRef | null>;
  /** The line that is marked, counted from 1; null for none. */
  errorLine: number | null;
}

/** A text area with line numbers. Its lines do not wrap, so each has the height of its number. */
export function JsonTextArea({ textAreaRef, errorLine, value, ...props }: Props) {
  const gutterRef = useRef<HTMLPreElement>(null);
  const scrollGutter = () => {
    const textArea = textAreaRef.current?.resizableTextArea?.textArea;
    if (gutterRef.current && textArea) gutterRef.current.scrollTop = textArea.scrollTop;
  };
  // After each change of its text, too.
  useLayoutEffect(scrollGutter);
  return (
    <div className="json-text-area">
      <Gutter gutterRef={gutterRef} lineCount={value.split('\n').length} errorLine={errorLine} />
      <TextArea
        {...props}
        ref={textAreaRef}
        className="json-text-area__input"
        value={value}
        wrap="off"
        spellCheck={false}
        autoComplete="off"
        onScroll={scrollGutter}
      />
    </div>
  );
}

interface GutterProps {
  gutterRef: RefObject<HTMLPreElement | null>;
  lineCount: number;
  errorLine: number | null;
}

/** Right-aligned, so that the numbers of up to 9,999 lines end in one column. */
const NUMBER_WIDTH = 4;

/**
 * The line numbers, and behind the text a band in the marked line. They are one text, because a value can have thousands
 * of lines. Hidden from screen readers: the field's hint names the line.
 */
const Gutter = memo(function Gutter({ gutterRef, lineCount, errorLine }: GutterProps) {
  const lines = Array.from({ length: lineCount }, (_, index) => `${index + 1}`.padStart(NUMBER_WIDTH));
  // The text is ahead of the search for its error, which is deferred.
  const markedIndex = errorLine !== null && errorLine <= lineCount ? errorLine - 1 : lineCount;
  return (
    <pre ref={gutterRef} className="json-text-area__gutter" aria-hidden="true">
      {lines
        .slice(0, markedIndex)
        .map((line) => `${line}\n`)
        .join('')}
      {markedIndex < lineCount && (
        <>
          <mark className="json-text-area__error">{lines[markedIndex]}</mark>
          {lines
            .slice(markedIndex + 1)
            .map((line) => `\n${line}`)
            .join('')}
        </>
      )}
    </pre>
  );
});
