/** A person in need; asked of a data site by mistake or not. Poisoning by accident is a question for first aid. */
const IN_NEED =
  /自杀(?!性|基因|细胞)|轻生|自残|割腕|寻死|不想活|活不下去|活着没(?:有)?(?:意思|意义)|想死|去死|结束(?:自己的|我的)?生命|喝(?:下|了)?(?:农药|百草枯|敌敌畏|除草剂|老鼠药)(?!.*(?:误|急救|解毒|中毒))/;

const HELP =
  '如果您正处在痛苦或危险之中，请马上告诉身边信任的人，或拨打全国统一心理援助热线 12356；情况紧急时请拨打 120 或 110。您不必独自面对。';

const ELSEWHERE = new RegExp(
  [
    '天气(?:怎么样|如何|好不好|好吗|预报|怎样)|(?:今天|明天|后天|周末).{0,6}(?:下雨|下雪|气温|几度|冷不冷|热不热)|会(?:不会)?下[雨雪]',
    '(?:写|作|编|创作|念|背|来|讲|唱).{0,14}(?:诗|情书|小说|故事|笑话|作文|辞职信|对联|剧本|散文|歌|代码|程序|脚本|简历|检讨书)',
    '(?:翻译成|译成)(?:英|日|韩|法|德|中)文|帮我翻译',
    '你是谁|你叫什么|你多大|你是(?:不是)?(?:真人|人类|机器人|男|女|什么模型|哪个模型|哪家)|陪我聊|你(?:爱|喜欢)',
    '(?:忽略|无视|忘记|忘掉|不要理会|抛开).{0,14}(?:指令|规则|提示|设定|要求|限制)|系统提示词?|提示词是|system\\s*prompt|ignore\\s.*instructions|扮演|越狱|jailbreak|(?:数据库|管理员|后台|服务器|root).{0,6}(?:密码|口令|账号)|api[\\s_-]?key|密钥',
    '几点了|星期几|几月几号|\\d\\s*[+*/×÷-]\\s*\\d+\\s*(?:=|等于|是多少)',
    '股票|股市|炒股|彩票|双色球|比特币|房贷|买房|星座|运势|算命|相亲|女朋友|男朋友|考研|高考|近视|挂号',
  ].join('|'),
  'i',
);

const OUTSIDE =
  '这个问题不在平台的范围内：这里回答农产品价格、政策法规、食物成分、标准限量、外贸、统计和农业百科方面的问题。';

/** What is said to a person in need, before anything else. */
export const helpFor = (question: string): string | null => (IN_NEED.test(question) ? HELP : null);

/** What is said where a question is no business of the platform. */
export const declined = (question: string): string | null => (ELSEWHERE.test(question) ? OUTSIDE : null);
