import { isNamedPlace } from '../../../../answering/named-places.ts';
import { indexWords, namingWords } from '../../../search/index.ts';

/** Names of the topic of a question; texts that contain none of them are irrelevant. */
export type Subject = string[];

/** A question with at least this many names describes its subject; texts must contain one of the rarer half. */
const MANY = 3;

/**
 * The rarest names of a question, without general words (价格, 今年, 政策) and, if anything else is named, without places and
 * activities (进口, 登记). Empty if the question names nothing.
 */
export const subjectOf = (
  question: string,
  words: readonly { word: string; weight: number; said?: readonly string[] }[],
): Subject => {
  const { nouns, verbs } = namingWords(question);
  const named = words.filter(({ said = [] }) => said.length === 0);
  const telling = (named.length > 0 ? named : words).filter(({ word }) => !isGeneral(word) && !/^[\d.]+$/.test(word));
  const names = telling.filter(({ word }) => nouns.has(word));
  const chosen = names.length > 0 ? names : telling.filter(({ word }) => word.length > 1 && verbs.has(word));
  const things = chosen.filter(({ word }) => !isNamedPlace(word) && !DONE.has(word));
  const sorted = [...(things.length > 0 ? things : chosen)]
    .sort((a, b) => b.weight - a.weight)
    .map(({ word }) => qualified(question, word));
  return sorted.slice(0, sorted.length >= MANY ? Math.ceil(sorted.length / 2) : 1);
};

/** 假种子 is a different subject from 种子. */
const qualified = (question: string, word: string): string =>
  QUALIFIERS.find((qualifier) => question.includes(qualifier + word))?.concat(word) ?? word;

const QUALIFIERS = ['假冒', '伪劣', '假', '劣'];

/** True if a text contains one of the names, in one piece or in parts: 农机购置补贴 in 农机购置与应用补贴. */
export const namesSubject = (subject: Subject, text: string): boolean => {
  if (subject.length === 0) return true;
  const plain = text.normalize('NFKC').toLowerCase().replace(/\s/g, '');
  return subject.some((name) => holdsWhole(name, plain) || holdsParts(name, plain));
};

/**
 * Relevance check for a sentence of a text on another subject: it must name the subject, and define it if the question
 * asks only for a definition.
 */
export const bearsOnSubject = (
  { question, subject }: { question: string; subject: Subject },
  sentence: string,
): boolean => {
  const [name] = subject;
  if (subject.length !== 1 || !name || !WHAT_IS.test(question.replace(name, '')))
    return namesSubject(subject, sentence);
  const at = sentence.indexOf(name);
  return at >= 0 && SAYS_WHAT.test(sentence.slice(at + name.length));
};

/** 什么是…, …是什么: the rest of a question that asks only for a definition. */
const WHAT_IS =
  /^(?:请问|问一下)?(?:(?:什么|啥)(?:是|叫)|(?:是|指|叫)(?:的是)?(?:个)?(?:什么|啥|谁|哪位|何人|何物)(?:意思|东西)?)[？?。！!呢啊呀\s]*$/;
const SAYS_WHAT = /^(?:[（(][^）)]*[）)]|[”》」])?\s*(?:[，、：:]|就?是|指|即|又[称名叫]|也[称名叫]|亦|简称|为)/;

/** 瘦肉精 does not name 瘦肉. */
const holdsWhole = (name: string, text: string): boolean =>
  indexesOf(name, text).some((at) => !/[精素籽]/.test(text[at + name.length] ?? ''));

const holdsParts = (name: string, text: string): boolean => {
  if (name.length < 4) return false;
  const parts = indexWords(name).filter((part) => part !== name && part.length > 1);
  if (parts.length < 2 || parts.join('').length < name.length) return false;
  // Parts that are far apart have another meaning: 量子 and 力学 are not 量子力学.
  const near = name.length + SPREAD;
  const starts = parts.flatMap((part) => indexesOf(part, text));
  return starts.some((start) => parts.every((part) => text.slice(start, start + near).includes(part)));
};

const indexesOf = (part: string, text: string): number[] => {
  const found: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) found.push(at);
  return found;
};

/** Maximum number of characters between the parts of a name. */
const SPREAD = 6;

/** Taken for nouns by the segmenter: 能当, 拿来, 河里, 谈好. */
export const isTalk = (word: string): boolean => /^[能会要可应不没拿被把让给想]|^.[里上下中边旁内外好到]$/.test(word);

/** General words, alone or combined: 价格行情. */
export const isGeneral = (word: string): boolean => {
  if (GENERAL.has(word)) return true;
  const parts = indexWords(word).filter((part) => part !== word);
  return parts.length > 1 && parts.join('').length >= word.length && parts.every((part) => GENERAL.has(part));
};

const GENERAL = new Set(
  (
    '价格 价 价钱 均价 平均价 最高价 最低价 平均 批发价 零售价 单价 行情 走势 趋势 报价 涨 跌 涨价 跌价 降价 涨跌 涨幅 跌幅 贵 便宜 钱 多少钱 元 块 斤 公斤 吨 亩 ' +
    '市场 批发 批发市场 今天 昨天 明天 后天 现在 目前 当前 最近 近期 近来 近年 今年 去年 前年 明年 本周 本月 上周 上月 这周 这个月 同期 季节 ' +
    '年 月 日 天 周 政策 规定 要求 标准 条例 办法 法律 法规 文件 通知 制度 补贴 补助 扶持 原因 影响 作用 意义 特点 特征 好处 优点 缺点 ' +
    '区别 方法 技术 措施 办法 要点 步骤 流程 手续 条件 因素 类型 种类 分类 定义 概念 推荐 建议 看法 分析 预测 前景 形势 变化 变动 比较 ' +
    '对比 数据 资料 信息 报告 新闻 消息 文章 东西 事情 事 产品 商品 农产品 品种 怎么样 好 坏 高 低 大 小 最高 最低 最贵 最便宜 最 哪里 地方 ' +
    '查询 查 我查 查一查 问问 随便 查一下 看看 看一看 帮忙 帮 帮我 请教 问一下 推荐一下 分析一下 想 做 申请 办理 领 领取 谁 钱数 金额 数量 比例 名字 名称 全国 国家 我国 中国 大家 人 行业 农业 ' +
    '最新 最新消息 你好 您好 谢谢 再见 赚钱 挣钱 致富 发财 期限 时长 ' +
    '了解 说说 讲讲 聊聊 谈谈 详细 明白 清楚 学习 这是 那是 好不好 能种 种 养 卖 买 吃 玩 好卖 难不难 值不值 值得 ' +
    '高不高 贵不贵 便不便宜 多不多 好不好 播种面积 种植面积 产量 总产量 单产 亩产 面积 产值 功效 主治 用法 用量 性味 营养 营养价值 价值 成分 含量 味道 产地 主要内容 适用范围 范围 结论 观点 总结'
  ).split(' '),
);

/** Activities and circumstances; used as a subject only if nothing else is named. */
const DONE = new Set(
  (
    '进口 出口 进出口 进境 出境 入境 登记 备案 许可 审批 审定 检疫 检验 检测 处罚 罚款 种植 栽培 养殖 生产 加工 经营 销售 购买 使用 管理 保护 发放 施行 ' +
    '实施 监督 药 药物 关税 税率 进口关税 出口关税 限量 残留 残留量 限量标准 编码 海关编码 防治 治疗 孕妇 怀孕 孕期 产妇 哺乳期 糖尿病 糖尿病人 高血压 病人 小孩 儿童 宝宝 老人 冰箱 时间 副作用 禁忌 食用 吃法 保存 储存 运输 包装'
  ).split(' '),
);
