import { redactText } from '@bee/domain/redact';
import type { ScriptOfRelease } from '@bee/releases/store/source-maps';

/** A position in a script; without `script` it is in the browser or an extension. Line and column start at 1. */
export type ScriptPosition = { fn: string; script: ScriptOfRelease | null; line: number; column: number };

const MAX_FRAMES = 30;
const FN_LENGTH = 80;

/** `at fn (address:1:2)` in Chrome, `fn@address:1:2` in Firefox and Safari, in all of them without a function too. */
const FRAME = /^\s*(?:at (?:(.*) \()?|([^@\s]*)@)?(\S+):(\d{1,7}):(\d{1,7})\)?$/;
const LINE_LENGTH = 500;
/** A repeated attempt at loading has a suffix (`~2`). */
const SCRIPT = /\/releases\/([\w-]{1,60})\/([\w.+-]{1,80})(?:~\d+)?\/([\w.+@-]{1,200})$/;

/**
 * The frames of a stack. Nothing else is kept: neither the message that some browsers put first, nor hosts, queries and
 * paths of scripts that are not of a release.
 */
export const parseStack = (stack: string): ScriptPosition[] =>
  stack
    .split('\n')
    .flatMap((line) => {
      const [whole, inChrome, elsewhere, address = '', row, column] = FRAME.exec(line.slice(0, LINE_LENGTH)) ?? [];
      if (!whole) return [];
      const fn = inChrome ?? elsewhere ?? '';
      const [, remote = '', release = '', file = ''] = SCRIPT.exec(address.split(/[?#]/)[0] ?? '') ?? [];
      const script = file ? { remote, release, file } : null;
      return [{ fn: script ? functionName(fn) : '', script, line: Number(row), column: Number(column) }];
    })
    .slice(0, MAX_FRAMES);

const functionName = (text: string): string => redactText(text.replace(/[^\w$.<> [\]#]/g, '')).slice(0, FN_LENGTH);
