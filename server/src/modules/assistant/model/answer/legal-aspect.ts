/** What a question about a rule wants to know, and how an article that says so reads. */
export type LegalAspect = {
  kind: 'penalty' | 'start' | 'definition' | 'permission' | 'amount' | 'authority' | 'conditions';
  holds: (article: string) => boolean;
};

const NUMBER = '[\\d一二两三四五六七八九十百千万]+';

const ASPECTS: readonly { kind: LegalAspect['kind']; asked: RegExp; said: RegExp }[] = [
  {
    kind: 'start',
    asked:
      /(?:施行|实行|实施|生效|执行|开始)的?(?:时间|日期)|(?:哪天|哪一天|何时|什么时候|啥时候|哪年|哪一年|几月|几号|何日)[^，。]{0,6}(?:施行|实行|实施|生效|执行)|(?:施行|实行|实施|生效|执行)的?(?:是|于|在)?(?:哪天|何时|什么时候|哪年)/,
    said: /自[^，。]{0,30}(?:起|之日|后)[^，。]{0,8}(?:施行|实施|执行|生效)/,
  },
  {
    kind: 'penalty',
    asked:
      /罚|后果|会怎样|会怎么样|(?<!事故|纠纷|争议|应该|应当)(?:怎么处理|怎么处置|如何处理)|赔(?:多少|几|钱|吗)|[要怎须该]赔|赔偿(?:多少|几|标准|吗|金)|(?:多少|几倍)[^，。]{0,3}赔偿|判刑|判几|坐牢|拘留|(?:什么|哪些|法律|刑事|行政)的?责任|(?:什么|啥)处分|追究/,
    said: /罚款|没收|责令|吊销|拘留|追究|赔偿|处分|警告|取缔|收回/,
  },
  {
    kind: 'authority',
    asked: /谁(?:来|该|应该?|要|得|去)?[交缴付出]/,
    said: /纳税人|缴纳|承担|支付|交纳/,
  },
  {
    kind: 'authority',
    asked:
      /谁(?!都|必须|需要|应|要|可以|能)|哪个部门|哪些部门|什么部门|哪级|归.{0,6}管|由.{0,6}(?:负责|批准|审批)|找哪|向哪/,
    said: /部门|人民政府|委员会|机构|国务院|责任制|谁[^，。]{1,6}[、，]谁/,
  },
  {
    kind: 'amount',
    asked:
      /多少|几[个名人年天日户处倍次亩月小成]|多久|多长|至少|最多|最[低高少]|多陡|期限|怎么算|怎么计算|如何计算|[多上]限|比例|哪一?天|什么时候|何时/,
    said: new RegExp(
      `${NUMBER}(?:个|名|人|年|天|日|户|处|倍|次|亩|公顷|平方米|月|小时|元|万元|度|工作日|以上|以下|分之)|每年|每月|百分之|按照.{0,30}计算|不得(?:超过|少于|低于)`,
    ),
  },
  {
    kind: 'permission',
    asked:
      /能不能|可不可以|可以不可以|是否|要不要|需不需要|用不用|违法|合法|犯法|行不行|成不成|合不合法|违不违法|犯不犯法|算不算|(?:能|可以|可|准|允许|得|要|需要|必须|会).*[吗么嘛吧]|[对是行成]吗|吧$|不$/,
    said: /不得|禁止|严禁|可以|应当|必须|允许|不准/,
  },
  {
    kind: 'conditions',
    asked:
      /条件|怎么办|哪些|什么材料|资料|怎么申请|怎么办理|如何|程序|手续|流程|要求|什么(?:内容|事项|情况|情形)|什么限制/,
    said: /下列|：|条件|材料|应当|情形/,
  },
];

const TERM = [
  /(?:什么是|什么叫|啥叫|啥是|何谓|何为|怎么理解)([^，。？?！!是]{2,20}?)(?:呢|啊)?$/,
  /([^，。？?！!里中]{2,20}?)(?:的定义|的含义|的意思|是什么意思|是啥意思|什么意思|(?:是|具体)?指(?:的是)?(?:什么|哪|啥)|(?:是)?(?:怎么|如何)(?:定义|界定)|(?:的)?定义(?:是什么)?|包括哪些|是什么|算什么)/,
];
const BEFORE_TERM = /^.*(?:说的|所说的|所称的?|规定的|里的|中的|里|中|上的|请问|《|》)/;

/** The term that a question wants to be defined; null if it asks for something else. */
export const termAsked = (question: string): string | null => {
  const plain = question.replace(/[？?！!。\s]+$/, '').replace(/\s/g, '');
  for (const pattern of TERM) {
    const [, found = ''] = pattern.exec(plain) ?? [];
    const term = found
      .replace(BEFORE_TERM, '')
      .replace(/[“”"]/g, '')
      .replace(/^的|(?:都|一般|主要|具体|究竟|到底)$/g, '');
    if (term.length > 1) return term;
  }
  return null;
};

/** True for a line that defines the term: 本法所称黑土地，是指…; （二）预包装食品，指…. */
export const definesTerm = (line: string, term: string): boolean => {
  const at = line.indexOf(term);
  if (at < 0) return false;
  const rest = line.slice(at + term.length);
  return (
    /^(?:[”》」]|[（(][^）)]{0,60}[）)])?\s*[，,：:]?\s*(?:是指|指|系指|即|包括)/.test(rest) ||
    (/所称(?:的)?[“《]?$/.test(line.slice(0, at)) && /是?指|包括/.test(rest))
  );
};

/** 电鱼违法吗，罚多少 asks for the penalty and, in the part returned here, whether it is forbidden. */
export const alsoAsksPermission = (question: string): string | null =>
  /^(.*?(?:违法|合法|犯法|违规|能不能|可不可以)[^，,]*?)(?:[，,、？?]|罚|要?罚|怎么罚|会罚)/.exec(question)?.[1] ??
  null;

/** Null for a question that asks nothing that rules answer. */
export const legalAspectOf = (question: string): LegalAspect | null => {
  const start = ASPECTS.find(({ kind, asked }) => kind === 'start' && asked.test(question));
  const term = start ? null : termAsked(question);
  if (term)
    return { kind: 'definition', holds: (article) => article.split('\n').some((line) => definesTerm(line, term)) };
  const aspect = start ?? ASPECTS.find(({ asked }) => asked.test(question));
  return aspect ? { kind: aspect.kind, holds: (article) => aspect.said.test(article) } : null;
};
