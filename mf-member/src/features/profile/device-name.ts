import type { DeviceSession } from '@bee/contracts/resource/account';

/** Chrome · Windows, or what kind of thing it is. */
export const deviceName = ({ browser, device }: Pick<DeviceSession, 'browser' | 'device'>): string =>
  browser || (device === 'mobile' ? '手机' : '电脑');
