import type { DeviceSession } from '@bee/contracts/resource/account';
import { formatInstant } from '@bee/domain/format';
import { confirm, toast, useApiMutation, useApiQuery, useInvalidate } from '@bee/platform';
import { Button, Icon, QueryState, Section, SkeletonRows, Tag } from '@bee/ui/content';
import './profile.css';

/** Devices with a session of this member. */
export function Devices() {
  const devices = useApiQuery('user/getSessionList', {}, { raw: true, staleTime: 0 });
  const { ask, ending } = useEndDevice();
  return (
    <Section
      title="登录设备"
      flush
      actions={
        (devices.data?.list.length ?? 0) > 1 ? (
          <Button kind="text" loading={ending === 'all'} onClick={() => void ask()}>
            退出其他设备
          </Button>
        ) : null
      }
    >
      <QueryState query={devices} failed="登录设备加载失败" skeleton={<SkeletonRows rows={2} height={64} />}>
        {({ list }) => (
          <ul className="member-linked" aria-label="登录设备">
            {list.map((device) => (
              <Device key={device.id} device={device} ending={ending === device.id} onEnd={() => void ask(device)} />
            ))}
          </ul>
        )}
      </QueryState>
    </Section>
  );
}

type DeviceProps = { device: DeviceSession; ending: boolean; onEnd: () => void };

function Device({ device, ending, onEnd }: DeviceProps) {
  return (
    <li>
      <Icon name={device.device === 'mobile' ? 'phone' : 'screen'} size={24} />
      <div className="member-device">
        <span>
          {deviceName(device)} {device.current ? <Tag>本机</Tag> : null}
        </span>
        <small className="bee-num">
          <span>最近使用 {formatInstant(device.seen_at)}</span>
          <span>IP {device.ip}</span>
        </small>
      </div>
      {device.current ? null : (
        <span className="member-linked-act">
          <Button loading={ending} onClick={onEnd} aria-label={`退出设备：${deviceName(device)}`}>
            退出
          </Button>
        </span>
      )}
    </li>
  );
}

/** Asks for confirmation; without a device it ends all other sessions. */
const useEndDevice = () => {
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

/** Chrome · Windows, or the kind of device. */
const deviceName = ({ browser, device }: Pick<DeviceSession, 'browser' | 'device'>): string =>
  browser || (device === 'mobile' ? '手机' : '电脑');
