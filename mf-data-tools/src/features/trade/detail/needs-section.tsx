import type { Tariff } from '@bee/contracts/resource/trade';
import { Empty, Section } from '@bee/ui/content';
import type { TradeDetail } from './detail-query.ts';
import { SourceLine } from './source-line.tsx';
import '../trade.css';

type NeedsSectionProps = { detail: TradeDetail; tariff: Tariff | null };

/** Quarantine, labels and certificates; customs requirements and declaration. */
export function NeedsSection({ detail, tariff }: NeedsSectionProps) {
  const { requirements, name } = detail;
  const listed = tariff
    ? [
        { title: '监管条件', items: tariff.supervision },
        { title: '检验检疫类别', items: tariff.inspection },
      ]
    : [];
  if (requirements.length === 0 && !tariff)
    return (
      <Section title="要求">
        <Empty title="没有收录要求">{name}的检疫、标签与证书要求请向进境地海关咨询。</Empty>
      </Section>
    );
  return (
    <>
      {requirements.map(({ title, text, source }) => (
        <Section key={title} title={title}>
          <p className="tools-need">{text}</p>
          <SourceLine source={source} />
        </Section>
      ))}
      {tariff ? (
        <Section title="通关" note={`编码 ${tariff.hs}，${tariff.year} 年税则`}>
          <dl className="tools-decision">
            {listed.map(({ title, items }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{items.length > 0 ? items.map(({ code, title: what }) => `${code} ${what}`).join('；') : '无'}</dd>
              </div>
            ))}
            <div>
              <dt>申报要素</dt>
              <dd>
                {tariff.elements.length > 0
                  ? tariff.elements.map((one, place) => `${place + 1}. ${one}`).join('　')
                  : '—'}
              </dd>
            </div>
          </dl>
          <SourceLine source={tariff.source} />
        </Section>
      ) : null}
    </>
  );
}
