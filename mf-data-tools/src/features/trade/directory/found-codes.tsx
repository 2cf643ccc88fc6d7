import type { DataFor } from '@bee/contracts/operations';
import { DataTable, Empty, LinkButton, Section, Tag } from '@bee/ui/content';
import { usdText } from '../../../components/trade/trade-amount.ts';
import { OutdatedCodes } from '../search/outdated-codes.tsx';
import { directoryHref } from './directory-query.ts';

type FoundCodesProps = { found: DataFor<'trade/searchCategory'>; keyword: string };

/** Codes by keyword or number; a row opens the tree at its position. */
export function FoundCodes({ found, keyword }: FoundCodesProps) {
  return (
    <>
      <OutdatedCodes codes={found.outdated} hrefOf={(code) => directoryHref({ open: code })} />
      <Section
        title={`“${keyword}”的编码`}
        note={`${found.list.length} 个`}
        actions={<LinkButton href={directoryHref({})}>看全部目录</LinkButton>}
        flush
      >
        <DataTable
          caption={`目录中与“${keyword}”相符的编码`}
          hideCaption
          rows={found.list}
          rowKey={({ code }) => code}
          rowHref={({ code }) => `${directoryHref({ open: code })}#hs${code}`}
          columns={[
            { key: 'code', title: '编码', width: 110, cell: ({ code }) => code },
            {
              key: 'name',
              title: '名称',
              cell: ({ name, valid_to }) => (
                <>
                  {name} {valid_to === null ? null : <Tag type="honey">只用到 {valid_to} 年</Tag>}
                </>
              ),
            },
            { key: 'unit', title: '单位', cell: ({ unit }) => unit ?? '—' },
            { key: 'in', title: '近 12 个月进口', numeric: true, cell: ({ import_usd }) => usdText(import_usd) },
            { key: 'out', title: '近 12 个月出口', numeric: true, cell: ({ export_usd }) => usdText(export_usd) },
          ]}
          empty={
            <Empty
              title={found.hint ?? '没有找到编码'}
              action={<LinkButton href={directoryHref({})}>看全部目录</LinkButton>}
            >
              {found.hint ? 'HS 编码为 2、4、6、8 或 10 位数字。' : '换一个名称或编码的前几位试试。'}
            </Empty>
          }
        />
      </Section>
    </>
  );
}
