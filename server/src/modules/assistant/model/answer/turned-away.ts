/** Signs of a person in crisis. Questions about accidental poisoning are excluded, because they ask for first aid. */
const IN_NEED =
  /(?<!私)自杀(?!性|基因|细胞)|轻生|自残|割腕|寻死|不想活|活不下去|活着没(?:有)?(?:意思|意义)|想死|去死|结束(?:自己的|我的)?生命|喝(?:下|了)?(?:农药|百草枯|敌敌畏|除草剂|老鼠药)(?!.*(?:误|急救|解毒|中毒))/;

const HELP =
  '如果您正处在痛苦或危险之中，请马上告诉身边信任的人，或拨打全国统一心理援助热线 12356；情况紧急时请拨打 120 或 110。您不必独自面对。';

const ELSEWHERE = new RegExp(
  [
    '天气[?？。]?$|天气(?:怎么样|如何|好不好|好吗|预报|怎样)|(?:今天|明天|后天|周末).{0,6}(?:下雨|下雪|气温|几度|冷不冷|热不热)|会(?:不会)?下[雨雪]',
    '(?:写|作|编|创作|念|背|来|讲|唱).{0,14}(?:诗|广告|文案|朋友圈|标语|口号|祝福|检讨|情书|小说|故事|笑话|作文|辞职信|对联|剧本|散文|歌|代码|程序|python|java|网页|脚本|简历|检讨书)',
    '(?:翻译成|译成)(?:英|日|韩|法|德|中)文|帮我翻译',
    '你是谁|你叫什么|你多大|你是(?:不是)?(?:真人|人类|机器人|男|女|什么模型|哪个模型|哪家)|陪我聊|你(?:爱|喜欢)',
    '(?:忽略|无视|忘记|忘掉|不要理会|抛开).{0,14}(?:指令|规则|提示|设定|要求|限制)|系统提示词?|提示词是|system\\s*prompt|ignore\\s.*instructions|扮演|越狱|jailbreak|(?:数据库|管理员|后台|服务器|root).{0,6}(?:密码|口令|账号)|api[\\s_-]?key|密钥',
    '几点了|星期几|几月几号|\\d\\s*[+*/×÷-]\\s*\\d+\\s*(?:=|等于|是多少)',
    '(?:总统|首相|国王|天皇|主席|总理|省长|市长)(?:是谁|叫什么|是哪位)|世界杯|奥运会|欧冠|nba|(?:冠军|影帝|影后)是谁|谁(?:赢了|夺冠)',
    '推荐.{0,6}(?:电影|电视剧|综艺|动漫|音乐|游戏|小说)|(?:电影|电视剧|游戏|音乐)推荐|(?:好玩|景点|旅游攻略|去哪(?:里|儿)?玩)',
    '(?:怎么|如何|怎样).{0,4}(?:减肥|瘦身|追(?:女|男)生|谈恋爱|化妆|学好?(?:英语|外语|编程|开车|钢琴))',
    '(?:火车|高铁|动车|飞机|机|电影)票(?:怎么|如何|在哪|哪里|多少)|(?:买|订|抢|退)(?:一?张)?(?:火车|高铁|动车|飞机|机|电影)票',
    '(?:手机|电脑|笔记本|汽车|轿车|化妆品|口红)(?:哪个?(?:牌子|品牌|款)|推荐|多少钱|怎么选)|iphone|ipad|房价|楼市|租房',
    '(?:头疼|头痛|发烧|感冒|咳嗽|肚子疼|拉肚子|牙疼|失眠).{0,4}(?:[吃用]什么药(?!材)|怎么办|怎么治)',
    '股票|股市|炒股|彩票|双色球|比特币|房贷|买房|星座|运势|算命|相亲|女朋友|男朋友|考研|高考|近视|挂号',
  ].join('|'),
  'i',
);

const OUTSIDE =
  '这个问题不在平台的范围内：这里回答农产品价格、政策法规、食物成分、标准限量、外贸、统计和农业百科方面的问题。';

/** Reply to a person in crisis, checked before anything else. */
export const helpFor = (question: string): string | null => (IN_NEED.test(question) ? HELP : null);

const POISONED = /误(?:喝|服|食|吃|饮)|中毒.*(?:怎么办|急救|怎么救|解毒)|(?:急救|解毒|抢救).*中毒/;
const EMERGENCY = '如果有人误服农药或中毒，请立即拨打 120，并带上农药的包装或标签去医院。';

/** Comes before the answer to a question about first aid. */
export const emergencyFor = (question: string): string | null => (POISONED.test(question) ? EMERGENCY : null);

const ON_HEALTH =
  /孕妇|怀孕|孕期|哺乳|婴儿|宝宝|病人|患者|糖尿病|高血压|痛风|副作用|禁忌|相克|一起[吃喝用服]|(?:吃|服|用)多少[^，。]{0,3}(?:药|合适)|剂量|治病|能治|偏方/;
const ADVICE = '饮食禁忌和用药因人而异，请咨询医生或药师。';

/** Follows every answer about health, also if there is none. */
export const adviceFor = (question: string): string | null => (ON_HEALTH.test(question) ? ADVICE : null);

const ON_SITE =
  /你们(?:的|这个)?(?:网站|平台|公司|数据|价格)(?!里|有)|(?:怎么|如何)(?:成为|开通|取消|注册|注销|登录|充值|退款)[^，。]{0,4}(?:会员|账号|帐号)?[？?]?$|会员(?:能|可以|有)[^，。]{0,4}(?:什么|哪些)|(?:怎么|如何|哪里)(?:能|可以)?下载|数据(?:是|都)?(?:多久|什么时候|几天|每天)(?:会)?更新|人工客服|联系客服/;
const USING_SITE = '账号、会员和数据来源等网站使用方面的问题不在平台的范围内，请看会员中心，或联系客服。';

/** Reply to a question outside the scope of the platform, or about the site itself. */
export const declined = (question: string): string | null => {
  if (ELSEWHERE.test(question)) return OUTSIDE;
  return ON_SITE.test(question) ? USING_SITE : null;
};
