/** Texts of the installation that an operator changes; what is empty is not shown. */
export const siteInfo = {
  company: '农小蜂农业数据服务平台',
  contacts: [
    { label: '客服邮箱', value: 'service@bee.example', href: 'mailto:service@bee.example' },
    { label: '服务时间', value: '工作日 9:00–18:00' },
  ],
  filings: [] as { title: string; href?: string }[],
  note: '标有“示例数据”的内容由本站生成，仅供体验功能',
  dataCloudUrl: 'https://cloud.bee.example/',
  followText: 'https://bee.example/follow',
  serviceText: 'https://bee.example/service',
};
