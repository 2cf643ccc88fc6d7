import type { Source } from '@bee/contracts/shapes';
import { formatInstant } from '@bee/domain/format';
import { Disclosure, KeyValueList } from '@bee/ui/content';

export type SourceFactsProps = {
  source: Source;
  unit: string;
  /** First and last day of all data. */
  dates: { min: string; max: string };
  /** 每日, 每周, 每月 */
  frequency: string;
  /** How the figures are computed: 缺报的日子留空，不插值. */
  method?: string;
  open?: boolean;
};

/** 来源: source, frequency, first day, unit; also part of every export. */
export function SourceFacts({ open, ...facts }: SourceFactsProps) {
  return (
    <Disclosure key={String(open)} title="数据来源与说明" open={open}>
      <KeyValueList items={sourceFacts(facts).map(([label, value]) => ({ label, value }))} />
    </Disclosure>
  );
}

export const sourceFacts = ({
  source,
  unit,
  dates,
  frequency,
  method,
}: Omit<SourceFactsProps, 'open'>): [string, string][] => [
  ['来源', source.sample ? `${source.name}（示例数据，仅供演示）` : source.name],
  ...(source.publisher ? [['发布机构', source.publisher] as [string, string]] : []),
  ...(source.url ? [['原始地址', source.url] as [string, string]] : []),
  ['单位', unit],
  ['频率', frequency],
  ['数据范围', `${dates.min} 至 ${dates.max}`],
  ['数据截止', dates.max],
  ...(source.retrieved_at ? [['收录时间', formatInstant(source.retrieved_at)] as [string, string]] : []),
  ...(method ? [['说明', method] as [string, string]] : []),
];
