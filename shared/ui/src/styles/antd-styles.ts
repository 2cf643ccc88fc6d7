import { extractStyle } from '@ant-design/static-style-extract';
import { ConfigProvider } from 'antd';
import { createElement } from 'react';
import { uiTheme } from '../theme/ui-theme.ts';
import { splitRules } from './css-rules.ts';
import { type AntdDoor, baseDoor, doorParts } from './door-parts.ts';
import { keepLinksWithin } from './link-rules.ts';
import { ownRules } from './own-rules.ts';
import { isUnused } from './unused-rules.ts';

/** Names the cache for antd's own hydration, which zeroRuntime switches off. */
const cacheMark = '.data-ant-cssinjs-cache-path';

/** Popconfirm wraps Popover and says some things otherwise: extraction puts its rules before, where they would lose. */
const wrapper = '.ant-popconfirm';

/** Rules of each antd door, those of `core` left out of the others. Only right under NODE_ENV=production. */
export function antdStyles(): Record<AntdDoor, string> {
  if (process.env.NODE_ENV !== 'production') {
    throw new Error('antd stylesheets come out wrong outside production: run with NODE_ENV=production');
  }
  const base = new Set(rulesOf(baseDoor));
  const doors = Object.keys(doorParts) as AntdDoor[];
  return Object.fromEntries(
    doors.map((door) => {
      const rules = door === baseDoor ? [...base] : rulesOf(door).filter((rule) => !base.has(rule));
      return [door, [...rules, ownRules[door] ?? ''].join('\n')];
    }),
  ) as Record<AntdDoor, string>;
}

function rulesOf(door: AntdDoor): string[] {
  const { zeroRuntime, ...theme } = uiTheme;
  const css = extractStyle({
    includes: [...doorParts[door]],
    customTheme: (node) => createElement(ConfigProvider, { theme }, node),
  });
  const rules = [...new Set(splitRules(css))]
    .filter((rule) => !rule.startsWith(cacheMark) && !isUnused(rule))
    .map(keepLinksWithin);
  const wraps = (rule: string) => rule.startsWith(wrapper);
  return [...rules.filter((rule) => !wraps(rule)), ...rules.filter(wraps)];
}
