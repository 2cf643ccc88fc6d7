import type { ReactNode } from 'react';
import { LinkButton } from './button.tsx';
import { Tag } from './tag.tsx';

export type ComingSoonProps = {
  /** Title of the screen; the h1. */
  title: string;
  /** What it will bring, in one or two sentences. */
  brings?: ReactNode;
  /** Where to go meanwhile. */
  links?: { title: string; href: string }[];
};

/** A screen that a later release brings. */
export function ComingSoon({ title, brings, links = [{ title: '返回首页', href: '/' }] }: ComingSoonProps) {
  return (
    <div className="bee-soon">
      <div>
        <Tag tone="honey">即将上线</Tag>
        <h1>{title}</h1>
        <div className="bee-soon-text">
          {brings ? <p>{brings}</p> : null}
          <p>
            {`“${title}”正在建设中，即将上线。数据核对完成、来源与更新时间都标注清楚之后才会开放；开放之前，这里不展示未经核实的数字。`}
          </p>
          <p>您可以先使用下面已经开放的栏目，也可以在“意见反馈”里告诉我们您最需要什么内容。</p>
        </div>
      </div>
      <nav className="bee-soon-links" aria-label="已开放的栏目">
        {links.map(({ title: name, href }, index) => (
          <LinkButton key={href} href={href} kind={index === 0 ? 'primary' : 'default'}>
            {name}
          </LinkButton>
        ))}
      </nav>
    </div>
  );
}
