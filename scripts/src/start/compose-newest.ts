import { openComposer } from '@bee/releases/compose/compose-commands';
import type { ReleaseIds } from './outdated.ts';

/**
 * Puts the working copy's releases into the composition. After a rollback by hand only what was built just now changes:
 * a restart must not undo what an operator decided.
 */
export const composeNewest = async (store: string, released: ReleaseIds, built: ReleaseIds): Promise<void> => {
  const composer = openComposer(store);
  const current = composer.show();
  const active = (name: string) => (name === 'shell' ? current?.shell.active : current?.remotes[name]?.active);
  const wanted = Object.entries({ ...released, ...built }).filter(([name, release]) => active(name) !== release);
  const rolledBack = current?.note?.startsWith('rollback') ?? false;
  const chosen = rolledBack ? wanted.filter(([name]) => name in built || !active(name)) : wanted;
  if (chosen.length < wanted.length) {
    console.log(`组合第 ${current?.sequence} 号是回退得来的，保持不变；npm run compose -- set <名称>=latest 换成最新`);
  }
  if (chosen.length === 0) return;
  const { sequence } = await composer.set(Object.fromEntries(chosen));
  console.log(`组合第 ${sequence} 号：${chosen.map((pair) => pair.join('@')).join('、')}`);
};
