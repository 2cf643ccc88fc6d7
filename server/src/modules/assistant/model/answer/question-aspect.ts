/** What a question wants to know about its subject: in the words of questions, and in those of headings and texts. */
const ASPECTS: readonly { asked: RegExp; said: readonly string[] }[] = [
  { asked: /保存|存放|储存|贮存|储藏|贮藏|保鲜|[放存]多久/, said: ['存放', '贮藏', '保鲜', '贮存', '冷藏'] },
  { asked: /解决|怎么办|应对|避免|预防|防治/, said: ['应对', '办法', '避免', '防治', '预防', '降低'] },
  { asked: /产在|产地|产于|主产|产区|哪里产/, said: ['主产', '产地', '产区', '原产'] },
  { asked: /怎么选|怎么挑|挑选|辨别|鉴别/, said: ['挑选', '辨别', '看货', '鉴别'] },
  { asked: /区别|差别|不同|差异/, said: ['区别', '差别', '不同', '差异'] },
  { asked: /后果|处罚|罚款|怎么罚|罚多少/, said: ['处罚', '罚款', '追回', '责令', '取消', '追究'] },
];

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
