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

/** What operators read for a kind of change of the composition, on the command line and on `/ops`; empty for an unknown one. */
export const changeName = (action: string): string =>
  Object.hasOwn(NAMES, action) ? NAMES[action as keyof typeof NAMES] : '';
