import type { HelpGroup } from './help-question.ts';

export const contentQuestions: HelpGroup = {
  id: 'content',
  title: '报告、资讯与政策',
  questions: [
    {
      id: 'search',
      question: '怎样搜索？',
      answer: [
        '在页面上方或首页输入关键词，结果按研报、资讯、政策、行情、百科分类，并标出命中的段落。可以按相关度或日期排序。',
        '没有结果时，换用更短的词或品种的通用名称，如用“番茄”代替某个品种名。',
      ],
      also: '查找 检索 关键词',
      links: [{ title: '搜索', page: 'search/result' }],
    },
    {
      id: 'validity',
      question: '政策的“现行、即将施行、已修改、已废止”是怎样确定的？',
      answer: [
        '按公布的状态和日期计算：施行日期在今天之后为即将施行，过了失效日期为已废止，其余按公布的状态显示。引用前请核对发布机关的原文，页面底部有来源。',
      ],
      also: '效力 生效 废止 时效',
      links: [{ title: '政策库', page: 'article/policy', params: { type: 'policy_repository' } }],
    },
    {
      id: 'cite',
      question: '可以引用和转载吗？',
      answer: [
        '个人学习、研究和新闻报道中可以适当引用，请注明“来源：农小蜂”、标题和日期；文章和报告页提供 GB/T 7714 格式的引用文字，可以直接复制。整篇转载或商业使用请先取得许可。',
      ],
      also: '版权 转载 参考文献',
      links: [{ title: '知识产权声明', page: 'article/detail', params: { id: 'property_statement' } }],
    },
    {
      id: 'print',
      question: '怎样打印页面？',
      answer: ['直接用浏览器的打印功能。打印时会自动去掉导航和按钮，只留正文、表格和来源。'],
      also: '导出 PDF 保存',
    },
    {
      id: 'feed',
      question: '怎样及时知道栏目更新？',
      answer: [
        '每个资讯、政策和报告栏目都有 RSS 订阅地址，支持 RSS 的阅读器打开栏目页面就能找到，更新后会自动收到标题和摘要。',
      ],
      also: 'RSS 订阅 推送',
    },
  ],
};

export const dataQuestions: HelpGroup = {
  id: 'data',
  title: '价格与数据',
  questions: [
    {
      id: 'price-source',
      question: '价格从哪里来，多久更新一次？',
      answer: [
        '每个价格都注明市场、日期和来源，最新一次报价的日期写在价格旁边；迟迟没有更新的会标明。价格页可以比较同一品种在不同市场的报价。',
      ],
      also: '行情 更新 来源 市场',
      links: [{ title: '蔬菜水果价格', page: 'application/vegetable/list' }],
    },
    {
      id: 'sample',
      question: '“示例数据”是什么意思？',
      answer: [
        '页首有“示例数据”提示的页面，内容由本站生成，用来展示功能，不代表真实行情，请不要据此交易；提示可以关闭，打印、导出和回答里仍会注明。运营方导入真实数据后，同类示例数据会被替换；同一页既有真实数据又有示例数据时，每一条示例数据都有标记。',
      ],
      also: '假数据 演示',
    },
    {
      id: 'colour',
      question: '涨跌为什么是红涨绿跌？',
      answer: ['按国内行情的习惯，红色和 ▲ 表示上涨，绿色和 ▼ 表示下跌，并且总带正负号，不会只用颜色区分。'],
      also: '颜色 红色 绿色',
    },
    {
      id: 'export',
      question: '可以导出数据吗？',
      answer: ['目前可以在页面上查看和打印，还没有导出文件的功能。需要成批的数据时，请提交定制需求说明字段和范围。'],
      also: '下载 Excel XLSX CSV 导出',
      links: [{ title: '提交定制需求', page: 'report/customized' }],
    },
  ],
};

export const aiQuestions: HelpGroup = {
  id: 'ai',
  title: 'AI 问答',
  questions: [
    {
      id: 'ai-limit',
      question: '每天可以提问多少次？',
      answer: ['访客每天 3 次，登录后 20 次，蔬菜 VIP 50 次，VIP 200 次，次日 0 点恢复。没有得到回答的提问不计次数。'],
      also: '次数 额度 限制',
      links: [{ title: 'AI 问答', page: 'ai' }],
    },
    {
      id: 'ai-trust',
      question: '回答可靠吗？',
      answer: [
        '回答依据站内的报告、政策、资讯和行情生成，带编号的引用可以点开核对原文。回答可能有误，不构成交易建议，重要决策请核对来源。',
      ],
      also: '准确 引用 来源 人工智能',
    },
    {
      id: 'ai-history',
      question: '提问记录保存在哪里？',
      answer: [
        '登录后的提问保存在自己的历史里，可以搜索、改名和删除；只有自己能看到。回答途中可以随时停止，已经生成的部分会保留。',
      ],
      also: '历史 删除 停止',
    },
  ],
};

export const siteQuestions: HelpGroup = {
  id: 'site',
  title: '使用与反馈',
  questions: [
    {
      id: 'large-type',
      question: '字太小，能放大吗？',
      answer: [
        '页面右侧的浮动栏有大字版开关，打开后全站字号变大，下次访问仍然有效。手机上先点右下角的按钮展开浮动栏。',
      ],
      also: '大字 老人 字号',
    },
    {
      id: 'keyboard',
      question: '可以只用键盘操作吗？',
      answer: ['可以。按 Tab 键依次到达链接和按钮，第一项“跳到正文”越过导航；窗口用 Esc 键关闭。'],
      also: '快捷键 无障碍 读屏',
    },
    {
      id: 'privacy',
      question: '本站怎样使用我的个人信息？',
      answer: [
        '只收集提供服务所必需的信息，用途、保存时间和您的权利见隐私政策。运营人员的列表里，会员手机号码只显示前三位和后四位；您填写的联系电话用于回复您。',
      ],
      also: '隐私 注销 Cookie',
      links: [{ title: '隐私政策', page: 'article/detail', params: { id: 'privacy' } }],
    },
    {
      id: 'feedback',
      question: '发现数据错误或有建议，怎样联系你们？',
      answer: [
        '点击页面右侧的“意见反馈”，写明页面和问题，留下称呼和电话即可，不需要登录。也可以扫描社区页面的二维码联系客服。',
      ],
      also: '投诉 纠错 客服 电话',
      links: [{ title: '社区', page: 'group' }],
    },
  ],
};
