import type { DocumentViewer, PageComposition } from '@bee/contracts/page';

export type WorkerFiles = {
  shell: { file: string; integrity: string };
  /** Absent in the worker that renders the frame. */
  remote?: { file: string; integrity: string };
  composition: PageComposition;
  apiUrl: string;
};

export type RenderJob =
  | { kind: 'page'; pathname: string; search: string; viewer: DocumentViewer; requestId: string }
  | {
      kind: 'widget';
      name: string;
      module: string;
      props: unknown;
      prefix: string;
      viewer: DocumentViewer;
      requestId: string;
    }
  | { kind: 'frame'; pathname: string; search: string; viewer: DocumentViewer; section?: string | undefined };

/** `signature` marks the worker's API calls as internal. */
export type ToWorker = { id: number; job: RenderJob; signature: string };

export type FromWorker =
  | { id: number; event: 'loaded' }
  | { id: number; event: 'done'; result: unknown }
  | { id: number; event: 'failed'; message: string }
  /** The API rejected the request; the release is not at fault. */
  | { id: number; event: 'refused'; message: string }
  /** The API is unavailable; the release is not at fault. */
  | { id: number; event: 'unavailable'; message: string };
