import { href } from '@bee/platform';
import { LinkButton } from '@bee/ui/content';
import { useEffect, useId } from 'react';
import { useStore } from 'zustand';
import { basketHref } from '../address/basket-query.ts';
import { searchHref } from '../address/search-query.ts';
import { basket, wake } from '../basket/basket.store.ts';
import { DomainTree } from './domain-tree.tsx';
import type { TreeLevels } from './tree-levels.ts';
import { TreeSearch } from './tree-search.tsx';
import './tree.css';

export type TreePaneProps = { levels: TreeLevels; path: readonly string[]; model?: string; name?: string };

/** The left pane; on phones a drawer that is toggled by a checkbox, so it needs no JavaScript. */
export function TreePane({ levels, path, model, name }: TreePaneProps) {
  const id = useId();
  return (
    <div className="tools-industry-side bee-stack bee-no-print">
      <TreeSearch name={name} />
      <div className="tools-industry-ways bee-wrap">
        <LinkButton href={searchHref({})}>高级检索</LinkButton>
        <BasketLink />
        <label htmlFor={id} className="bee-btn is-default is-mini tools-tree-open">
          目录
        </label>
      </div>
      <input type="checkbox" id={id} className="tools-tree-switch bee-quiet" aria-label="显示目录" />
      <label htmlFor={id} className="tools-tree-mask">
        <span className="bee-quiet">关闭目录</span>
      </label>
      <nav className="tools-tree-sheet bee-box" aria-label="目录">
        <div className="tools-tree-head">
          <a href={href('data/retrieval')}>全部产业</a>
          <label htmlFor={id} className="bee-btn is-text is-mini tools-tree-close">
            收起
          </label>
        </div>
        <DomainTree levels={levels} path={path} model={model} />
      </nav>
    </div>
  );
}

/** Link to the basket with the number of its series. */
function BasketLink() {
  const list = useStore(basket, (state) => state.list);
  useEffect(wake, []);
  return <LinkButton href={basketHref({ list })}>数据篮{list.length > 0 ? `（${list.length}）` : ''}</LinkButton>;
}
