import type { CustomOrderKind } from '@bee/domain/custom-order';
import { usePlatform } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { type ComponentType, useState } from 'react';
import './custom-order.css';

export type CustomOrderProps = { kind: CustomOrderKind; title?: string };

type FormPart = ComponentType<CustomOrderProps>;

/** Initially only a button; form, validation and styles are loaded on the first click. */
export function CustomOrder({ kind, title }: CustomOrderProps) {
  const { ensureStyles } = usePlatform();
  const [state, setState] = useState<'closed' | 'loading' | 'failed'>('closed');
  const [form, setForm] = useState<{ Part: FormPart } | null>(null);

  const open = async () => {
    setState('loading');
    try {
      const [{ OrderForm }] = await Promise.all([import('./order-form.tsx'), ensureStyles(['interactive'])]);
      setForm({ Part: OrderForm });
    } catch {
      setState('failed');
    }
  };

  if (form) return <form.Part kind={kind} {...(title && { title })} />;
  return (
    <div className="content-order-start bee-wrap bee-no-print">
      <Button kind="primary" loading={state === 'loading'} onClick={() => void open()}>
        填写定制需求
      </Button>
      <p className="content-order-note" role={state === 'failed' ? 'alert' : undefined}>
        {state === 'failed'
          ? '表单加载失败，请检查网络后再点一次。'
          : '约 3 分钟，不登录也可以提交；填写中的内容会保留。'}
      </p>
    </div>
  );
}
