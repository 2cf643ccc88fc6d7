import type { Settings } from '../settings.ts';

/** Origins of pages embedded in frames: WeChat's QR code page, or the sandbox if another process runs it. */
export const frameOrigins = ({ wechat, demo, sandbox }: Settings): string[] => {
  const address = wechat?.openUrl ?? (demo ? sandbox.url : undefined);
  return address ? [new URL(address).origin] : [];
};
