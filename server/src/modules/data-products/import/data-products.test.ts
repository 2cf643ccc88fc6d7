import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { DataFor } from '@bee/contracts/operations';
import { download } from '@bee/testing/server/files';
import { signIn } from '@bee/testing/server/members';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import ExcelJS from 'exceljs';
import papa from 'papaparse';
import yazl from 'yazl';
import { runImport } from '../../../imports.ts';
import { openFolderStore } from '../../../providers/storage/folder-store.ts';
import { chance } from '../../../sample/random.ts';

jest.setTimeout(120_000);

const root = mkdtempSync(path.join(os.tmpdir(), 'bee-product-import-'));
let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ DATA_DIR: root });
}, 120_000);

afterAll(async () => {
  await test?.close();
  rmSync(root, { recursive: true, force: true });
});

let folders = 0;
const newFolder = (): string => {
  const folder = path.join(root, `given-${folders++}`);
  mkdirSync(folder);
  return folder;
};

const manifest = (more: object = {}) => ({
  id: 'test-prices',
  title: '测试价格',
  summary: '三个市场的价格。',
  category: '批发价格',
  freq: '每日',
  geo: '三个市场',
  access: '登录',
  licence: '测试用',
  version: '1',
  date: '2026-03-01',
  files: [{ file: 'prices.csv', title: '价格' }],
  ...more,
});

const PRICES = '日期,市场,省份,价格\n2026-01-01,甲,山东,3.5\n2026-01-02,甲,山东,—\n2026-02-01,乙,云南省,4\n';

const write = (
  folder: string,
  manifests: object[],
  files: Record<string, string | Buffer> = { 'prices.csv': PRICES },
) => {
  writeFileSync(path.join(folder, 'products.json'), JSON.stringify(manifests));
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
};

const run = (folder: string, dryRun = false) =>
  runImport({
    db: test.database.db,
    clock: { now: test.now },
    kind: 'products',
    files: [folder],
    store: openFolderStore(path.join(root, 'files')),
    dryRun,
  });

const detail = async (id: string, doc_id?: string) =>
  (await test.call('data/getProductDetail', { id, ...(doc_id && { doc_id }) })).body
    .data as DataFor<'data/getProductDetail'>;

const given = async (manifests: object[], files?: Record<string, string | Buffer>) => {
  const folder = newFolder();
  write(folder, manifests, files);
  return run(folder);
};

/** The reason why the second product of a folder is refused. */
const refusal = async (more: object, files?: Record<string, string | Buffer>): Promise<string> => {
  const folder = newFolder();
  write(folder, [manifest({ id: 'kept', title: '留下的' }), manifest({ id: 'refused', ...more })], {
    'prices.csv': PRICES,
    ...files,
  });
  const { refused, stored } = await run(folder);
  expect(stored).toBe(1);
  expect((await test.call('data/getProductDetail', { id: 'refused' })).body.code).toBe(404);
  return refused.map(({ reason }) => reason).join();
};

describe('an import of data products', () => {
  it('counts rows, fields, fill, periods and places from the file', async () => {
    const { stored, refused } = await given([manifest()]);
    expect([stored, refused]).toEqual([1, []]);
    const product = await detail('test-prices');
    expect(product).toMatchObject({ rows: 3, fields: 4, from: '2026-01-01', to: '2026-02-01', sample: false });
    expect(product.dict.map(({ field, type, fill_pct, min, max }) => [field, type, fill_pct, min, max])).toEqual([
      ['日期', 'date', 100, '2026-01-01', '2026-02-01'],
      ['市场', 'text', 100, null, null],
      ['省份', 'region', 100, null, null],
      ['价格', 'number', 66.7, '3.5', '4'],
    ]);
    expect(product.coverage.places).toEqual([
      { adcode: '370000', name: '山东省', rows: 2 },
      { adcode: '530000', name: '云南省', rows: 1 },
    ]);
    expect(product.preview.rows[1]).toEqual(['2026-01-02', '甲', '山东', null]);
  });

  it('adds a release with what changed against the one before; the same version corrects it', async () => {
    const wider = PRICES.replace(/\n/g, ',x\n').replace(',x', ',产地').concat('2026-02-02,丙,云南,5,y\n');
    await given([manifest({ version: '2', date: '2026-03-02' })], { 'prices.csv': wider });
    const { changelog } = await detail('test-prices');
    expect(changelog).toMatchObject([
      { version: '2', rows: 4, row_change: 1, fields_added: ['产地'], fields_removed: [] },
      { version: '1', rows: 3, row_change: null },
    ]);
    await given([manifest({ version: '2', date: '2026-03-02', note: '更正' })]);
    const corrected = await detail('test-prices');
    expect(corrected.changelog).toMatchObject([{ version: '2', rows: 3, note: '更正' }, { version: '1' }]);
    expect(corrected.documents).toHaveLength(1);
  });

  it('ends the links to the files of the release before, also of its sample', async () => {
    const links = async () => {
      const member = await signIn(test);
      const asked = (['file', 'sample'] as const).map((part) =>
        test.call('data/getFileToken', { id: 'linked', doc_id, part }, member),
      );
      const answers = await Promise.all(asked);
      return answers.map(
        ({ body }) =>
          () =>
            download(test, member, (body.data as { url: string }).url),
      );
    };
    await given([manifest({ id: 'linked' })]);
    const [{ doc_id } = { doc_id: '' }] = (await detail('linked')).documents;
    const before = await links();
    await given([manifest({ id: 'linked', version: '2' })]);
    for (const fetch of before)
      expect((await fetch()).json()).toMatchObject({ code: 403, msg: '下载链接已失效，请重试' });
    for (const fetch of await links()) expect((await fetch()).statusCode).toBe(200);
  });

  it('says when a release holds less than the one before', async () => {
    await given([manifest({ version: '3' })]);
    const { doubtful } = await given([manifest({ version: '4' })], {
      'prices.csv': '日期,市场,省份,价格\n2026-01-01,甲,山东,3\n',
    });
    expect(doubtful.map(({ reason }) => reason)).toEqual(['比现有的一期少 2 行（现有 3 行，这一期 1 行）']);
  });

  it('reads workbooks like the same table as text', async () => {
    const book = new ExcelJS.Workbook();
    const sheet = book.addWorksheet('数据');
    for (const row of [
      ['日期', '2024', '地区'],
      [new Date('2026-01-05'), 3.25, '北京市'],
      [new Date('2026-01-06'), null, '北京市'],
    ])
      sheet.addRow(row);
    const xlsx = Buffer.from(await book.xlsx.writeBuffer());
    await given([manifest({ id: 'book', files: [{ file: 'a.xlsx', title: '表' }] })], { 'a.xlsx': xlsx });
    const { dict, preview } = await detail('book');
    expect(dict.map(({ field, type, fill_pct }) => [field, type, fill_pct])).toEqual([
      ['日期', 'date', 100],
      ['2024', 'number', 50],
      ['地区', 'region', 100],
    ]);
    expect(preview.rows).toEqual([
      ['2026-01-05', '3.25', '北京市'],
      ['2026-01-06', null, '北京市'],
    ]);
  });

  it('changes nothing on a dry run', async () => {
    const folder = newFolder();
    write(folder, [manifest({ id: 'dry' })]);
    expect((await run(folder, true)).stored).toBe(1);
    expect((await test.call('data/getProductDetail', { id: 'dry' })).body.code).toBe(404);
  });
});

describe('a product is refused whole, with the reason', () => {
  it.each<[string, object, Record<string, string | Buffer>, string]>([
    ['a file that is not there', { files: [{ file: 'none.csv', title: '一' }] }, {}, '找不到文件（none.csv）'],
    ['a file beyond the folder', { files: [{ file: '../products.json', title: '一' }] }, {}, '找不到文件'],
    ['a name of another format', { files: [{ file: 'a.exe', title: '一' }] }, { 'a.exe': 'x,y\n1,2\n' }, '格式不支持'],
    [
      'a picture that calls itself a table',
      { files: [{ file: 'a.csv', title: '一' }] },
      { 'a.csv': Buffer.from('89504e470d0a1a0a00', 'hex') },
      '内容不是 CSV 文件',
    ],
    [
      'a table that calls itself a workbook',
      { files: [{ file: 'a.xlsx', title: '一' }] },
      { 'a.xlsx': 'a,b\n1,2\n' },
      '内容不是 XLSX 文件',
    ],
    [
      'columns without a name',
      { files: [{ file: 'a.csv', title: '一' }] },
      { 'a.csv': 'a,,c\n1,2,3\n' },
      '第 2 列没有列名',
    ],
    [
      'a name that two columns have',
      { files: [{ file: 'a.csv', title: '一' }] },
      { 'a.csv': 'a,b,a\n1,2,3\n' },
      '列名“a”出现了两次',
    ],
    [
      'a row that is too short',
      { files: [{ file: 'a.csv', title: '一' }] },
      { 'a.csv': 'a,b\n1,2\n3\n' },
      '第 3 行应有 2 列，实际 1 列',
    ],
    ['nothing but a head', { files: [{ file: 'a.csv', title: '一' }] }, { 'a.csv': 'a,b\n' }, '只有列名，没有数据行'],
    [
      'one bad file of two',
      {
        files: [
          { file: 'prices.csv', title: '一' },
          { file: 'none.csv', title: '二' },
        ],
      },
      {},
      '找不到文件（none.csv）',
    ],
    [
      'a field that the file lacks',
      { files: [{ file: 'prices.csv', title: '一', fields: [{ field: '产量' }] }] },
      {},
      '没有字段“产量”',
    ],
    [
      'a value against its declared type',
      { files: [{ file: 'prices.csv', title: '一', fields: [{ field: '市场', type: '数字' }] }] },
      {},
      '第 2 行字段“市场”应为数字（甲）',
    ],
    ['a category that is none', { category: '天气' }, {}, '没有分类“天气”'],
    ['a sale without a price', { access: '购买' }, {}, '须有价格'],
    ['a price that is none', { access: '购买', price: '-3' }, {}, '价格应大于 0'],
    ['an id with parts of a path', { id: '../x' }, {}, '编号只能有小写字母'],
  ])('%s', async (_name, more, files, reason) => expect(await refusal(more, files)).toContain(reason));

  it('a workbook that unpacks to more than can be', async () => {
    const zip = new yazl.ZipFile();
    zip.addBuffer(Buffer.from('<x/>'), '[Content_Types].xml');
    zip.addBuffer(Buffer.from('<x/>'), 'xl/workbook.xml');
    zip.end();
    const pieces: Buffer[] = [];
    for await (const piece of zip.outputStream) pieces.push(piece as Buffer);
    const bytes = Buffer.concat(pieces);
    // The central directory claims that the first entry unpacks to 3 GB.
    bytes.writeUInt32LE(3 * 1024 ** 3, bytes.indexOf(Buffer.from('504b0102', 'hex')) + 24);
    expect(await refusal({ files: [{ file: 'bomb.xlsx', title: '一' }] }, { 'bomb.xlsx': bytes })).toContain(
      '解压后过大',
    );
  });

  it('a folder without a description says what to put in', async () => {
    await expect(run(newFolder())).rejects.toThrow('products.json');
  });
});

const real = path.join(process.env.BEE_REAL_DATA ?? '', 'stats/agri_stats_cn.csv');

(existsSync(real) ? describe : describe.skip)('real statistics as a product (BEE_REAL_DATA)', () => {
  it('say what the file says: fields, rows, fill and 50 cells of the first rows; the file comes back byte by byte', async () => {
    const folder = newFolder();
    cpSync(real, path.join(folder, 'agri_stats_cn.csv'));
    write(folder, [manifest({ id: 'real', files: [{ file: 'agri_stats_cn.csv', title: '统计' }] })], {});
    expect((await run(folder)).stored).toBe(1);
    const bytes = readFileSync(path.join(folder, 'agri_stats_cn.csv'));
    const [head = [], ...rows] = papa.parse<string[]>(
      bytes
        .toString('utf8')
        .replace(/^\ufeff/, '')
        .trim(),
    ).data;
    const product = await detail('real');
    expect(product.dict.map(({ field }) => field)).toEqual(head);
    expect([product.rows, product.coverage.rows]).toEqual([rows.length, rows.length]);
    const isEmpty = (cell: string | undefined) => /^[-–—―─…]*$/.test((cell ?? '').trim());
    for (const [place, { field, fill_pct }] of product.dict.entries()) {
      const filled = rows.filter((row) => !isEmpty(row[place])).length;
      expect([field, fill_pct]).toEqual([field, Math.round((1000 * filled) / rows.length) / 10]);
    }
    for (let turn = 0; turn < 50; turn++) {
      const row = Math.floor(chance('row', turn) * 20);
      const column = Math.floor(chance('column', turn) * head.length);
      const cell = rows[row]?.[column]?.trim();
      expect([row, column, product.preview.rows[row]?.[column]]).toEqual([row, column, isEmpty(cell) ? null : cell]);
    }
    const member = await signIn(test);
    const { body } = await test.call('data/getFileToken', { id: 'real', doc_id: product.doc_id }, member);
    const answer = await download(test, member, (body.data as { url: string }).url);
    expect(answer.rawPayload.equals(bytes)).toBe(true);
  });
});
