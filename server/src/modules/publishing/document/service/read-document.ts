import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { DocumentProblem, TextDocument } from '@bee/contracts/resource/document';
import type { Deps } from '../../../../deps.ts';
import { arrivingFolder } from '../../../../providers/storage/folder-store.ts';
import { type FileRow, openFile, orUnavailable } from '../../../files/index.ts';
import type { PdfAnswer, ReaderAnswer } from '../model/preview/reader-message.ts';
import { ReaderStopped, runReader } from '../model/preview/run-reader.ts';
import { findCut, findReading, type ReadingRow, saveCut, saveReading } from '../store/document.repository.ts';

/** Larger files can be downloaded but are not processed. */
const MAX_BYTES = 120 * 1024 * 1024;

/** A file that took too long, perhaps because the machine was busy, is retried after this time. */
const AGAIN_MS = 3_600_000;

export type Reading = Pick<ReadingRow, 'pages' | 'outline' | 'problem'>;

/**
 * Reads the pages and outline of a PDF and, if it has more than `keep` pages, stores a file of the first `keep` pages.
 * Cached by content; concurrent calls share the same work.
 */
export const readPdfCached = async (deps: Deps, file: FileRow, keep: number): Promise<Reading> => {
  const known = await findReading(deps.db, file.sha256);
  if (known && isCurrent(known, deps.clock.now())) {
    const whole = keep === 0 || known.problem !== null || (known.pages ?? 0) <= keep;
    if (whole || (await findCut(deps.db, file.sha256, keep))) return known;
  }
  const name = `${file.sha256}-${keep}`;
  const begun = underWay.get(name) ?? readAndKeep(deps, file, keep).finally(() => underWay.delete(name));
  underWay.set(name, begun);
  return begun;
};

export type TextReading = Pick<TextDocument, 'html' | 'toc'> & { problem: DocumentProblem | null };

export const readDocxText = (deps: Deps, file: FileRow): Promise<TextReading> =>
  inFolder(deps, async (folder) => {
    const answer = await look(deps, file, { kind: 'docx', keep: 0, folder });
    if (typeof answer === 'string') return { html: null, toc: [], problem: answer };
    if (answer.problem || answer.kind !== 'docx') return { html: null, toc: [], problem: answer.problem };
    return { html: await readFile(outputIn(folder), 'utf8'), toc: answer.toc, problem: null };
  });

const underWay = new Map<string, Promise<Reading>>();

const readAndKeep = (deps: Deps, file: FileRow, keep: number): Promise<Reading> =>
  inFolder(deps, async (folder) => {
    const answer = await look(deps, file, { kind: 'pdf', keep, folder });
    const reading: Reading =
      typeof answer === 'string' || answer.kind !== 'pdf'
        ? { pages: null, outline: [], problem: typeof answer === 'string' ? answer : 'broken' }
        : answer;
    if (typeof answer === 'object' && answer.kind === 'pdf' && answer.cut)
      await keepCut(deps, file, { keep, folder, cut: answer.cut });
    await saveReading(deps.db, file.sha256, reading, deps.clock.now());
    return reading;
  });

type Look = { kind: 'pdf' | 'docx'; keep: number; folder: string };

const look = async (deps: Deps, file: FileRow, { folder, ...job }: Look): Promise<ReaderAnswer | DocumentProblem> => {
  if (file.size > MAX_BYTES) return 'too_large';
  const input = path.join(folder, 'input');
  await pipeline(await openFile(deps, file), createWriteStream(input));
  try {
    return await runReader({ ...job, input, output: outputIn(folder) });
  } catch (error) {
    if (!(error instanceof ReaderStopped)) throw error;
    return PROBLEM_OF[error.reason];
  }
};

const PROBLEM_OF = { time: 'too_slow', memory: 'too_large', crash: 'broken' } as const;

type Cut = { keep: number; folder: string; cut: NonNullable<PdfAnswer['cut']> };

const keepCut = async ({ db, files, clock }: Deps, file: FileRow, { keep, folder, cut }: Cut): Promise<void> => {
  const { sha256 } = file;
  const key = `cut/${sha256.slice(0, 2)}/${sha256}-${keep}-${randomUUID()}`;
  const open = () => createReadStream(outputIn(folder));
  await orUnavailable(files.put(key, { ...cut, type: file.type, open }));
  const isFirst = await saveCut(db, { sha256, pages: keep, key, size: cut.size, cut_sha256: cut.sha256 }, clock.now());
  if (!isFirst) await files.delete(key);
};

const inFolder = async <Result>({ settings }: Deps, work: (folder: string) => Promise<Result>): Promise<Result> => {
  const folder = path.join(arrivingFolder(settings.filesDir), randomUUID());
  await mkdir(folder, { recursive: true });
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const outputIn = (folder: string): string => path.join(folder, 'output');

const isCurrent = ({ problem, read_at }: ReadingRow, now: Date): boolean =>
  problem !== 'too_slow' || now.getTime() - Date.parse(read_at) < AGAIN_MS;
