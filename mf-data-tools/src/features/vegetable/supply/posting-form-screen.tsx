import { EDITABLE_STATES, supplyStates } from '@bee/domain/supply';
import { type LazyComponent, openLogin, useApiQuery, useLazyComponent, useSession } from '@bee/platform';
import { Empty, ErrorState, LinkButton, LoginPrompt, PageHeader, SkeletonRows } from '@bee/ui/content';
import type { ComponentProps } from 'react';
import { trail } from '../../../lib/trail.ts';
import type { PostingForm } from './posting-form.tsx';
import { formHref, listHref, ownHref, screenQuery } from './supply-query.ts';
import './supply.css';

/** Loaded on demand with its fields, rules and the list of cities. */
const postingForm: LazyComponent<ComponentProps<typeof PostingForm>> = {
  styles: ['core', 'fields'],
  load: async () => (await import('./posting-form.tsx')).PostingForm,
};

/** 发布: for members only, so that postings are traceable; input typed before a login is kept. */
export function PostingFormScreen({ query }: { query: Record<string, string> }) {
  const { status } = useSession();
  const { edit, kind } = screenQuery.read(query);
  return (
    <div className="tools-supply-detail">
      <PageHeader
        title={edit ? '修改供需信息' : '发布供需信息'}
        breadcrumb={trail(
          { title: '供需信息', href: listHref() },
          edit ? { title: '我的供需', href: ownHref() } : { title: '发布' },
          ...(edit ? [{ title: '修改' }] : []),
        )}
        lead={
          edit
            ? '展示中和已暂停的信息：只改数量、价格或有效期立即生效，改其他内容重新审核。'
            : '提交后由运营人员审核，通过后展示到您选择的日期。每天最多发布 5 条。'
        }
      />
      {status === 'visitor' ? (
        <LoginPrompt title="登录后发布供需信息" onLogin={() => openLogin()}>
          发布需要会员账号，便于审核和您之后管理；填写中的内容会保留。
        </LoginPrompt>
      ) : edit ? (
        <Editing id={edit} />
      ) : (
        <NewPosting kind={kind} />
      )}
    </div>
  );
}

function NewPosting({ kind }: { kind: 'supply' | 'demand' }) {
  const { status } = useSession();
  const Form = useLazyComponent(status === 'member', postingForm);
  return Form ? <Form kind={kind} /> : <SkeletonRows rows={8} height={52} />;
}

/**
 * The owner's number is fetched with `reveal`, which is not counted for owners. The form waits for a fresh response: a
 * cached one may have outdated texts.
 */
function Editing({ id }: { id: string }) {
  const { status } = useSession();
  const Form = useLazyComponent(status === 'member', postingForm);
  const { data, error, isFetchedAfterMount } = useApiQuery(
    'vegetable/getSupplyDemandDetail',
    { id, reveal: 1 },
    { enabled: status === 'member', raw: true, staleTime: 0 },
  );
  if (error || (data && !data.is_owner))
    return (
      <ErrorState title="不能修改这条信息" retryHref={ownHref()}>
        {error?.message ?? '这条信息不是您发布的。'}
      </ErrorState>
    );
  if (!Form || !data || !isFetchedAfterMount) return <SkeletonRows rows={8} height={52} />;
  if (EDITABLE_STATES.includes(data.status)) return <Form kind={data.kind} posting={data} />;
  return (
    <Empty title="这条信息不能再修改" action={<LinkButton href={formHref()}>发布供需信息</LinkButton>}>
      “{data.title}”现在是“{supplyStates[data.status]}”，需要的话请重新发布。
    </Empty>
  );
}
