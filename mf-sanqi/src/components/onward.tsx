import { href } from '@bee/platform';
import { LinkButton } from '@bee/ui/content';
import './reading.css';

type OnwardProps = {
  tag: { id: string; title: string };
  /** The current page. */
  here: 'sanqi/report' | 'sanqi/dataset';
  /** The list of the open item. */
  back?: { title: string; href: string };
};

/** Links at the end of a page: back to its list, and to the other pages of the microsite. */
export function Onward({ tag: { id, title }, here, back }: OnwardProps) {
  return (
    <nav className="sanqi-onward bee-wrap bee-no-print" aria-label="继续浏览">
      {back ? <LinkButton href={back.href}>{back.title}</LinkButton> : null}
      <LinkButton href={href('sanqi/herbs')}>看行情</LinkButton>
      {here === 'sanqi/report' ? (
        <LinkButton href={href('sanqi/dataset', { tagId: id })}>看{title}数据</LinkButton>
      ) : (
        <LinkButton href={href('sanqi/report', { tagId: id })}>看{title}报告</LinkButton>
      )}
    </nav>
  );
}
