/** Everyday words of questions about rules, each with the words that laws use instead. */
const ENTRIES = `
饭店 餐馆 饭馆 餐厅 = 餐饮服务经营者 餐饮
多点菜 点多菜 = 超量点餐
杀猪 宰猪 = 生猪屠宰 屠宰
杀牛 宰牛 杀羊 宰羊 杀鸡 = 屠宰
私自 偷偷 = 擅自 未经
没有资格 没资格 没有许可 没有证 没证 无证 没办证 没有资质 = 未取得 未经
假冒 冒充 = 假冒 冒充 冒用
农药店 农资店 卖农药的 = 农药经营者 经营者
记账 台账 = 台账 记录
坡地 山坡 = 陡坡地 坡耕地
庄稼 = 农作物
开荒 = 开垦
打鱼 捕鱼 = 捕捞
禁渔 休渔 = 禁渔期 休渔
砍树 伐木 = 采伐 砍伐
养猪场 养鸡场 养牛场 猪场 鸡场 = 畜禽养殖场 养殖场 规模养殖
死猪 病死猪 死鸡 = 病死畜禽 病死动物 死亡
乱扔 扔掉 扔 = 丢弃 弃置 随意处置
打药 喷药 = 使用农药 施用农药
烧秸秆 = 焚烧秸秆 露天焚烧
盖房 建房 盖房子 造房 = 建住宅 住宅 建房
建坟 = 建坟
城里人 城市户口 城镇户口 = 城镇居民 城镇户籍
卖地 = 买卖土地 非法转让
撂荒 抛荒 荒着 = 闲置 荒芜 弃耕抛荒 撂荒
租地 = 流转 出租 租赁
村里 村集体 = 集体经济组织 村民委员会
村委会 = 村民委员会
合作社 = 农民专业合作社 合作社
几个人 多少人 = 名以上 成员
注册 = 登记 设立
成立 开办 = 设立 成立
入社 = 加入
分红 = 盈余 返还
过期食品 过期 = 超过保质期
小作坊 作坊 = 小作坊
小摊 摊贩 路边摊 = 摊贩
网店 网上卖 网购 外卖 = 网络食品 网络交易 第三方平台
猪瘟 疫情 瘟疫 = 动物疫病 疫情 疫病
打疫苗 打针 = 强制免疫 免疫
养狗 遛狗 = 犬只 犬
检疫证 = 检疫证明
兽医 = 执业兽医 兽医
奶站 = 生鲜乳收购站
牛奶 鲜奶 = 生鲜乳
大棚 = 设施农业
驾照 驾驶证 = 驾驶证 操作证件
收割机 = 联合收割机
农机 = 农业机械 农机
野味 = 野生动物
草场 = 草原
放牧太多 过度放牧 = 超载放牧 载畜量
挖沙 采沙 = 采砂
打井 = 取水 取用
粮库 = 粮食储备 承储
粮站 = 粮食收购
白条 = 拖欠 支付 售粮款
乱收费 = 违法收费 摊派
坐牢 判刑 = 刑事责任
赔钱 赔多少 = 赔偿 赔偿金
假种子 = 假种子
卖 = 销售 出售 经营
买到 买 = 购买
转给 = 转让
公务员 = 工作人员 公职人员
外国人 外商 外资 = 外国 境外 外商
环保 = 生态环境 环境保护
排污 排粪 = 排放 粪便 污染
化肥 = 肥料 化肥
哪个部门管 归谁管 谁管 谁来管 = 主管部门 负责
谁负责 谁来负责 由谁负责 = 责任制度 主管部门 负责
多长时间内 几天内 多少天内 = 日内 工作日
保存多久 留多久 保留多久 = 保存期限 不得少于
强制 强迫 = 强制 强迫
注销 吊销 = 吊销 注销
老板 = 用人单位 用工单位 雇主
购物卡 代金券 = 有价证券
饭票 = 有价证券
农药瓶 农药袋 农药包装 = 农药包装废弃物
地膜 农膜 薄膜 = 农用薄膜 地膜
开张 开店 = 从事 开业
熟食 = 食品
一届 = 任期 每届
换届 = 任期 每届 换届
干几年 几年一届 = 任期
打过来 打款 给钱 = 支付 履行 赔付
受灾 遭灾 = 受损 灾害 事故
烧荒 = 野外用火 烧荒
林子 树林 = 森林 林木
食用盐 = 食盐
抵工资 抵 = 替代 抵偿
辞退 开除 = 解除
欠薪 拖欠工资 欠工资 = 拖欠 工资
掺假 掺水 兑水 = 掺杂掺假 掺杂 掺假
贴牌 = 委托生产
山林 = 林地 森林
鱼塘 = 水域 养殖水域
挖塘 挖鱼塘 = 挖塘养鱼
种树 = 造林 植树 发展林果业
搭棚 搭建 = 建设
养殖粪便 猪粪 鸡粪 = 畜禽粪便 畜禽粪污
运猪 拉猪 贩猪 = 运输 动物
打假疫苗 假疫苗 = 假兽药 疫苗
停业 关门 = 停产停业
保险公司 = 保险机构
还叫什么 又叫什么 别名 别称 什么别的名字 = 释名 一名 又名 别名 又称 异名
味道 药味 = 气味 味 甘 苦 辛
药性 寒热 性味 = 气味 性味 性 温 寒 平 凉
功效 药效 主治 治什么 有什么用 管什么用 = 主治 治 功效 能
产在 产于 出产 长在 = 产 生 出 集解
举报 投诉 = 举报 投诉
人就能 人就可以 = 名以上 成员
吃播 大胃王 = 暴饮暴食 量大多吃
不改的话 不改正 = 拒不改正
工业盐 = 工业用盐
多陡 = 度以上
岁数 年纪 多大年龄 = 周岁 年龄
拖拉机 = 拖拉机 农业机械
买农机 购农机 = 农机购置 购机者 机具
最多能 最多可以 最多 = 不超过 最高
至少 最少 = 不少于 不低于 以上
补多少 能补 补几成 = 补贴额 补贴
骗取 骗补 套取 = 骗取 虚假 弄虚作假 套取
菜价 = 价格 均价 蔬菜
涨多少 涨了多少 = 上涨超过 涨幅
预案 = 启动 预案 会商 投放
`;

type EverydayWord = { phrase: string; said: readonly string[] };

const WORDS: readonly EverydayWord[] = ENTRIES.trim()
  .split('\n')
  .flatMap((line) => {
    const [everyday = '', said = ''] = line.split(' = ');
    return everyday.split(' ').map((phrase) => ({ phrase, said: said.split(' ') }));
  })
  .sort((a, b) => b.phrase.length - a.phrase.length);

/** A size of herbs, which texts explain as a number of pieces. */
const GRADE = /\d+[头支粒枝]/;

/** The everyday words in a question, longest first; none overlaps another. */
export const everydayWordsIn = (question: string): EverydayWord[] => {
  let rest = question;
  const [grade] = GRADE.exec(question) ?? [];
  const known = WORDS.filter(({ phrase, said }) => {
    // 农民专业合作社 is already a word of laws.
    const isSaid = said.some((word) => word !== phrase && word.includes(phrase) && question.includes(word));
    const isThere = !isSaid && rest.includes(phrase);
    if (isThere) rest = rest.replaceAll(phrase, ' ');
    return isThere;
  });
  return grade ? [{ phrase: grade, said: ['头数'] }, ...known] : known;
};
