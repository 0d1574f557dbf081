interface Props {
  text: string;
  /** Begins with a space. */
  suffix: string;
}

/** A value with a muted addition behind it, such as `$7.63 AUD`. */
export function MutedSuffix({ text, suffix }: Props) {
  return (
    <>
      {text}
      {suffix && <small className="muted-suffix">{suffix}</small>}
    </>
  );
}
