import type { SupplyDetail } from '@bee/contracts/entity/supply';
import { ApiError, type UserInfo } from '@bee/platform';
import { createTestPlatform, type PlatformOptions, renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../../manifest.ts';
import { buildPosting } from './supply-factories.ts';
import { supplyView } from './supply-view.tsx';

const member = { uid: '7', nickname: '云岭菜农' } as UserInfo;
const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);

const edit = async (posting: Partial<SupplyDetail> = {}, answers: object = {}) => {
  const own = buildPosting({
    is_owner: true,
    mobile: '13800001234',
    variety: '普罗旺斯',
    expires_at: days(9),
    images: [{ fid: 'f1', url: '/api/file/picture/f1' }],
    revision: 4,
    ...posting,
  });
  const options = {
    manifest,
    otherPages: ['home'],
    member,
    answers: {
      'vegetable/getSupplyDemandDetail': own,
      'vegetable/supplyDemandAdd': { id: 'p1', status: 'online' },
      ...answers,
    } as PlatformOptions['answers'],
  };
  const address = { params: { type: '4' }, query: { ov: 'post', edit: 'p1' } };
  const data = await supplyView.load({ api: createTestPlatform(options).platform.api, ...address });
  const shown = renderWithPlatform(supplyView.render(data, address), options);
  const sent = () =>
    shown.calls.filter(({ operation }) => operation === 'vegetable/supplyDemandAdd').map(({ request }) => request);
  return { ...shown, sent };
};
const retype = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};

beforeEach(() => sessionStorage.clear());

describe('editing a published posting', () => {
  it('begins with its values, including pictures and number, and saves figures without a review', async () => {
    const { sent, visited } = await edit();
    expect(await screen.findByLabelText('标题')).toHaveValue('大棚番茄现货，产地直发');
    for (const [label, value] of [
      ['品种', '普罗旺斯'],
      ['数量', '5000'],
      ['价格', '2'],
      ['详细说明', '成熟度八成。'],
      ['手机号码', '13800001234'],
    ] as const)
      expect(screen.getByLabelText(label)).toHaveValue(value);
    for (const chosen of ['元/斤', '山东省', '潍坊市']) expect(screen.getByTitle(chosen)).toBeInTheDocument();
    expect(screen.getByRole('img', { name: '第 1 张' })).toHaveAttribute('src', '/api/file/picture/f1');
    expect(screen.queryByRole('button', { name: '存为草稿' })).not.toBeInTheDocument();
    await retype('价格', '1.8');
    expect(screen.getByRole('status')).toHaveTextContent('保存后立即生效，不用审核');
    await userEvent.click(screen.getByRole('button', { name: '保存修改' }));
    await waitFor(() => expect(visited).toEqual(['/home/vegetable/lists/type/4?mine=1']));
    expect(sent()).toEqual([expect.objectContaining({ id: 'p1', revision: 4, price: 1.8, images: ['f1'] })]);
  });

  it('shows that texts and pictures are reviewed again', async () => {
    await edit();
    await screen.findByLabelText('标题');
    await retype('标题', '大棚番茄，清晨采摘');
    expect(screen.getByRole('status')).toHaveTextContent('提交后重新审核，通过前不展示');
    expect(screen.getByRole('button', { name: '提交审核' })).toBeInTheDocument();
    await retype('标题', '大棚番茄现货，产地直发');
    expect(screen.getByRole('button', { name: '保存修改' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '移除第 1 张图片' }));
    expect(screen.getByRole('button', { name: '提交审核' })).toBeInTheDocument();
  });

  it('is rejected if it was closed meanwhile, and the input is kept', async () => {
    const msg = '这条信息现在是“已关闭”，不能再修改；需要的话请重新发布';
    await edit(
      {},
      {
        'vegetable/supplyDemandAdd': () => {
          throw new ApiError(msg, 409, 200);
        },
      },
    );
    await screen.findByLabelText('标题');
    await retype('价格', '1.8');
    await userEvent.click(screen.getByRole('button', { name: '保存修改' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(msg);
    expect(screen.getByLabelText('价格')).toHaveValue('1.8');
  });

  it('lists what a draft lacks above its fields, and sends it as a draft', async () => {
    const { sent } = await edit({ status: 'draft' });
    await screen.findByLabelText('标题');
    await userEvent.clear(screen.getByLabelText('品名'));
    await userEvent.clear(screen.getByLabelText('数量'));
    await userEvent.click(screen.getByRole('button', { name: '存为草稿' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('有 2 处需要修改：请填写品名请填写数量');
    await userEvent.type(screen.getByLabelText('品名'), '番茄');
    await userEvent.type(screen.getByLabelText('数量'), '１,２００');
    await userEvent.click(screen.getByRole('button', { name: '存为草稿' }));
    await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ draft: true, qty: 1200 })]));
  });

  it('has no form after its end', async () => {
    await edit({ status: 'done' });
    expect(await screen.findByText('这条信息不能再修改')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '发布供需信息' })).toHaveAttribute(
      'href',
      '/home/vegetable/lists/type/4?ov=post',
    );
    expect(screen.queryByLabelText('标题')).not.toBeInTheDocument();
  });

  it("is rejected for another member's posting", async () => {
    await edit({ is_owner: false });
    expect(await screen.findByText('这条信息不是您发布的。')).toBeInTheDocument();
  });
});
