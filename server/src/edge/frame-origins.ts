import type { Settings } from '../settings.ts';

/** Whose pages stand in frames of ours: the QR code of WeChat, or of the sandbox that another process runs. */
export const frameOrigins = ({ wechat, demo, sandbox }: Settings): string[] => {
  const address = wechat?.openUrl ?? (demo ? sandbox.url : undefined);
  return address ? [new URL(address).origin] : [];
};
