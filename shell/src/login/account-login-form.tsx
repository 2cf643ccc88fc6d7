import { Button } from '@bee/ui/core';
import { Checkbox, Form, Input } from '@bee/ui/form';
import { useState } from 'react';
import { Agreement } from './agreement.tsx';
import { CaptchaImage } from './captcha-image.tsx';
import { keepComposing } from './composing.ts';
import type { AccountLogin, LoginField } from './login-rules.ts';
import { useAccountLogin } from './use-account-login.ts';

const empty: AccountLogin = { username: '', password: '', imgCode: '', remember: false };

/** 账号登录. What is wrong is said by a toast on submit; the field keeps a red line until it is changed. */
export function AccountLoginForm() {
  const [form] = Form.useForm<AccountLogin>();
  const { busy, captcha, drawCaptcha, submit } = useAccountLogin();
  const [refused, setRefused] = useState<LoginField | null>(null);
  const statusOf = (field: LoginField) => (refused === field ? 'error' : undefined);

  const send = async (typed: AccountLogin) => {
    const field = await submit({ ...empty, ...typed });
    setRefused(field);
    if (field) form.focusField(field);
    if (field === 'imgCode') form.setFieldValue('imgCode', '');
  };

  return (
    <Form
      className="shell-login-form"
      form={form}
      layout="vertical"
      initialValues={empty}
      requiredMark={false}
      onFinish={send}
      onKeyDown={keepComposing}
      onValuesChange={() => setRefused(null)}
    >
      <Form.Item name="username" label="手机号码" validateStatus={statusOf('username')}>
        <Input size="large" type="tel" autoComplete="username" maxLength={30} placeholder="请输入手机号码" autoFocus />
      </Form.Item>
      <Form.Item name="password" label="密码" validateStatus={statusOf('password')}>
        <Input.Password size="large" autoComplete="current-password" maxLength={128} placeholder="请输入密码" />
      </Form.Item>
      {captcha > 0 ? (
        <Form.Item label="图形验证码" htmlFor="imgCode" validateStatus={statusOf('imgCode')}>
          <div className="shell-login-captcha">
            <Form.Item name="imgCode" noStyle>
              <Input size="large" autoComplete="off" maxLength={10} placeholder="请输入图中字符" />
            </Form.Item>
            <CaptchaImage random={captcha} onRefresh={drawCaptcha} />
          </div>
        </Form.Item>
      ) : null}
      <Form.Item name="remember" valuePropName="checked">
        <Checkbox>记住我（7 天内免登录）</Checkbox>
      </Form.Item>
      <Button size="large" type="primary" htmlType="submit" block loading={busy}>
        登录
      </Button>
      <Agreement />
    </Form>
  );
}
