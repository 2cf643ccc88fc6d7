import { href } from '@bee/platform';
import './ask.css';
import '../../components/history-panel.css';

/** How answers are made and their limits, shown before the first question. */
export function AnswerMethod() {
  return (
    <section className="ai-panel bee-box ai-method">
      <h2>答案怎样得来</h2>
      <dl>
        <dt>来源</dt>
        <dd>平台的批发市场报价、法律法规与政策文件、农业百科、行业资讯和研究报告。不检索站外网页。</dd>
        <dt>出处</dt>
        <dd>每句话后的数字对应一条参考资料，点击可看到原文；价格注明市场和日期。</dd>
        <dt>数字</dt>
        <dd>价格和涨跌直接取自价格表，图表由平台数据绘制，不由模型生成。</dd>
        <dt>没有资料时</dt>
        <dd>
          直接说明平台没有找到，不猜测。需要专门的数据可以<a href={href('data/customized')}>提交定制需求</a>。
        </dd>
        <dt>限制</dt>
        <dd>答案供参考，不构成投资或法律意见；法规以发布机关的正式文本为准。</dd>
      </dl>
    </section>
  );
}
