import type { DocumentViewer, PageComposition } from '@bee/contracts/page';

export type WorkerFiles = {
  shell: { file: string; integrity: string };
  /** Absent in the worker that renders the frame. */
  remote?: { file: string; integrity: string };
  composition: PageComposition;
  apiUrl: string;
};

export type RenderJob =
  | { kind: 'page'; pathname: string; search: string; viewer: DocumentViewer }
  | { kind: 'widget'; name: string; module: string; props: unknown; prefix: string; viewer: DocumentViewer }
  | { kind: 'frame'; pathname: string; search: string; viewer: DocumentViewer; section?: string | undefined };

/** `headers` of the worker's API calls: the signature that marks them as internal, and the trace. */
export type ToWorker = { id: number; job: RenderJob; headers: Record<string, string> };

export type FromWorker =
  | { id: number; event: 'loaded' }
  /** `tags`: what the answers of the API depend on. */
  | { id: number; event: 'done'; result: unknown; tags: string[] }
  | { id: number; event: 'failed'; message: string }
  /** The API rejected the request; the release is not at fault. */
  | { id: number; event: 'refused'; message: string }
  /** The API is unavailable; the release is not at fault. */
  | { id: number; event: 'unavailable'; message: string };
