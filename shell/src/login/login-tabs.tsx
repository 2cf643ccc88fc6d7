import type { KeyboardEvent } from 'react';
import { loginTabs } from './login-titles.ts';
import { useLoginView, useLoginViewStore } from './login-view-context.ts';

const ARROWS = ['ArrowLeft', 'ArrowRight'];

/** Arrow keys also switch tabs; the focus stays on the tabs. */
export function LoginTabs({ panelId }: { panelId: string }) {
  const view = useLoginViewStore();
  const chosen = useLoginView((state) => state.tab);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!ARROWS.includes(event.key)) return;
    event.preventDefault();
    const other = chosen === 'account' ? 'mobile' : 'account';
    view.chooseTab(other);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${other}"]`)?.focus();
  };

  return (
    <div className="shell-login-tabs" role="tablist" aria-label="登录方式" onKeyDown={onKeyDown}>
      {loginTabs.map(({ tab, title }) => (
        <button
          key={tab}
          type="button"
          role="tab"
          data-tab={tab}
          aria-selected={tab === chosen}
          aria-controls={panelId}
          tabIndex={tab === chosen ? 0 : -1}
          onClick={() => view.chooseTab(tab)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
