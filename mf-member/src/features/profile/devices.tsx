import type { DeviceSession } from '@bee/contracts/resource/account';
import { formatInstant } from '@bee/domain/format';
import { Button, ErrorState, Icon, Section, SkeletonRows, Tag } from '@bee/ui/content';
import { useDevices, useEndDevice } from './device.queries.ts';
import { deviceName } from './device-name.ts';
import './profile.css';

/** Devices with a session of this member. */
export const Devices = () => {
  const { data, isPending, error, refetch } = useDevices();
  const { ask, ending } = useEndDevice();
  const list = data?.list ?? [];
  return (
    <Section
      title="登录设备"
      flush
      actions={
        list.length > 1 ? (
          <Button kind="text" loading={ending === 'all'} onClick={() => void ask()}>
            退出其他设备
          </Button>
        ) : null
      }
    >
      {isPending ? <SkeletonRows rows={2} height={64} /> : null}
      {error ? (
        <ErrorState title="登录设备加载失败" onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : null}
      {list.length > 0 ? (
        <ul className="member-linked" aria-label="登录设备">
          {list.map((device) => (
            <Device key={device.id} device={device} ending={ending === device.id} onEnd={() => void ask(device)} />
          ))}
        </ul>
      ) : null}
    </Section>
  );
};

type DeviceProps = { device: DeviceSession; ending: boolean; onEnd: () => void };

const Device = ({ device, ending, onEnd }: DeviceProps) => (
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
