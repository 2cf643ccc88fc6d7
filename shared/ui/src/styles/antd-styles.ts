import { extractStyle } from '@ant-design/static-style-extract';
import { ConfigProvider } from 'antd';
import { createElement } from 'react';
import { uiTheme } from '../theme/ui-theme.ts';
import { splitRules } from './css-rules.ts';
import { type AntdEntryPoint, baseEntryPoint, entryPointParts } from './entry-point-parts.ts';
import { keepLinksWithin } from './link-rules.ts';
import { ownRules } from './own-rules.ts';
import { isUnused } from './unused-rules.ts';

/** Names the cache for antd's own hydration, which zeroRuntime disables. */
const cacheMark = '.data-ant-cssinjs-cache-path';

/** Popconfirm wraps Popover and overrides some of its rules: extraction puts them first, where they would lose. */
const wrapper = '.ant-popconfirm';

/** Rules of each antd entry point, without those of `core`. Only correct under NODE_ENV=production. */
export function antdStyles(): Record<AntdEntryPoint, string> {
  if (process.env.NODE_ENV !== 'production') {
    throw new Error('antd stylesheets come out wrong outside production: run with NODE_ENV=production');
  }
  const base = new Set(rulesOf(baseEntryPoint));
  const entryPoints = Object.keys(entryPointParts) as AntdEntryPoint[];
  return Object.fromEntries(
    entryPoints.map((entryPoint) => {
      const rules = entryPoint === baseEntryPoint ? [...base] : rulesOf(entryPoint).filter((rule) => !base.has(rule));
      return [entryPoint, [...rules, ownRules[entryPoint] ?? ''].join('\n')];
    }),
  ) as Record<AntdEntryPoint, string>;
}

function rulesOf(entryPoint: AntdEntryPoint): string[] {
  const { zeroRuntime, ...theme } = uiTheme;
  const css = extractStyle({
    includes: [...entryPointParts[entryPoint]],
    customTheme: (node) => createElement(ConfigProvider, { theme }, node),
  });
  const rules = [...new Set(splitRules(css))]
    .filter((rule) => !rule.startsWith(cacheMark) && !isUnused(rule))
    .map(keepLinksWithin);
  const wraps = (rule: string) => rule.startsWith(wrapper);
  return [...rules.filter((rule) => !wraps(rule)), ...rules.filter(wraps)];
}
