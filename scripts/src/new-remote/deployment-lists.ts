import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Files of the deployment that name every remote. */
export const DEPLOYMENT_FILES = ['docker-compose.yml', '.env.example'];

const REGION = /( *# Each remote[^\n]*\n)(.*?)( *# End of the remotes\.\n)/gs;
const NAMED = /mf-[a-z0-9-]+|MF_[A-Z0-9_]+(?=_(?:VERSION|CANARY))/;

/**
 * Repeats the first entry of each marked region for every remote, so that the folders are the only list of remotes.
 * @param remotes names of all remotes; those already present keep their place
 */
export const withRemotes = (text: string, remotes: readonly string[]): string =>
  text.replace(REGION, (_, open: string, entries: string, close: string) => {
    const separator = entries.includes('\n\n') ? '\n\n' : '\n';
    const present = entries.split(separator).flatMap((entry) => nameIn(entry) ?? []);
    const names = [...new Set([...present, ...remotes])].filter((name) => remotes.includes(name));
    const [first = ''] = entries.split(separator);
    const was = nameIn(first) ?? '';
    const entry = (name: string) => first.trimEnd().replaceAll(was, name).replaceAll(variable(was), variable(name));
    return `${open}${names.map(entry).join(separator)}\n${close}`;
  });

const nameIn = (entry: string): string | undefined => NAMED.exec(entry)?.[0].toLowerCase().replaceAll('_', '-');

const variable = (name: string): string => name.toUpperCase().replaceAll('-', '_');

/** Adds new remotes to the files of the deployment, and removes those that are gone. */
export const writeDeploymentLists = (root: string, remotes: readonly string[]): void => {
  for (const file of DEPLOYMENT_FILES) {
    const place = path.join(root, file);
    writeFileSync(place, withRemotes(readFileSync(place, 'utf8'), remotes));
  }
};
