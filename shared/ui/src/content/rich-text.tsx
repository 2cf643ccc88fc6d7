import './rich-text.css';

export type RichTextProps = {
  /** Sanitised by the server; never pass anything else. */
  html: string;
};

/** Reading column: 720 px, 17 px, line height 1.75. */
export function RichText({ html }: RichTextProps) {
  return <div className="bee-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
