import { ComposeRefused } from '@bee/releases/compose/refused';
import { violationText } from '@bee/releases/gate/gate';
import type { Violation } from '@bee/releases/gate/violation';
import { openStoreComposer } from '../compose/store-composer.ts';

/**
 * Violations that a release would cause in the active composition, a sentence each; empty when there are none or
 * nothing is active yet. Changes nothing. When the API does not respond, operations are checked against those of this
 * copy, which is reported as well.
 */
export const checkCompatibility = async (name: string, release: string, api?: string): Promise<string[]> => {
  const refused = await refusalOf(name, release, { api });
  if (!refused) return [];
  const unreachable = refused.violations.find(isUnreachable);
  if (!unreachable) return sentencesOf(refused);
  const offline = await refusalOf(name, release, { api, offline: true });
  return [...(offline ? sentencesOf(offline) : []), `${unreachable.what}；接口只按本机的约定核对`];
};

const refusalOf = async (
  name: string,
  release: string,
  options: { api?: string | undefined; offline?: boolean },
): Promise<ComposeRefused | null> => {
  const composer = openStoreComposer({ ...options, dry: true });
  if (!(await composer.show())) return null;
  try {
    await composer.set({ [name]: release }, { by: { kind: 'cli', name: 'release' } });
    return null;
  } catch (error) {
    if (error instanceof ComposeRefused) return error;
    throw error;
  }
};

/** An unreachable API is not a violation of the release. */
const isUnreachable = ({ remote }: Violation): boolean => remote === 'api';

const sentencesOf = ({ message, violations }: ComposeRefused): string[] =>
  violations.length > 0 ? violations.map(violationText) : [message];
