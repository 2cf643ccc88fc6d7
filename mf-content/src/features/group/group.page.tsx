import { definePage, href, openFeedback, usePlatform } from '@bee/platform';
import { Button, Card, Empty, PageHeader, Section } from '@bee/ui/content';
import { QrPicture } from '@bee/ui/share';
import './group.css';

const LEAD = '扫码关注更新，联系客服，和同行交流行情与政策。';

export const page = definePage({
  head: () => ({ title: '社区', description: LEAD }),
  component: () => (
    <>
      <PageHeader
        title="农小蜂社区"
        breadcrumb={[{ title: '首页', href: href('home') }, { title: '社区' }]}
        lead={LEAD}
      />
      <Codes />
      <Section title="社区约定">
        <ol className="content-group-rules">
          {rules.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </Section>
      <Contacts />
    </>
  ),
});

const rules = [
  { title: '行情说清楚', text: '写明品种、规格、地点、日期和单位，分清成交价与报价。' },
  { title: '数据有出处', text: '转述统计和政策时附上来源链接，不传播未经核实的灾情与疫情。' },
  { title: '买卖自负责', text: '农小蜂不参与任何交易，也不为买卖双方担保；付款前请核实对方身份。' },
  { title: '尊重他人', text: '不发布广告、攻击和他人隐私；违反约定的内容会被移除。' },
];

/** QR codes that the operator has configured; same addresses as in the floating bar. */
function Codes() {
  const { site } = usePlatform().composition;
  const codes = [
    { title: '关注我们', text: site?.follow_text, note: '微信扫码关注，新报告和重要政策在那里发布。' },
    { title: '在线客服', text: site?.service_text, note: '微信扫码联系客服，反馈问题、咨询会员与定制。' },
  ].filter((code): code is { title: string; text: string; note: string } => Boolean(code.text));
  if (codes.length === 0)
    return (
      <Card>
        <Empty title="二维码还没有公布" action={<Button onClick={() => openFeedback()}>给我们留言</Button>}>
          现在可以通过意见反馈联系我们。
        </Empty>
      </Card>
    );
  return (
    <ul className="content-group-codes">
      {codes.map(({ title, text, note }) => (
        <li key={title}>
          <Card className="content-group-code bee-wrap">
            <QrPicture text={text} label={`${title}二维码`} />
            <div>
              <h2>{title}</h2>
              <p>{note}</p>
              {/^https?:/.test(text) ? (
                <a href={text} rel="noreferrer" target="_blank">
                  在手机上直接打开
                </a>
              ) : null}
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}

function Contacts() {
  const contacts = usePlatform().composition.site?.contacts ?? [];
  return (
    <Section title="其他联系方式">
      <dl className="content-group-contacts">
        {contacts.map(({ label, value, href: target }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{target ? <a href={target}>{value}</a> : value}</dd>
          </div>
        ))}
        <div>
          <dt>常见问题</dt>
          <dd>
            <a href={href('fqa')}>先到帮助中心看看</a>
          </dd>
        </div>
      </dl>
    </Section>
  );
}
