import { href } from '@bee/platform';
import { Empty, LeaveMark, LinkButton } from '@bee/ui/content';
import type { Tag } from './dataset-data.ts';
import { type DatasetState, datasetHref, type Kind, kinds, kindTitles } from './dataset-state.ts';

type NothingHereProps = { tag: Tag; total: number; counts: Record<Kind, number>; state: DatasetState };

/** Why a list is empty (the page number, the filters, or no data of this kind), with alternatives. */
export function NothingHere({ tag, total, counts, state }: NothingHereProps) {
  const { kind, words, freq, format } = state;
  if (total > 0)
    return (
      <Empty
        title={`没有第 ${state.page} 页`}
        action={<LinkButton href={datasetHref(tag.id, { ...state, page: 1 })}>回到第一页</LinkButton>}
      >
        一共只有 {total} 个{kindTitles[kind]}。
      </Empty>
    );
  if (counts[kind] > 0 && (words || freq || format))
    return (
      <Empty
        title={`没有符合条件的${kindTitles[kind]}`}
        action={
          <LinkButton kind="primary" href={datasetHref(tag.id, { kind })}>
            看全部 {counts[kind]} 个{kindTitles[kind]}
          </LinkButton>
        }
      >
        减少筛选条件，或换一个词。
      </Empty>
    );
  const other = kinds.find((one) => counts[one] > 0);
  return (
    <Empty
      title={`还没有${tag.title}的${kindTitles[kind]}`}
      action={
        <>
          {other ? (
            <LinkButton kind="primary" href={datasetHref(tag.id, { kind: other })}>
              看 {counts[other]} 个{kindTitles[other]}
            </LinkButton>
          ) : null}
          <LinkButton href={href('sanqi/herbs')}>看行情</LinkButton>
          <LinkButton href={href('sanqi/report', { tagId: tag.id })}>看报告</LinkButton>
          <LinkButton href={href('data/customized', { need: `${tag.title}数据` })}>
            定制{tag.title}数据
            <LeaveMark />
          </LinkButton>
        </>
      }
    >
      行情和报告里可能有；站内没有的数据可以定制，提交需求不收费。
    </Empty>
  );
}
