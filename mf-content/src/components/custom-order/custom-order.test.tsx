import { ApiError, closeLogin } from '@bee/platform';
import { loginIntent } from '@bee/platform/host';
import { type PlatformOptions, renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest.ts';
import { CustomOrder } from './custom-order.tsx';

const show = async (answers: PlatformOptions['answers'] = {}) => {
  const shown = renderWithPlatform(<CustomOrder kind="report" />, { manifest, otherPages: ['ai'], answers });
  await userEvent.click(screen.getByRole('button', { name: '填写定制需求' }));
  await screen.findByLabelText('需求主题');
  return shown;
};
const fill = async (mobile = '138 1234 5678') => {
  await userEvent.type(screen.getByLabelText('需求主题'), '三七产销调研');
  await userEvent.type(screen.getByLabelText('联系人'), '老周');
  await userEvent.type(screen.getByLabelText('手机号码'), mobile);
};
const send = () => userEvent.dblClick(screen.getByRole('button', { name: '提交需求' }));

beforeEach(() => sessionStorage.clear());

describe('the custom order form', () => {
  it('sends no request before the required fields are filled', async () => {
    const { calls } = await show();
    expect(screen.getByLabelText('需求主题')).toHaveFocus();
    await send();
    expect(screen.getByLabelText('需求主题')).toHaveAccessibleDescription('请填写需求主题');
    expect(screen.getByRole('alert')).toHaveTextContent(/^有 3 处需要修改：/);
    await userEvent.click(screen.getByRole('link', { name: '请填写联系人' }));
    expect(screen.getByLabelText('联系人')).toHaveFocus();
    await fill('12345678901');
    await send();
    expect(screen.getByText('请输入正确的手机号码')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('shows the number of the order and clears the draft', async () => {
    const { calls } = await show({ 'enterprise/addCustomOrder': { id: 'a', no: 'DZ20260304-7K3MQ2PA' } });
    await fill();
    await send();
    expect(await screen.findByText('DZ20260304-7K3MQ2PA')).toBeInTheDocument();
    const tokens = calls.map(({ request }) => (request as { form_token: string }).form_token);
    expect(new Set(tokens).size).toBe(1);
    expect(calls[0]?.request).toMatchObject({ kind: 'report', title: '三七产销调研', mobile: '13812345678' });
    await userEvent.click(screen.getByRole('button', { name: '再提交一份' }));
    expect(await screen.findByLabelText('需求主题')).toHaveValue('');
  });

  it('keeps the input when it is rejected, and resends it as the same order', async () => {
    let refused = true;
    const { calls } = await show({
      'enterprise/addCustomOrder': () => {
        if (refused) throw new ApiError('title：需求主题最多 80 个字', 422, 422, 'title');
        return { id: 'a', no: 'DZ20260304-7K3MQ2PA' };
      },
    });
    await fill();
    await send();
    expect(await screen.findByText('需求主题最多 80 个字')).toBeInTheDocument();
    expect(screen.getByLabelText('需求主题')).toHaveAccessibleDescription('需求主题最多 80 个字');
    expect(screen.getByLabelText('需求主题')).toHaveFocus();
    expect(screen.getByLabelText('联系人')).toHaveValue('老周');
    refused = false;
    await send();
    await screen.findByText('DZ20260304-7K3MQ2PA');
    const tokens = calls.map(({ request }) => (request as { form_token: string }).form_token);
    expect(new Set(tokens).size).toBe(1);
  });

  it('offers visitors sign-in for attachments', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: '登录后上传' }));
    await waitFor(() => expect(loginIntent.getState().status).toBe(true));
    closeLogin();
  });
});
