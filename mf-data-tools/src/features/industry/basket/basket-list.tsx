import { freqTitle } from '@bee/domain/table-freq';
import { Button, Icon, LinkButton, Section } from '@bee/ui/content';
import { type BasketQuery, basketHref } from '../address/basket-query.ts';
import { type SeriesKey, seriesText } from '../address/series-text.ts';
import { modelHref } from '../address/table-query.ts';
import type { SeriesAnswer } from '../chart/load-drawing.ts';
import { HealthCard } from '../table/health-card.tsx';
import { RevisionList } from './revision-list.tsx';
import './basket.css';

type BasketListProps = {
  answer: SeriesAnswer;
  query: BasketQuery;
  onChange(list: readonly SeriesKey[]): void;
};

/** The series with source, completeness and position. */
export function BasketList({ answer, query, onChange }: BasketListProps) {
  const { list } = query;
  const move = (from: number, to: number) => {
    const next = [...list];
    const [moved] = next.splice(from, 1);
    if (moved) next.splice(to, 0, moved);
    onChange(next);
  };
  return (
    <Section title="序列" note={`${list.length} 条，按此顺序画出`}>
      <ol className="tools-basket bee-stack">
        {list.map((key, place) => {
          const text = seriesText(key);
          const series = answer.list.find((one) => seriesText(one) === text);
          const name = series?.name ?? `${key.model_id} ${key.measure}`;
          return (
            <li key={text}>
              <div className="tools-basket-head bee-inline">
                <span>
                  <strong title={name}>{name}</strong>
                  <small>
                    <a href={modelHref(key.model_id)}>{series?.table ?? key.model_id}</a>
                    {series ? ` ${series.unit}，${freqTitle(series.freq)}，${series.source.name}` : ''}
                  </small>
                </span>
                <span className="tools-basket-acts bee-no-print">
                  <Button
                    aria-label={`${name} 上移`}
                    disabled={place === 0}
                    icon={<Icon name="arrow-up" size={16} />}
                    onClick={() => move(place, place - 1)}
                  />
                  <Button
                    className="is-down"
                    aria-label={`${name} 下移`}
                    disabled={place === list.length - 1}
                    icon={<Icon name="arrow-up" size={16} />}
                    onClick={() => move(place, place + 1)}
                  />
                  <Button
                    aria-label={`移出 ${name}`}
                    icon={<Icon name="close" size={16} />}
                    onClick={() => onChange(list.filter((_, other) => other !== place))}
                  />
                </span>
              </div>
              {series ? (
                <HealthCard
                  health={series.health}
                  freq={series.freq}
                  from={series.points[0]?.[0] ?? null}
                  to={series.points.at(-1)?.[0] ?? null}
                />
              ) : null}
              {series ? <RevisionList series={series} /> : <p className="bee-small">{reasonOf(answer, key)}</p>}
            </li>
          );
        })}
      </ol>
      {answer.missing.length > 0 ? (
        <LinkButton
          href={basketHref(query, {
            list: list.filter((key) => answer.list.some((one) => seriesText(one) === seriesText(key))),
          })}
        >
          只看找得到的 {answer.list.length} 条
        </LinkButton>
      ) : null}
    </Section>
  );
}

const reasonOf = ({ missing }: SeriesAnswer, { model_id, measure }: SeriesKey): string =>
  missing.find((one) => one.model_id === model_id && one.measure === measure)?.reason ??
  '没有这条序列的数据，可以移出。';
