import { href, openLogin, type Part, useApiQuery, usePart, useSession } from '@bee/platform';
import { ErrorState, LoginPrompt, PageHeader, SkeletonRows } from '@bee/ui/content';
import type { ComponentProps } from 'react';
import type { PostingForm } from './posting-form.tsx';
import { listHref, ownHref } from './supply-query.ts';

/** Its fields, rules and the list of cities come with it. */
const postingForm: Part<ComponentProps<typeof PostingForm>> = {
  doors: ['interactive'],
  load: async () => (await import('./posting-form.tsx')).PostingForm,
};

/** 发布: for members, of whom a posting can be traced; what was typed before a login is kept. */
export function PostingFormScreen({ query }: { query: Record<string, string> }) {
  const { status } = useSession();
  const edit = query.edit || undefined;
  return (
    <div className="tools-supply-detail">
      <PageHeader
        title={edit ? '修改供需信息' : '发布供需信息'}
        breadcrumb={[
          { title: '首页', href: href('home') },
          { title: '供需信息', href: listHref() },
          edit ? { title: '我的供需', href: ownHref() } : { title: '发布' },
          ...(edit ? [{ title: '修改' }] : []),
        ]}
        lead="提交后由运营人员审核，通过后展示到您选择的日期。每天最多发布 5 条。"
      />
      {status === 'visitor' ? (
        <LoginPrompt title="登录后发布供需信息" onLogin={() => openLogin()}>
          发布需要会员账号，便于审核和您之后管理；填写中的内容会保留。
        </LoginPrompt>
      ) : edit ? (
        <Editing id={edit} />
      ) : (
        <NewPosting kind={query.kind === 'demand' ? 'demand' : 'supply'} />
      )}
    </div>
  );
}

function NewPosting({ kind }: { kind: 'supply' | 'demand' }) {
  const { status } = useSession();
  const Form = usePart(status === 'member', postingForm);
  return Form ? <Form kind={kind} /> : <SkeletonRows rows={8} height={52} />;
}

/** Of one's own posting the number comes with `reveal`, which is not counted. */
function Editing({ id }: { id: string }) {
  const { status } = useSession();
  const Form = usePart(status === 'member', postingForm);
  const own = useApiQuery(
    'vegetable/getSupplyDemandDetail',
    { id, reveal: 1 },
    { enabled: status === 'member', raw: true, staleTime: 0 },
  );
  if (own.error || (own.data && !own.data.is_owner))
    return (
      <ErrorState title="不能修改这条信息" retryHref={ownHref()}>
        {own.error?.message ?? '这条信息不是您发布的。'}
      </ErrorState>
    );
  return Form && own.data ? <Form kind={own.data.kind} posting={own.data} /> : <SkeletonRows rows={8} height={52} />;
}
