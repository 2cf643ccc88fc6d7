type Demo = {
  /** The outbox exists. */
  outbox: boolean;
  /** The accounts of the sample exist. */
  accounts: boolean;
};

/** The message when the site is ready: address and, where they exist, the demonstration accounts. */
export const welcome = (address: string, took: string, { outbox, accounts }: Demo): string => {
  const lines = ['', `农小蜂已就绪（${took}）：${address}`];
  if (outbox && accounts) {
    lines.push('  演示账号（密码均为 Bee-demo-2026）：');
    for (const [phone, kind] of ACCOUNTS) lines.push(`    ${phone}  ${kind}`);
  }
  if (outbox) lines.push(`  手机会收到的验证码：${address}/sandbox/outbox`);
  return [...lines, '  Ctrl-C 停止', ''].join('\n');
};

const ACCOUNTS = [
  ['13800000001', '会员'],
  ['13800000002', 'VIP 会员'],
  ['13800000003', '蔬菜 VIP 会员'],
  ['13800000009', '运营（/ops）'],
] as const;
