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
      <svg className="bee-soon-comb" viewBox="-2 20 240 160" aria-hidden="true">
        <path d={comb} />
        <path d="M52 25 78 40v30L52 85 26 70V40Z" className="is-full" />
        <path d="M104 115 130 130v30L104 175 78 160v-30Z" className="is-full" />
        <path d="M156 115 182 130v30L156 175 130 160v-30Z" className="is-next" />
        <path d="M150 92C150 60 176 42 214 44 214 78 190 98 150 92ZM150 92C166 74 182 62 200 56" className="is-leaf" />
      </svg>
      <div>
        <Tag type="honey">即将上线</Tag>
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

/** Cells of a comb that is being filled. */
const comb = [
  [52, 25],
  [104, 25],
  [78, 70],
  [26, 70],
  [130, 70],
  [52, 115],
  [104, 115],
]
  .map(([x = 0, y = 0]) => `M${x} ${y}l26 15v30l-26 15-26-15v-30Z`)
  .join('');
