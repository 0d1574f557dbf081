import Button from 'antd/es/button';

const FORMATS = [
  { format: 'csv', label: 'CSV' },
  { format: 'json', label: 'JSON' },
  { format: 'text', label: 'Text' },
] as const;

type DownloadFormat = (typeof FORMATS)[number];

interface Props {
  /** The result of the last download. */
  statusMessage: string;
  onDownload: (format: DownloadFormat) => void;
}

/** Buttons that download what is shown, one for each format. */
export function DownloadButtons({ statusMessage, onDownload }: Props) {
  return (
    <div className="fleet-tools__export" role="group" aria-label="Download">
      <span role="status">{statusMessage}</span>
      {FORMATS.map((format) => (
        <Button
          key={format.format}
          size="small"
          aria-label={`Download as ${format.label}`}
          onClick={() => onDownload(format)}
        >
          {format.label}
        </Button>
      ))}
    </div>
  );
}
