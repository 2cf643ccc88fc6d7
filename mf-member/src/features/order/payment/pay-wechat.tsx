import type { DataFor } from '@bee/contracts/operations';
import { useApi } from '@bee/platform';
import { Button, ErrorState, Icon, LinkButton, Skeleton } from '@bee/ui/content';
import { useCountdown } from '@bee/ui/interactive';
import { QrPicture } from '@bee/ui/share';
import { useCallback, useEffect, useRef, useState } from 'react';
import { minutes } from '../../../components/time-left.tsx';
import '../order-detail.css';
import '../payment.css';
import '../../../components/buying.css';

type Code = DataFor<'payment/getQrCode'>;

type PayWechatProps = {
  orderId: string;
  /** Server time minus browser time, ms. */
  skew: number;
  scanned: boolean;
  /** The order may have changed. */
  onRefused(): void;
};

/** The QR code; replaced when it expires. */
export function PayWechat({ orderId, skew, scanned, onRefused }: PayWechatProps) {
  const { code, error, load } = useCode(orderId, onRefused);
  if (error) {
    return (
      <ErrorState title="二维码没有取到" onRetry={() => void load(false)}>
        {error.message}
      </ErrorState>
    );
  }
  if (!code) {
    return (
      <div className="member-qr" aria-busy="true">
        <Skeleton width={240} height={240} />
        <p>正在取二维码…</p>
      </div>
    );
  }
  return (
    <ReadyCode
      key={code.pay_no}
      code={code}
      until={Date.parse(code.expires_at) - skew}
      scanned={scanned}
      onRefresh={() => void load(true)}
    />
  );
}

type ReadyCodeProps = { code: Code; until: number; scanned: boolean; onRefresh(): void };

function ReadyCode({ code, until, scanned, onRefresh }: ReadyCodeProps) {
  const left = useCountdown(until);
  const over = left === 0;
  return (
    <div className="member-qr">
      <div className={over || scanned ? 'member-qr-code is-over' : 'member-qr-code'}>
        <QrPicture text={code.code_url} label="微信支付二维码，请用微信扫一扫" />
        {over ? (
          <span className="member-qr-cover">
            二维码已过期
            <Button kind="primary" icon={<Icon name="refresh" size={16} />} onClick={onRefresh}>
              刷新二维码
            </Button>
          </span>
        ) : null}
        {scanned && !over ? (
          <span className="member-qr-cover">
            <Icon name="check" size={32} />
            <strong>已扫码</strong>
            请在手机上确认支付
          </span>
        ) : null}
      </div>
      <p>
        {over ? (
          '刷新后可继续支付'
        ) : scanned ? (
          '在手机上取消后，二维码会恢复，可以重新扫码'
        ) : (
          <>
            请用<strong>微信扫一扫</strong>支付，剩余 <span className="bee-num">{minutes(left)}</span>
          </>
        )}
      </p>
      {over ? null : (
        <p className="member-acts is-center">
          <Button kind="text" icon={<Icon name="refresh" size={16} />} onClick={onRefresh}>
            换一张二维码
          </Button>
          {code.sandbox ? (
            <LinkButton
              kind="text"
              href={code.code_url}
              target="_blank"
              rel="noopener"
              icon={<Icon name="external" size={16} />}
            >
              在新窗口中模拟支付
            </LinkButton>
          ) : null}
        </p>
      )}
    </div>
  );
}

const useCode = (orderId: string, onRefused: () => void) => {
  const api = useApi();
  const [code, setCode] = useState<Code | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const round = useRef(0);
  const refused = useRef(onRefused);
  refused.current = onRefused;

  const load = useCallback(
    async (refresh: boolean) => {
      round.current += 1;
      const own = round.current;
      setError(null);
      setCode(null);
      try {
        const found = await api('payment/getQrCode', { order_id: orderId, method: 'wechat', refresh }, { raw: true });
        if (own === round.current) setCode(found);
      } catch (failure) {
        if (own !== round.current) return;
        setError(failure as Error);
        refused.current();
      }
    },
    [api, orderId],
  );

  useEffect(() => {
    void load(false);
    return () => {
      round.current += 1;
    };
  }, [load]);
  return { code, error, load };
};
