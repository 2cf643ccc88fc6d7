/** What a question wants to know about its subject: in the words of questions, and in those of headings and texts. */
const ASPECTS: readonly { asked: RegExp; said: readonly string[] }[] = [
  { asked: /保存|存放|储存|贮存|储藏|贮藏|保鲜|[放存]多久/, said: ['存放', '贮藏', '保鲜', '贮存', '冷藏'] },
  { asked: /解决|怎么办|应对|避免|预防|防治/, said: ['应对', '办法', '避免', '防治', '预防', '降低'] },
  {
    asked: /怎么(?:申请|申报|领|办|报)|如何(?:申请|办理|申报)|手续|流程/,
    said: ['申请', '办理', '流程', '步骤', '提交'],
  },
  { asked: /产在|产地|产于|主产|产区|哪里产/, said: ['主产', '产地', '产区', '原产'] },
  { asked: /怎么选|怎么挑|挑选|辨别|鉴别/, said: ['挑选', '辨别', '看货', '鉴别'] },
  { asked: /区别|差别|不同|差异/, said: ['区别', '差别', '不同', '差异'] },
  { asked: /后果|处罚|罚款|怎么罚|罚多少/, said: ['处罚', '罚款', '追回', '责令', '取消', '追究'] },
];

/** Without one of these words, a statement about the subject does not answer the question. */
const DEMANDS: readonly { asked: RegExp; said: RegExp }[] = [
  { asked: /孕妇|怀孕|孕期/, said: /孕|妊娠|胎/ },
  { asked: /哺乳|坐月子|产妇/, said: /哺乳|乳汁|产后|产妇/ },
  { asked: /糖尿病|血糖高/, said: /糖尿病|血糖|消渴/ },
  { asked: /高血压|痛风|尿酸|肾病|过敏/, said: /血压|痛风|尿酸|肾病|过敏/ },
  {
    asked: /功效|药效|主治|治什么|药用价值|怎么用[?？]?$|有什么用处?[?？]?$/,
    said: /功效|功能|主治|治|疗|药用|入药|止[血痛咳泻]|活血|补[气血益]|清热|解毒|[主疗]|[补润益养健温清散利][肺脾肾肝胃心气血中水]|用途|用于|用来/,
  },
  { asked: /保存|存放|储存|贮存|储藏|贮藏|保鲜|放多久|放几天/, said: /存|贮|储|窖|冷藏|保鲜|冰箱|放/ },
  { asked: /最长|最多[^，。]{0,6}年|期限/, said: /最长|不(?:得)?超过|以内|期限|至多|不低于/ },
  {
    asked: /(?:为什么|为何|原因).*[贵便涨跌]|[贵便涨跌].*(?:为什么|为何|原因)/,
    said: /[涨跌降升]|因|由于|所以|导致|带动|成本|取决|决定|越|损耗|库存|减产|增产|集中|需求|供[应给]|受/,
  },
  { asked: /吃什么(?!药)|食性|喂什么/, said: /[吃食喂饲]/ },
  { asked: /有毒|毒性|中毒/, said: /毒/ },
  { asked: /学名|拉丁名/, said: /学名|拉丁|[A-Z][a-z]+ [a-z]+/ },
  { asked: /副作用|禁忌|不能和什么|相克/, said: /禁|忌|不宜|慎|副作用|不良反应|反/ },
];

/** What texts must say to answer the question; null if any statement about the subject may. */
export const demandOf = (question: string): RegExp | null =>
  DEMANDS.find(({ asked }) => asked.test(question))?.said ?? null;

/** Words of texts about what this word or question asks. */
export const saidOf = (asked: string): readonly string[] =>
  ASPECTS.find((aspect) => aspect.asked.test(asked))?.said ?? [];

/** True if a section is about what the question asks: 二、怎么申请 for 四川农机补贴怎么申请, 应对办法 for 连作障碍怎么解决. */
export const isAskedSection = (question: string, heading: string | null): boolean => {
  const core = (heading ?? '')
    .replace(/^(?:第?[一二三四五六七八九十\d]+[、.章节条]\s*)/, '')
    .replace(/\s|[（(].*$/g, '');
  if (core.length < 2) return false;
  return (core.length > 2 && question.includes(core)) || saidOf(question).some((word) => core.includes(word));
};
