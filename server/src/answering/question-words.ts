/** 药用价值 and 评价 do not ask for prices. */
const PRICE = /(?<!评)价(?!值)|多少钱|行情|[贵涨跌]|便宜|走势|报价|[一每][公市]?[斤吨]|卖[到了]?多少/;
const LAW = /法|条例|规定|办法|政策|补贴|补助|[能可]?补(?:多少|几|钱)|罚|骗|标准|限制|启动|预案|投放|备案/;
/** Asks for an explanation, which tables do not contain. */
const OPEN =
  /怎么办|如何|怎样|怎么[做种吃防治]|为什么|为何|原因|症状|防治|缺[钙磷钾镁铁锌硒铜锰]|肥|因素|措施|方法|技术|作用|影响|病|特点|区别|意义|好处/;

export const isOnPrices = (question: string): boolean => PRICE.test(question);
export const isOnLaw = (question: string): boolean => LAW.test(question);
export const asksForExplanation = (question: string): boolean => OPEN.test(question);

/** Policies and news that mention a product say nothing of these. */
const ON_EATING = /[能可][不否以]?能?吃|有毒|功效|营养价值|孕妇|怎么(?:吃|做才|挑选)|是(?:不是)?(?:水果|蔬菜|粮食)/;

export const isOnEating = (question: string): boolean => ON_EATING.test(question);
