import type { LogTarget, PageComposition } from '@bee/contracts/page';
import type { FrameData } from './app/frame-data.ts';

/** Facts about the document, written into it by the edge. */
export type PageState = {
  viewer: 'visitor' | 'member';
  layout: 'main' | 'bare';
  /** Null where the edge could not render the frame. */
  frame: FrameData | null;
  /** Set when the server rendered this remote's page, with the release it used; null when the browser has to render. */
  rendered: { remote: string; release: string; data: unknown; missing: boolean; refused: boolean } | null;
  /** Null when the operator has turned the action log off. */
  log: LogTarget | null;
};

const readJson = <Value>(id: string): Value => {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`The document has no "${id}". It was not made by the edge of this site.`);
  return JSON.parse(text) as Value;
};

export const readComposition = () => readJson<PageComposition>('bee-composition');
export const readPageState = () => readJson<PageState>('bee-page');
