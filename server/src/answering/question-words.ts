/** Spoken words and the written ones, which all rules expect. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/(?:为|因)啥|为嘛|咋(?=这么|那么|又|还|老)/g, '为什么'],
  [/咋(?:样|个|地|整)?/g, '怎么'],
  [/啥子|啥/g, '什么'],
  [/几多钱|好多钱|多儿钱|多钱|几个钱|怎么卖(?=[的呀啊呢？?]*$)/g, '多少钱'],
  [/是(?:个)?什么(?:东西|玩意儿?)/g, '是什么'],
  [/俺们?|咱们?/g, '我'],
  [/[啦哇呀哟喽嘞哩]+(?=[？?。！!]*$)/g, ''],
];

export const inWrittenWords = (question: string): string =>
  SPOKEN.reduce((text, [spoken, written]) => text.replace(spoken, written), question);

/** 药用价值 and 评价 do not ask for prices. */
const PRICE = /(?<!评)价(?!值)|多少钱|行情|[贵涨跌]|便宜|划算|实惠|走势|报价|[一每][公市]?[斤吨]|卖[到了]?多少/;
const LAW = /法|条例|规定|办法|政策|补贴|补助|[能可]?补(?:多少|几|钱)|罚|骗|标准|限制|启动|预案|投放|备案/;
/** Asks for an explanation, which tables do not contain. */
const OPEN =
  /怎么办|如何|怎样|怎么[做种吃防治]|为什么|为何|原因|症状|防治|缺[钙磷钾镁铁锌硒铜锰]|肥|因素|措施|方法|技术|作用|影响|病|特点|区别|意义|好处/;

export const isOnPrices = (question: string): boolean => PRICE.test(question);
export const isOnLaw = (question: string): boolean => LAW.test(question);
export const asksForExplanation = (question: string): boolean => OPEN.test(question);

/** Policies and news that mention a product say nothing of these. */
const ON_EATING =
  /[能可宜][不否以]?[能宜可]?以?[吃喝]|一起[吃喝用服]|有毒|功效|营养价值|孕妇|怎么(?:吃|做才|挑选)|是(?:不是)?(?:水果|蔬菜|粮食)/;

export const isOnEating = (question: string): boolean => ON_EATING.test(question);
