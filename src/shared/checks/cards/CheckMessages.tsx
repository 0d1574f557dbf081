import { type CheckStatus } from '@/domain/diagnostics/checkStatus';

/** A longer list of messages scrolls within the card. */
const MAX_MESSAGES_WITHOUT_SCROLLING = 3;

interface Props {
  title: string;
  messages: readonly string[];
  status: CheckStatus;
}

export function CheckMessages({ title, messages, status }: Props) {
  const isScrolling = messages.length > MAX_MESSAGES_WITHOUT_SCROLLING;
  return (
    <div
      className={`check-card__messages${isScrolling ? ' check-card__messages--many' : ''}`}
      data-status={status}
      {...(isScrolling && { role: 'region', 'aria-label': `${title}, messages`, tabIndex: 0 })}
    >
      <ul>
        {messages.map((message, index) => (
          // Two versions of a document can have the same message.
          <li key={index}>{message}</li>
        ))}
      </ul>
    </div>
  );
}
