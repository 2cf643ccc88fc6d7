import type { HashedFile } from '@bee/contracts/page';
import { getDocument, PDFWorker, TextLayer } from 'pdfjs-dist/legacy/build/pdf.min.mjs';
import workerSource from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?source';

/**
 * pdf.js in this remote's own hashed chunks. Its worker is embedded as text in one of them, so that integrity covers
 * it; character maps, fonts and decoders are files of the release, fetched on demand with the integrity hash that the
 * chunk contains.
 */
export const openPdf = (url: string) => {
  const port = new Worker(URL.createObjectURL(new Blob([workerSource], { type: 'text/javascript' })), {
    type: 'module',
  });
  const worker = PDFWorker.create({ port });
  const task = getDocument({
    url,
    worker,
    isEvalSupported: false,
    enableXfa: false,
    useWorkerFetch: false,
    CMapReaderFactory: CharacterMaps,
    StandardFontDataFactory: FilesOf(fonts),
    WasmFactory: FilesOf(decoders),
  });
  const close = async () => {
    await task.destroy().catch(() => undefined);
    worker.destroy();
    port.terminate();
  };
  return { task, close };
};

export { TextLayer };

type Files = { (name: string): HashedFile; keys(): string[] };

const characterMaps: Files = import.meta.webpackContext('pdfjs-dist/cmaps', { regExp: /\.bcmap$/ });
const fonts: Files = import.meta.webpackContext('pdfjs-dist/standard_fonts', { regExp: /\.(pfb|ttf)$/ });
const decoders: Files = import.meta.webpackContext('pdfjs-dist/wasm', { regExp: /\.wasm$/ });

const fetchFile = async (files: Files, name: string): Promise<Uint8Array> => {
  const { url, integrity } = files(`./${name}`);
  const answer = await fetch(url, { integrity });
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
};

class CharacterMaps {
  fetch = async ({ name }: { name: string }) => ({
    cMapData: await fetchFile(characterMaps, `${name}.bcmap`),
    isCompressed: true,
  });
}

const FilesOf = (files: Files) =>
  class {
    fetch = ({ filename }: { filename: string }) => fetchFile(files, filename);
  };
