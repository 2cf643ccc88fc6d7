import type { DataProduct } from '@bee/contracts/resource/data';
import { formatBytes, formatNumber } from '@bee/domain/format';
import { Button, type Column, copyText, DataTable, Icon, Section } from '@bee/ui/content';
import { useDataFile } from './use-data-file.ts';
import '../data-product.css';

type Document = DataProduct['documents'][number];
type ProductFilesProps = { product: DataProduct; access: DataProduct['access'] | null };

/** All files with the facts that distinguish copies. */
export function ProductFiles({ product, access }: ProductFilesProps) {
  const { take, isBusy } = useDataFile(product.id);
  const columns: Column<Document>[] = [
    {
      key: 'title',
      title: '文件',
      width: 200,
      cell: ({ title, name }) => (
        <>
          {title}
          <small className="tools-product-alias bee-cut bee-note">{name}</small>
        </>
      ),
      hint: ({ name }) => name,
    },
    { key: 'ext', title: '格式', cell: ({ ext }) => ext.toUpperCase() },
    { key: 'size', title: '大小', numeric: true, cell: ({ size }) => formatBytes(size) },
    { key: 'rows', title: '行数', numeric: true, cell: ({ rows }) => formatNumber(rows) },
    { key: 'fields', title: '字段', numeric: true, cell: ({ fields }) => formatNumber(fields) },
    { key: 'date', title: '发布', cell: ({ released_on }) => <time>{released_on}</time> },
    {
      key: 'sha',
      title: 'SHA-256',
      cell: ({ sha256, title }) => (
        <button
          type="button"
          className="tools-product-sha"
          aria-label={`${sha256.slice(0, 10)}…，复制“${title}”的 SHA-256`}
          onClick={() => void copyText(sha256, 'SHA-256 已复制，可用来核对下载的文件')}
        >
          {sha256.slice(0, 10)}…
        </button>
      ),
      hint: ({ sha256 }) => sha256,
    },
    {
      key: 'act',
      title: '下载',
      cell: ({ doc_id, title, ext }) => (
        <Button
          icon={<Icon name="download" size={16} />}
          aria-label={`下载 ${title} ${ext.toUpperCase()}`}
          loading={isBusy(doc_id, 'file')}
          onClick={() => take(doc_id, 'file', product.access.level !== 'public')}
        >
          下载
        </Button>
      ),
    },
  ];
  return (
    <Section id="files" title="文件" note={access?.allowed === false ? access.reason : undefined} flush>
      <DataTable
        caption={`${product.title}的文件`}
        hideCaption
        columns={columns}
        rows={product.documents}
        rowKey={({ doc_id }) => doc_id}
      />
    </Section>
  );
}
