/** How a question is phrased, independent of its topic. */
export type QuestionStyle = {
  /** Meaningful runs of words; question words and exam phrasing are removed. */
  phrases: string[];
  /** Asks for an explanation and does not mention law: legal texts seldom answer such questions. */
  explains: boolean;
};

export const styleOf = (question: string): QuestionStyle => ({
  phrases: question
    .normalize('NFKC')
    .toLowerCase()
    .replace(ASKED_WITH, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean),
  explains: EXPLAIN.test(question) && !LAW.test(question),
});

const ASKED_WITH = new RegExp(
  [
    String.raw`^\s*\d+[.、．,]\s*`,
    '简述|试述|论述|请结合|结合|你的观点|请|详细|谈谈|简要|说明|分析|举例|阐述|解释|名词|回答|描述|列举',
    '什么是|何谓|何为|什么叫|是什么|为什么|为何|如何|怎样|怎么|哪些|有哪|哪几|哪个|什么|多少|几种',
    '主要|应该|应|进行|的|了|吗|呢|及其|以及|有何|之间|它|其|你|我们|常见|常用|一下|可以|需要|能够|之|试|比较',
  ].join('|'),
  'gu',
);

const EXPLAIN =
  /简述|试述|论述|阐述|分析|什么是|何谓|何为|是什么|特[点征性]|作用|意义|原[因理]|机[理制]|影响|防治|方法|措施|区别|要点|种类|类型|分类|哪些|如何|怎样|为什么|概念|定义/;

const LAW =
  /法律|法规|(?<![方办做疗手无设想看说写用])法(?![国院则系])|条例|规定|办法|政策|补贴|处罚|罚款|标准|许可|违反|违法|依法|审批|申请|登记|备案|义务|权利|职责|应当|部门|行政|第.+条|人民政府|证书|监管/;
