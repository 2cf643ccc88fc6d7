/** The first change that a title names: +3.7% of 哈密瓜上涨3.7%居首; undefined without one. */
export const keyNumber = (title: string): string | undefined => {
  const [, word, size] = /(上涨|下跌|上升|下降|涨|跌)\s*(\d+(?:\.\d+)?%)/.exec(title) ?? [];
  return size && `${/涨|升/.test(word ?? '') ? '+' : '−'}${size}`;
};
