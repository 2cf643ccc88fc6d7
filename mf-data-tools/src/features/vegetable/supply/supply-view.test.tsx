import type { SupplyDetail } from '@bee/contracts/entity/supply';
import { ApiError, closeLogin, type UserInfo } from '@bee/platform';
import { dialogs, loginIntent, toasts } from '@bee/platform/host';
import { createTestPlatform, type PlatformOptions, renderWithPlatform } from '@bee/testing/render-with-platform';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../../manifest.ts';
import { chooseOption } from '../../../testing/choose-option.ts';
import { buildChoices } from '../price-factories.ts';
import { buildPosting, buildPostings } from './supply-factories.ts';
import { supplyView } from './supply-view.tsx';

const member = { uid: '7', nickname: '云岭菜农' } as UserInfo;

const open = async (query: Record<string, string>, options: PlatformOptions = {}) => {
  const all = {
    manifest,
    otherPages: ['home'],
    ...options,
    answers: {
      'vegetable/filterList': buildChoices(),
      'vegetable/getSupplyDemandList': buildPostings([buildPosting()]),
      'vegetable/getSupplyDemandNameList': [{ product: '番茄', count: 3 }],
      'vegetable/getSupplyDemandCityList': [{ adcode: '370700', name: '潍坊市', count: 2 }],
      'vegetable/getSupplyDemandDetail': buildPosting(),
      'vegetable/getSupplyDemandMessages': [],
      ...options.answers,
    } as PlatformOptions['answers'],
  };
  const { platform, calls } = createTestPlatform(all);
  const address = { params: { type: '4' }, query };
  const data = await supplyView.load({ api: platform.api, ...address });
  const shown = renderWithPlatform(supplyView.render(data, address), all);
  return { ...shown, asked: calls, head: supplyView.head(data, address) };
};

const answerDialog = (yes: boolean) => act(() => dialogs.getState().list[0]?.answer(yes));

beforeEach(() => {
  sessionStorage.clear();
  closeLogin();
  act(() => {
    dialogs.setState({ list: [] });
    toasts.setState({ list: [] });
  });
});

describe('the list of postings', () => {
  it('shows product, quantity, price, place and expiry, also per 公斤', async () => {
    await open({});
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('link', { name: '大棚番茄现货，产地直发' })).toHaveAttribute(
      'href',
      '/home/vegetable/lists/type/4?post=p1',
    );
    for (const text of ['2.00 元/斤', '合 4.00 元/公斤', '供应 5,000 公斤', '山东省潍坊市', '剩 6 天'])
      expect(card.getByText(text)).toBeInTheDocument();
  });

  it('compares the price with the wholesale price, with its day, or says that there is none', async () => {
    await open({});
    expect(screen.getByText(/比批发均价低 20%/)).toHaveTextContent('比批发均价低 20%（5.00 元/公斤，03-03）');
  });

  it('does not compare without a wholesale price', async () => {
    const answers = { 'vegetable/getSupplyDemandList': buildPostings([buildPosting({ wholesale: null })]) };
    await open({}, { answers: answers as PlatformOptions['answers'] });
    expect(screen.getByText('近 30 天没有批发报价可比')).toBeInTheDocument();
  });

  it('shows 面议 without a price, and the last day', async () => {
    const agreed = buildPosting({ price: null, price_unit: null, price_kg: null, negotiable: true, days_left: 0 });
    await open({}, { answers: { 'vegetable/getSupplyDemandList': buildPostings([agreed]) } });
    expect(screen.getByText('面议')).toBeInTheDocument();
    expect(screen.getByText('今天到期')).toBeInTheDocument();
  });

  it('requests the filters of its address and keeps them in every link', async () => {
    const { asked, head } = await open({ kind: 'demand', geo: '370700', min: '9', max: '3', img: '1', s: 'price.asc' });
    expect(asked.find(({ operation }) => operation === 'vegetable/getSupplyDemandList')?.request).toMatchObject({
      kind: 'demand',
      adcode: '370700',
      price_min: 3,
      price_max: 9,
      has_image: 1,
      sort: 'price.asc',
    });
    expect(head?.title).toBe('潍坊市农产品求购信息');
    const { searchParams } = new URL(
      screen.getByRole('link', { name: /^番茄/ }).getAttribute('href') ?? '',
      'http://x',
    );
    expect(Object.fromEntries(searchParams)).toEqual({
      kind: 'demand',
      product: '番茄',
      geo: '370700',
      min: '3',
      max: '9',
      img: '1',
      s: 'price.asc',
    });
  });

  it('shows the distance to the chosen province, orders by it, and carries it to the posting', async () => {
    const { asked } = await open({ near: '510000', s: 'near' });
    expect(asked.find(({ operation }) => operation === 'vegetable/getSupplyDemandList')?.request).toMatchObject({
      near: '510000',
      sort: 'near',
    });
    const card = within(screen.getByRole('article'));
    expect(card.getByText(/^距四川约 1,775 公里$/)).toBeInTheDocument();
    expect(card.getByRole('link')).toHaveAttribute('href', '/home/vegetable/lists/type/4?post=p1&near=510000');
    expect(screen.getByRole('link', { name: '距离' })).toHaveAttribute('aria-current', 'true');
  });

  it('has no order by distance without a province', async () => {
    const { asked } = await open({ s: 'near' });
    expect(asked.find(({ operation }) => operation === 'vegetable/getSupplyDemandList')?.request).not.toHaveProperty(
      'near',
    );
    expect(screen.queryByRole('link', { name: '距离' })).toBeNull();
  });

  it('explains an empty list and offers alternatives', async () => {
    await open({ product: '榴莲' }, { answers: { 'vegetable/getSupplyDemandList': buildPostings([]) } });
    expect(screen.getByText('没有符合条件的供应信息')).toBeInTheDocument();
    for (const link of screen.getAllByRole('link', { name: '清除全部筛选' }))
      expect(link).toHaveAttribute('href', '/home/vegetable/lists/type/4');
  });
});

describe('a posting', () => {
  const detailAnswer = (revealed: () => Partial<SupplyDetail>) => ({
    'vegetable/getSupplyDemandDetail': ({ reveal }: { reveal?: 1 }) => buildPosting(reveal ? revealed() : {}),
  });

  it('has the wholesale price of its product, and its own title', async () => {
    const { head } = await open({ post: 'p1' });
    expect(screen.getByText(/番茄当前批发均价/)).toHaveTextContent('5.00 元/公斤（北京市场，2026-03-04');
    expect(screen.getByText(/番茄当前批发均价/)).toHaveTextContent('本条比批发均价低 20%');
    expect(head?.title).toBe('大棚番茄现货，产地直发（供应）');
  });

  it('asks visitors to sign in for the number, and then requests it once', async () => {
    const { calls } = await open({ post: 'p1' });
    await userEvent.click(screen.getByRole('button', { name: '登录查看电话' }));
    expect(loginIntent.getState().status).toBe(true);
    expect(calls.some(({ request }) => (request as { reveal?: 1 }).reveal)).toBe(false);
  });

  it('shows the number to a member and the remaining views of today', async () => {
    const answers = detailAnswer(() => ({ mobile: '13800001234', reveals_left: 9 })) as PlatformOptions['answers'];
    const { calls } = await open({ post: 'p1' }, { member, answers });
    expect(screen.getByText('138****1234')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '查看电话' }));
    expect(await screen.findByRole('link', { name: '13800001234' })).toHaveAttribute('href', 'tel:13800001234');
    expect(screen.getByText('今天还可查看 9 个号码。')).toBeInTheDocument();
    expect(calls.filter(({ request }) => (request as { reveal?: 1 }).reveal)).toHaveLength(1);
  });

  it('shows at the number that the daily limit is reached', async () => {
    const answers = detailAnswer(() => {
      throw new ApiError('今天已查看 10 个电话号码，请明天再查看', 429, 200);
    }) as PlatformOptions['answers'];
    await open({ post: 'p1' }, { member, answers });
    await userEvent.click(screen.getByRole('button', { name: '查看电话' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('今天已查看 10 个');
    expect(screen.getByText('138****1234')).toBeInTheDocument();
  });

  it('asks visitors to sign in before a message, and keeps what they typed', async () => {
    const { calls } = await open({ post: 'p1' });
    await userEvent.type(screen.getByRole('textbox', { name: '私信内容' }), '还有货吗？');
    await userEvent.click(screen.getByRole('button', { name: '登录后发送' }));
    expect(loginIntent.getState().status).toBe(true);
    expect(screen.getByRole('textbox', { name: '私信内容' })).toHaveValue('还有货吗？');
    expect(calls.some(({ operation }) => operation === 'vegetable/supplyDemandMessage')).toBe(false);
  });

  it('keeps a message that was not sent', async () => {
    const { unmount } = await open({ post: 'p1' }, { member });
    await userEvent.type(screen.getByRole('textbox', { name: '私信内容' }), '还有货吗？');
    unmount();
    await open({ post: 'p1' }, { member });
    expect(screen.getByRole('textbox', { name: '私信内容' })).toHaveValue('还有货吗？');
  });

  it('sends the message of a member and shows it, without the number', async () => {
    const said = { id: '1', own: true, content: '还有货吗？', created_at: '2026-03-04T02:00:00.000Z' };
    let threads: object[] = [];
    const answers = {
      'vegetable/getSupplyDemandMessages': () => threads,
      'vegetable/supplyDemandMessage': () => {
        const answered = { ...said, id: '2', own: false, content: '先付定金' };
        threads = [{ asker: '7', nickname: '云岭菜农', messages: [said, answered] }];
        return threads;
      },
    } as unknown as PlatformOptions['answers'];
    const { calls } = await open({ post: 'p1' }, { member, answers });
    await userEvent.type(screen.getByRole('textbox', { name: '私信内容' }), '还有货吗？');
    await userEvent.click(screen.getByRole('button', { name: '发送私信' }));
    const thread = within(await screen.findByRole('region', { name: '与发布人的私信' }));
    expect(thread.getByText('还有货吗？')).toBeInTheDocument();
    expect(thread.getAllByRole('button', { name: '举报这条私信' })).toHaveLength(1);
    expect(screen.getByRole('textbox', { name: '私信内容' })).toHaveValue('');
    expect(screen.getByText('138****1234')).toBeInTheDocument();
    expect(calls.filter(({ operation }) => operation === 'vegetable/supplyDemandMessage')).toMatchObject([
      { request: { id: 'p1', content: '还有货吗？' } },
    ]);
  });

  it('shows that it was removed after the page was rendered', async () => {
    let first = true;
    await open(
      { post: 'p1' },
      {
        answers: {
          'vegetable/getSupplyDemandDetail': ({ seen }: { seen?: 1 }) => {
            if (seen) throw new ApiError('这条供需信息不存在或已下架', 404, 200);
            first = false;
            return buildPosting();
          },
        } as PlatformOptions['answers'],
      },
    );
    expect(first).toBe(false);
    expect(await screen.findByText('这条信息已下架')).toBeInTheDocument();
  });
});

describe('the user’s own postings', () => {
  const own = (changes: Partial<SupplyDetail>) => ({
    'vegetable/getSupplyDemandList': buildPostings([buildPosting({ is_owner: true, ...changes })], {
      facets: { status: [{ value: 'online', label: '展示中', count: 1 }] },
    }),
    'vegetable/supplyDemandStatusChange': { id: 'p1', status: 'closed' },
  });

  it('are for members', async () => {
    const { calls } = await open({ mine: '1' });
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    expect(loginIntent.getState().status).toBe(true);
    expect(calls).toEqual([]);
  });

  it('are closed only after confirmation, and paused at once', async () => {
    const { calls } = await open({ mine: '1' }, { member, answers: own({}) as PlatformOptions['answers'] });
    const changes = () =>
      calls.filter(({ operation }) => operation === 'vegetable/supplyDemandStatusChange').map(({ request }) => request);
    await userEvent.click(await screen.findByRole('button', { name: '关闭：大棚番茄现货，产地直发' }));
    answerDialog(false);
    await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
    expect(changes()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '关闭：大棚番茄现货，产地直发' }));
    answerDialog(true);
    await waitFor(() => expect(changes()).toEqual([{ id: 'p1', action: 'close' }]));
    await userEvent.click(screen.getByRole('button', { name: '暂停展示：大棚番茄现货，产地直发' }));
    await waitFor(() => expect(changes()).toHaveLength(2));
  });

  it('show why one was rejected and link to its form', async () => {
    const refused = own({ status: 'rejected', reject_reason: '标题与品名不符' });
    await open({ mine: '1' }, { member, answers: refused as PlatformOptions['answers'] });
    expect(await screen.findByText('未通过原因：标题与品名不符')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^修改/ })).toHaveAttribute(
      'href',
      '/home/vegetable/lists/type/4?ov=post&edit=p1',
    );
    expect(screen.queryByRole('button', { name: /^暂停展示/ })).not.toBeInTheDocument();
  });
});

describe('the form of a posting', () => {
  const show = async (answers: object = {}) => {
    const shown = await open({ ov: 'post' }, { member, answers: answers as PlatformOptions['answers'] });
    await screen.findByLabelText('标题');
    return shown;
  };
  const put = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const fill = async (title = '大棚番茄现货供应') => {
    put('标题', title);
    put('品名', '番茄');
    put('数量', '5000');
    put('价格', '3.2');
    await chooseOption('省份', '山东省');
    await chooseOption('城市', '潍坊市');
    put('联系人', '老周');
    put('手机号码', '138 0000 1234');
  };
  const send = () => userEvent.click(screen.getByRole('button', { name: '提交审核' }));
  const sent = (calls: { operation: string; request: unknown }[]) =>
    calls.filter(({ operation }) => operation === 'vegetable/supplyDemandAdd').map(({ request }) => request);

  it('focuses the first invalid field and sends no request', async () => {
    const { calls } = await show();
    await send();
    await waitFor(() => expect(screen.getByLabelText('标题')).toHaveFocus());
    expect(screen.getByLabelText('标题')).toHaveAccessibleDescription('请填写标题');
    await fill('番茄电话138-0000-1234');
    fireEvent.blur(screen.getByLabelText('标题'));
    await waitFor(() => expect(screen.getByLabelText('标题')).toHaveAccessibleDescription(/请不要写电话/));
    await send();
    await waitFor(() => expect(screen.getByLabelText('标题')).toHaveFocus());
    expect(sent(calls)).toEqual([]);
  });

  it("sends the input as one posting and opens the user's postings", async () => {
    const { calls, visited } = await show({ 'vegetable/supplyDemandAdd': { id: 'p2', status: 'pending' } });
    await fill();
    await send();
    await waitFor(() => expect(visited).toEqual(['/home/vegetable/lists/type/4?mine=1']));
    expect(sent(calls)).toEqual([
      expect.objectContaining({ qty: 5000, price: 3.2, adcode: '370700', mobile: '13800001234', draft: false }),
    ]);
  });

  it('needs no price if it is negotiable', async () => {
    const { calls } = await show({ 'vegetable/supplyDemandAdd': { id: 'p2', status: 'pending' } });
    await fill();
    await chooseOption('报价方式', '面议');
    await send();
    await waitFor(() => expect(sent(calls)).toEqual([expect.objectContaining({ price: null, negotiable: true })]));
  });

  it('keeps the input after a rejection, and resends it with the same token', async () => {
    let refused = true;
    const { calls } = await show({
      'vegetable/supplyDemandAdd': () => {
        if (refused) throw new ApiError('今天已发布 5 条供需信息，请明天再发布', 429, 200);
        return { id: 'p2', status: 'pending' };
      },
    });
    await fill();
    await send();
    expect(await screen.findByText(/今天已发布 5 条/)).toBeInTheDocument();
    expect(screen.getByLabelText('标题')).toHaveValue('大棚番茄现货供应');
    refused = false;
    await send();
    await waitFor(() => expect(sent(calls)).toHaveLength(2));
    expect(new Set(sent(calls).map((request) => (request as { form_token: string }).form_token)).size).toBe(1);
  });

  it('asks visitors to sign in', async () => {
    await open({ ov: 'post' });
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    expect(loginIntent.getState().status).toBe(true);
    expect(screen.queryByLabelText('标题')).not.toBeInTheDocument();
  });
});
