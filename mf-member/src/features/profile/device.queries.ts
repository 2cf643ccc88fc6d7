import type { DeviceSession } from '@bee/contracts/resource/account';
import { confirm, toast, useApiMutation, useApiQuery, useInvalidate } from '@bee/platform';
import { deviceName } from './device-name.ts';

export const useDevices = () => useApiQuery('user/getSessionList', {}, { raw: true, staleTime: 0 });

/** Asks for confirmation; without a device it ends all other sessions. */
export const useEndDevice = () => {
  const end = useApiMutation('user/endSession');
  const forgetAnswers = useInvalidate();
  const ask = async (device?: DeviceSession) => {
    const content = device
      ? `“${deviceName(device)}”需要重新登录才能继续使用。`
      : '除本机外，所有设备都需要重新登录。如果有不认识的设备，请同时修改密码。';
    if (!(await confirm({ title: device ? '退出这台设备' : '退出其他设备', content, confirmText: '退出登录' }))) return;
    try {
      await end.mutateAsync(device ? { id: device.id } : {});
      toast.success(device ? '设备已退出登录' : '其他设备已退出登录');
    } catch {
      // the caller shows the error; the list shows the actual state
    }
    await forgetAnswers('user/getSessionList');
  };
  return { ask, ending: end.isPending ? (end.variables?.id ?? 'all') : undefined };
};
