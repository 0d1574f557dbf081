import './LinkButton.css';

/** A primary button that opens a URL in a new tab, which gets no copy of this tab's session. */
export function NewTabLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="link-button" href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
