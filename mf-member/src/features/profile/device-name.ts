import type { DeviceSession } from '@bee/contracts/resource/account';

/** Chrome · Windows, or the kind of device. */
export const deviceName = ({ browser, device }: Pick<DeviceSession, 'browser' | 'device'>): string =>
  browser || (device === 'mobile' ? '手机' : '电脑');
