import type { AiContext } from '@bee/contracts/resource/ai';

/** What each kind of context is called on the chip. */
export const contextKinds: Record<AiContext['kind'], string> = {
  article: '资讯',
  policy: '政策',
  report: '研报',
  encyclopedia: '百科',
  standard: '标准',
  price: '行情',
  food: '食物',
  trade: '贸易',
  table: '数据表',
};

const LONGEST_TITLE = 120;

/** What the address says that is asked about: `about=policy:12&title=种子法`. Null for what is no such thing. */
export const readContext = ({ about = '', title = '' }: Record<string, string>): AiContext | null => {
  const at = about.indexOf(':');
  const kind = about.slice(0, at);
  const id = about.slice(at + 1);
  return isKind(kind) && id ? { kind, id, title: title.slice(0, LONGEST_TITLE) } : null;
};

/** The same for an address. */
export const contextQuery = (context: AiContext | null): { about?: string; title?: string } =>
  context ? { about: `${context.kind}:${context.id}`, ...(context.title && { title: context.title }) } : {};

const isKind = (kind: string): kind is AiContext['kind'] => Object.hasOwn(contextKinds, kind);
