import type { LoadFailureParams } from '@bee/contracts/entity/action-record';
import type { PageComposition } from '@bee/contracts/page';
import { redactMessage } from '@bee/domain/redact';
import type { LocationStore, PageLocation } from '@bee/platform/host';
import { type DatedFailure, readFailures } from './failure-log.ts';
import type { Recorder } from './recorder.ts';
import { place, running } from './running.ts';

const MESSAGE_LENGTH = 200;
/** Per document: failures in a loop must not flood the log. */
const MAX_RECORDS = 30;

type Deps = { composition: PageComposition; location: LocationStore; record: Recorder };

/** Records each failure once per document. */
export const followFailures = ({ composition, location, record }: Deps) => {
  const recorded = new Set<string>();
  const isNew = (...parts: string[]): boolean => {
    const key = parts.join('\n');
    if (recorded.has(key) || recorded.size >= MAX_RECORDS) return false;
    recorded.add(key);
    return true;
  };
  readFailures((failure) => {
    const { match } = location.getState();
    const url = window.location.href;
    const common = { at: failure.at, url, sourceLocation: url, ...place(match) };
    if (failure.phase === 'call') {
      const { module: kind = '' } = failure;
      const params = { ...running(composition, match?.remote), kind, page: patternAt(location.getState()) };
      if (isNew('call', params.remote, params.release, kind)) record('call_failure', { ...common, params });
      return;
    }
    const culprit = ownerOf(failure);
    if (!culprit) return;
    const { remote, release, path } = culprit;
    const { name, message, stack } = described(failure.error);
    const params = {
      remote,
      release,
      composition: composition.id,
      message: redactMessage(message, MESSAGE_LENGTH),
      path,
      page: patternAt(location.getState()),
    };
    if (failure.phase === 'run') {
      if (isNew('run', remote, release, name, params.message))
        record('page_error', { ...common, params: { ...params, kind: name.slice(0, 100), stack: framesOf(stack) } });
      return;
    }
    const { phase, module = '', attempt = 1, recovered = false } = failure;
    const kind = kindOf(failure.phase, name, message);
    if (!isNew(phase, remote, release, module)) return;
    // Failures of other kinds are not errors in code.
    const thrown = kind === 'exception' && { error: name.slice(0, 100), stack: framesOf(stack) };
    record('load_failure', { ...common, params: { ...params, phase, module, kind, attempt, recovered, ...thrown } });
  });
};

/** The pattern of this address without its values; for a page without patterns its id. */
const patternAt = ({ match, pathname }: PageLocation): string => {
  const isHere = (pattern: string) => new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}(\\.html)?$`).test(pathname);
  const found = match?.page.paths.find(({ pattern }) => isHere(pattern));
  return found?.pattern ?? (match ? `/${match.page.id}` : '');
};

const STACK_LENGTH = 2000;

/** The stack without its message and without the site's own origin. */
const framesOf = (stack: string): string =>
  stack
    .replaceAll(window.location.origin, '')
    .split('\n')
    .filter((line) => /:\d+:\d+\)?$/.test(line))
    .join('\n')
    .slice(0, STACK_LENGTH);

const RELEASE_FILE = /\/releases\/([\w-]+)\/([^/~\s]+)(?:~\d+)?\/([^\s?#:'")]+)/;

/** Owner of a failure: the reporting remote, or the release of the first file in the stack. Null: not our code. */
const ownerOf = ({ remote, release, path, error }: DatedFailure) => {
  const { message, stack } = described(error);
  const [file = '', owner = '', version = ''] = RELEASE_FILE.exec(`${message}\n${stack}`) ?? [];
  if (remote) return { remote, release: release ?? '', path: owner === remote ? file : (path ?? '') };
  return owner ? { remote: owner, release: version, path: file } : null;
};

const described = (error: unknown): { name: string; message: string; stack: string } => {
  if (error instanceof Error) return { name: error.name, message: error.message, stack: error.stack ?? '' };
  return { name: typeof error, message: typeof error === 'string' ? error : '', stack: '' };
};

const SCRIPT = /RUNTIME-00\d|ChunkLoadError|Loading (?:CSS )?chunk|resources|NetworkError|Failed to fetch/i;

const kindOf = (phase: DatedFailure['phase'], name: string, message: string): LoadFailureParams['kind'] => {
  if (name === 'TimeoutError') return 'timeout';
  if (name === 'GlobalsError') return 'globals';
  if (name === 'ShellNodesError') return 'nodes';
  if (phase === 'style') return 'style';
  if (message.includes('not part of this composition')) return 'unknown_file';
  return SCRIPT.test(`${name} ${message}`) ? 'script' : 'exception';
};
