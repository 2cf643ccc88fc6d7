import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { message, openResult, reference } from './testing/open-result.tsx';

const LONG = `${'前文。'.repeat(40)}捕捞作业必须取得捕捞许可证。后文。`;
const withQuote = message({
  text: '要许可证[[1]]。',
  refs: [reference(1, { quote: LONG, cited: ['捕捞作业必须取得捕捞许可证。'] }), reference(2)],
});

describe('references', () => {
  const { matchMedia } = window;
  afterEach(() => {
    window.matchMedia = matchMedia;
  });
  const narrow = () => {
    window.matchMedia = ((media: string) => ({ ...matchMedia(media), matches: true })) as typeof matchMedia;
  };

  it('highlight the cited sentence in the passage, collapsed and expanded, and link to it', async () => {
    await openResult([withQuote]);
    const item = screen.getByText('法规1').closest('li') as HTMLElement;
    expect(item.querySelector('mark')).toHaveTextContent('捕捞作业必须取得捕捞许可证。');
    expect(item.querySelector('blockquote')?.textContent).toMatch(/^……/);
    await userEvent.click(within(item).getByRole('button', { name: '展开' }));
    expect(item.querySelector('blockquote')).toHaveTextContent(LONG);
    expect(item.querySelector('mark')).toHaveTextContent('捕捞作业必须取得捕捞许可证。');
    expect(within(item).getByRole('link', { name: '查看原文：法规1' })).toHaveAttribute(
      'href',
      `/article/detail?id=1#cite=${encodeURIComponent('捕捞作业必须取得捕捞许可证。')}`,
    );
  });

  it.each([
    ['the first whole sentence, not a heading', ['第二章 捕捞', '须持证。', '捕捞作业必须取得许可证。'], '须持证。'],
    ['the longest where none is whole', ['捕捞', '捕捞作业必须取得', '许可证'], '捕捞作业必须取得'],
  ])('lead to %s', async (_what, cited, sought) => {
    await openResult([message({ text: '要许可证[[1]]。', refs: [reference(1, { quote: cited.join(''), cited })] })]);
    expect(screen.getByRole('link', { name: '查看原文：法规1' })).toHaveAttribute(
      'href',
      `/article/detail?id=1#cite=${encodeURIComponent(sought)}`,
    );
  });

  it('open in a sheet at the cited one when the window has no room for the panel', async () => {
    narrow();
    await openResult([withQuote]);
    await userEvent.click(screen.getByRole('link', { name: '参考资料 1：法规1' }));
    const sheet = await screen.findByRole('dialog', { name: '参考资料 2' });
    const item = within(sheet).getByText('法规1').closest('li');
    expect(item).toHaveFocus();
    expect(item).toHaveClass('is-flashed');
    await userEvent.click(within(sheet).getByRole('button', { name: '关闭' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '参考资料 2' }));
    expect(await screen.findByRole('dialog', { name: '参考资料 2' })).toBeInTheDocument();
  });

  it('show the card on focus too, and Esc closes it wherever the focus is', async () => {
    await openResult([withQuote]);
    const citation = screen.getByRole('link', { name: '参考资料 1：法规1' });
    await userEvent.hover(citation);
    expect(within(screen.getByRole('tooltip')).getByText('捕捞作业必须取得捕捞许可证。').tagName).toBe('MARK');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await userEvent.unhover(citation);
    for (let tries = 0; document.activeElement !== citation && tries < 30; tries += 1) await userEvent.tab();
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('mark a deleted source', async () => {
    await openResult([message({ text: '旧文[[1]]。', refs: [reference(1, { to: null })] })]);
    const item = screen.getByText('法规1').closest('li') as HTMLElement;
    expect(within(item).getByText('来源已删除')).toBeInTheDocument();
    expect(within(item).queryByRole('link')).not.toBeInTheDocument();
  });

  it('belong to their version of the answer', async () => {
    await openResult([
      message({ message_id: 'm1', text: '旧的[[1]]。', refs: [reference(1, { title: '旧法' })] }),
      message({ message_id: 'm2', version_of: 'm1', text: '新的[[1]]。', refs: [reference(1, { title: '新法' })] }),
    ]);
    expect(screen.getByText('第 2 / 2 版')).toBeInTheDocument();
    const panel = screen.getByRole('complementary', { name: '参考资料' });
    expect(panel).toHaveTextContent('新法');
    await userEvent.click(screen.getByRole('button', { name: '上一个版本' }));
    expect(screen.getByRole('complementary', { name: '参考资料' })).toHaveTextContent('旧法');
    expect(screen.getByRole('complementary', { name: '参考资料' })).not.toHaveTextContent('新法');
    expect(screen.getByRole('button', { name: '上一个版本' })).toBeDisabled();
  });
});
