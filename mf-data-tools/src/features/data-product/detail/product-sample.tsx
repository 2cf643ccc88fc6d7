import type { DataProduct } from '@bee/contracts/resource/data';
import { Button, type Column, DataTable, Empty, linkChoices, Section } from '@bee/ui/content';
import { Choices, RankedBars, Sentence, StaticLineChart } from '@bee/ui/data';
import { type DetailQuery, detailHref, type ProductPageId } from './detail-query.ts';
import { drawSample, numericColumns, type SampleDrawing } from './sample-drawing.ts';
import { useDataFile } from './use-data-file.ts';
import '../data-product.css';

type ProductSampleProps = { product: DataProduct; query: DetailQuery; page: ProductPageId };

/** The first rows of the file, and a chart of one column. */
export function ProductSample({ product, query, page }: ProductSampleProps) {
  const { preview, doc_id } = product;
  const { take, isBusy } = useDataFile(product.id);
  if (!doc_id || preview.rows.length === 0)
    return (
      <Section id="sample" title="样本">
        <Empty title="这个文件没有样本">不是表格的文件没有样本，请在文件列表里查看说明。</Empty>
      </Section>
    );
  return (
    <Section
      id="sample"
      title="样本"
      note={`前 ${preview.rows.length} 行，与文件一致`}
      flush
      actions={
        <Button
          className="bee-no-print"
          loading={isBusy(doc_id, 'sample')}
          onClick={() => take(doc_id, 'sample', true)}
        >
          下载样本
        </Button>
      }
    >
      <div className="tools-product-sample">
        <DataTable
          caption={`${product.title}的前 ${preview.rows.length} 行`}
          hideCaption
          dense
          columns={columnsOf(product)}
          rows={preview.rows.map((cells, place) => ({ cells, place }))}
          rowKey={({ place }) => String(place)}
          total={product.coverage.rows}
        />
      </div>
      <SampleChart product={product} query={query} page={page} />
    </Section>
  );
}

type SampleRow = { cells: (string | null)[]; place: number };

const columnsOf = ({ preview, dict }: DataProduct): Column<SampleRow>[] =>
  preview.columns.map((column, place) => {
    const field = dict.find((one) => one.field === column);
    return {
      key: column,
      title: column,
      ...(field?.unit && { unit: field.unit }),
      ...(field?.type === 'number' && { numeric: true }),
      cell: ({ cells }) => cells[place] ?? '—',
      hint: ({ cells }) => cells[place] ?? undefined,
    };
  });

function SampleChart({ product, query, page }: ProductSampleProps) {
  const columns = numericColumns(product);
  const drawing = drawSample(product, query.column);
  if (!drawing) return null;
  return (
    <div className="tools-product-chart bee-stack">
      <h3>用样本试画</h3>
      <Choices
        label="画哪一列"
        choices={linkChoices(columns, drawing.column, (column) => `${detailHref(page, query, { column })}#sample`)}
      />
      <Drawing drawing={drawing} />
      <Sentence text={`${drawing.label}。样本只有前 ${product.preview.rows.length} 行，不代表全部数据。`} />
    </div>
  );
}

function Drawing({ drawing }: { drawing: SampleDrawing }) {
  if (drawing.kind === 'line') return <StaticLineChart series={[drawing.series]} label={drawing.label} height={260} />;
  return (
    <RankedBars
      label={drawing.label}
      bars={drawing.bars.map((bar, place) => ({
        ...bar,
        id: `${place}`,
        text: drawing.unit ? `${bar.text} ${drawing.unit}` : bar.text,
      }))}
    />
  );
}
