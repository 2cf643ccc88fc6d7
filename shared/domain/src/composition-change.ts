import type { CompositionChange } from '@bee/contracts/composition';

const NAMES: Record<CompositionChange['action'], string> = {
  set: '切换',
  canary: '灰度',
  promote: '转正',
  rollback: '回退',
  withdraw: '撤下',
  freeze: '冻结',
  unfreeze: '解冻',
  deploy: '部署',
};

/** Display name of a composition change, for the command line and `/ops`; empty for an unknown action. */
export const changeName = (action: string): string =>
  Object.hasOwn(NAMES, action) ? NAMES[action as keyof typeof NAMES] : '';
