import { useApi } from '@bee/platform';
import { Button, Icon } from '@bee/ui/content';
import { useState } from 'react';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import '../payment.css';

type PayAlipayProps = {
  orderId: string;
  amount: string;
  onRefused(message: string): void;
};

/**
 * Alipay's cashier opens in a new tab. The tab is opened synchronously in the click handler, otherwise the browser
 * blocks it.
 */
export function PayAlipay({ orderId, amount, onRefused }: PayAlipayProps) {
  const api = useApi();
  const { isBusy, run } = useSingleFlight();
  const [opened, setOpened] = useState<{ url: string; blocked: boolean } | null>(null);
  const open = () =>
    run(async () => {
      const tab = window.open('about:blank', '_blank');
      try {
        const { url } = await api('payment/aliPay', { order_id: orderId }, { raw: true });
        if (tab) {
          tab.opener = null;
          tab.location.replace(url);
        }
        setOpened({ url, blocked: !tab });
      } catch (error) {
        tab?.close();
        onRefused((error as Error).message);
      }
    });
  return (
    <div className="member-cashier">
      {opened?.blocked ? (
        <p role="status">
          浏览器拦住了新窗口，
          <a href={opened.url} target="_blank" rel="noopener">
            点这里打开支付宝
          </a>
          ，付款后本页会自动更新。
        </p>
      ) : opened ? (
        <p role="status">
          支付宝已在新窗口打开，付款后本页会自动更新。没有看到新窗口？
          <a href={opened.url} target="_blank" rel="noopener">
            再打开一次
          </a>
        </p>
      ) : (
        <p>点击后在新窗口打开支付宝收银台，可扫码或登录支付；付款后本页会自动更新。</p>
      )}
      <Button kind="primary" size="medium" loading={isBusy} icon={<Icon name="external" />} onClick={() => void open()}>
        {opened ? '重新打开支付宝' : `去支付宝付款 ¥${amount}`}
      </Button>
    </div>
  );
}
