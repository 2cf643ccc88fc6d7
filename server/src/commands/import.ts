import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Presets, SingleBar } from 'cli-progress';
import { systemClock } from '../clock.ts';
import { joinDatabase } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import type { Db } from '../db/schema.ts';
import { createOutgoing } from '../http/outgoing.ts';
import { countReasons, type ImportSummary, writeProblems } from '../importer/import-summary.ts';
import { NothingToImport, RejectedFile } from '../importer/rejected-file.ts';
import { importKinds, runImport } from '../imports.ts';
import { readTableDescription } from '../modules/industry/index.ts';
import { readPriceMapping } from '../modules/prices/index.ts';
import { outgoingAddresses } from '../outgoing-addresses.ts';
import { findProjectRoot, migrationsFolder } from '../project.ts';
import { openFileStore } from '../providers/storage/open-file-store.ts';
import { readSettings, type Settings } from '../settings.ts';
import { printRuns, undoFromCommandLine } from './undo-import.ts';

const USAGE = `用法：npm run import -- <类型> <文件…> [选项]
      npm run import -- runs                     列出各次导入
      npm run import -- undo <次数> [--dry-run] [--yes]   撤销一次导入：先列出会改变什么，确认后才做

类型  prices 市场价格　fruit 水果产地价　herbs 中药材价格　policies 政策（法律法规）　news 资讯　baike 百科　references 产业参考（JSON）　reports 报告（PDF）　food 食物成分
      standards 标准元数据　limits 食品限量
      hs HS 编码（可含各年版本）　trade 进出口数据（海关或 Comtrade 的行）　partners 国家（地区）　ports 口岸　tariffs 税率　permits 准入名录
      statistics 宏观统计（各省历年）　industry 产业数据表（用 --map 说明）
      products 数据产品（一个文件夹：products.json 与 CSV、XLSX 文件）
文件  .csv .json .ndjson .xlsx，UTF-8 编码；reports 也可以给一个文件夹，其中有 PDF 和 reports.csv；
      policies 的政策解读、一图解读用 interprets 写出所解读政策的编号、标题或文号；
      food 也读血糖生成指数（foodGroup 与 list，或 foodGroup、foodName、GI 三列）；
      references 的每一期可以用 file 写出同一文件夹里的 PDF

选项  --dry-run          只检查，不写入
      --source <名称>    来源名称，显示在页面上（默认用文件名）
      --url <网址>       来源网址
      --publisher <名称> 发布者
      --map <文件>       prices 的其他格式：映射文件（JSON）说明列名、固定的值、日期格式、按月报价等，见 docs/price-mapping.md；
                     industry 的数据表说明（必需）：名称、目录、频率、维度与指标，见 docs/industry-import.md

fruit 的列    日期、品名、产区、产地、单位、均价（必填）；类型（默认产地价）、最低价、最高价、大类、省份
herbs 的列    日期、品名、市场、单位、价格（必填）；分类、规格、产地、最低价、最高价
food 的列     foodCode 编码、foodName 名称（方括号里是别名）、category 大类（必填）；subcategory 亚类、edible 食部、各营养成分：
      数值均为每 100 克可食部；— 或空为未测，Tr 为微量，<0.5 为低于检出限，899* 为计算值
standards 的列  code 标准编号、title 名称（必填）；status 状态、type 类型、issued_at 发布日期、effective_at 实施日期、
      repealed_at 废止日期、replaces 代替标准、replaced_by 被代替标准、category 分类、ics、ccs、products 相关产品等；多个值用分号分开
limits 的列    substance 物质（必填）、food 食品、category 食品类别、subgroup 亚类、value 限量、unit 单位、kind 类型、
      authority 来源（GB 或 Codex）、standard 标准编号、clause 条款；也认得兽药残留（drug、animal_or_tissue、mrl_ug_per_kg）
      与添加剂（additive、food_category；name、function、cns、ins、max_use_values）的表
trade 的列    period 时期（2025-02 或 2025）、flow 方向、hs 编码、partner 贸易伙伴、usd 美元（必填；保密的行在 flag 写“保密”）；
      port 口岸、mode 贸易方式、reg 注册地、qty 数量、unit 单位、cny 人民币、flag 标记；有 reporter 列时，外国报告的对华贸易换成中国一侧
hs 的列       hs8 编码、name_zh 名称（必填）；year 版本年份、name_en、unit1_zh、unit2_zh
tariffs 的列  hs、year、kind 税率种类、rate 税率（必填）；title、origins 适用国家、quota 配额、valid_from、valid_to、basis 依据、
      vat、consumption、rebate、supervision 监管条件（A:检验检疫）、inspection、elements 申报要素；多个值用分号分开
statistics 的列  indicator 指标、unit 单位、region 地区（省、市的名称或代码，或“全国”）、year 年份、value 数值（必填）；
      crop 作物、source_table 来源表；同一指标、地区、年份的两个数都保留，以后一行为准
products 的列  见 docs/product-import.md：title 名称、category 分类、access 获取方式、files 文件（file、title、fields）等
permits 的列  origin 国家、product 商品、status 状态（必填）；since、suspended_at、conditions、registration、quarantine、protocol、
      history 沿革（2024-09-27 恢复 说明；…）
reports 的列  file 文件、title 标题（必填）；id 编号、date 日期、type 栏目、org 机构、researchers 作者、category 分类、
      series 系列、issue_no 期号、summary 摘要、url 网址；多个值用分号分开：
      key_points 核心观点；key_numbers 关键数字（均价=3.25 元/公斤；上涨品种=12 个；未知的写 —）；
      figures 图表（图：近五年均价 @3；表：主产区面积 @5，页码可省）`;

/** Runs `npm run import`. @returns the exit code */
export const importFromCommandLine = async (argv: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      source: { type: 'string' },
      url: { type: 'string' },
      publisher: { type: 'string' },
      map: { type: 'string' },
      yes: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [kind = '', ...files] = positionals;
  if (kind === 'runs' && !values.help) return withDatabase(({ db }) => printRuns(db));
  if (kind === 'undo' && !values.help) {
    const run = Number(files[0]);
    if (files.length === 1 && Number.isSafeInteger(run) && run > 0)
      return withDatabase(({ db }) => undoFromCommandLine(db, run, { dryRun: values['dry-run'], yes: values.yes }));
    console.error(`撤销哪一次？请给出它的次数，如 npm run import -- undo 12；npm run import -- runs 列出各次导入`);
    return 2;
  }
  const wrong = values.help ? USAGE : complaintOf(kind, files, values.map);
  if (wrong) {
    console.error(wrong);
    return values.help ? 0 : 2;
  }
  return importFiles(kind, files, {
    dryRun: values['dry-run'],
    map: values.map,
    source: { name: values.source, url: values.url, publisher: values.publisher },
  });
};

const complaintOf = (kind: string, files: string[], map: string | undefined): string | null => {
  if (!importKinds.includes(kind)) return `${kind ? `没有类型“${kind}”` : '没有指定类型'}\n\n${USAGE}`;
  if (files.length === 0) return `没有指定文件\n\n${USAGE}`;
  if (map && kind !== 'prices' && kind !== 'industry') return `--map 只用于 prices 与 industry，${kind} 没有映射文件`;
  if (!map && kind === 'industry') return 'industry 需要用 --map 给出数据表说明，见 docs/industry-import.md';
  const missing = files.filter((file) => !existsSync(file));
  return missing.length > 0 ? `找不到文件：${missing.join('、')}` : null;
};

const withDatabase = async <Result>(
  work: (opened: { db: Db; settings: Settings }) => Promise<Result>,
): Promise<Result> => {
  const root = findProjectRoot();
  const settings = readSettings(process.env, root, () => 'not-used-by-commands');
  const database = await joinDatabase({ databaseUrl: settings.databaseUrl, dataDir: settings.dataDir });
  try {
    await migrate(database.pool, migrationsFolder(root));
    return await work({ db: database.db, settings });
  } finally {
    await database.close();
  }
};

type Options = {
  dryRun: boolean;
  map: string | undefined;
  source: { name: string | undefined; url: string | undefined; publisher: string | undefined };
};

const importFiles = (kind: string, files: string[], { dryRun, map, source }: Options): Promise<number> =>
  withDatabase(async ({ db, settings }) => {
    const reportOf = (tally: ImportSummary) => {
      const stamp = new Date().toISOString().slice(0, 19).replace(/[-:]/g, '');
      return writeProblems(path.join(settings.dataDir, 'imports'), `${kind}-${stamp}`, tally);
    };
    const bar = progressBar(files.reduce((sum, file) => sum + statSync(file).size, 0));
    try {
      const described =
        map && (kind === 'industry' ? { description: readTableDescription(map) } : { mapping: readPriceMapping(map) });
      const tally = await runImport({
        db,
        clock: systemClock,
        kind,
        files,
        store: openFileStore(settings, createOutgoing(outgoingAddresses(settings))),
        ...(described || {}),
        dryRun,
        source,
        progress: bar.update,
      });
      bar.stop();
      printTally(tally, dryRun, await reportOf(tally));
      return 0;
    } catch (error) {
      bar.stop();
      if (!(error instanceof RejectedFile)) throw error;
      console.error(`未导入：${error.message}\n现有内容没有任何改变。`);
      if (error instanceof NothingToImport) console.error(`报告：${await reportOf(error.tally)}`);
      return 1;
    }
  });

const SHOWN = 20;

const printTally = (
  { rows, stored, repeated, refused, doubtful, notes }: ImportSummary,
  dryRun: boolean,
  report: string | null,
): void => {
  console.log(dryRun ? '检查完成，没有写入' : '导入完成');
  console.log(`  读取 ${rows} 行，${dryRun ? '可导入' : '已导入'} ${stored} 行`);
  for (const note of notes) console.log(`  说明：${note}`);
  console.log(`  重复键 ${repeated} 行（后出现的为准）`);
  console.log(`  未导入 ${refused.length} 行${refused.length > 0 ? '：' : ''}`);
  for (const [reason, count] of countReasons(refused)) console.log(`    ${reason}：${count} 行`);
  console.log(`  已导入但存疑 ${doubtful.length} 行${doubtful.length > 0 ? '：' : ''}`);
  for (const [reason, count] of countReasons(doubtful)) console.log(`    ${reason}：${count} 行`);
  for (const { file, line, reason, row } of refused.slice(0, SHOWN)) console.log(`  ${file}:${line} ${reason} ${row}`);
  if (refused.length > SHOWN) console.log(`  … 其余 ${refused.length - SHOWN} 行见报告`);
  if (report) console.log(`报告：${report}`);
};

/** Draws a progress bar on a terminal; otherwise logs one line per 10%. */
const progressBar = (bytes: number) => {
  const bar = process.stderr.isTTY
    ? new SingleBar({ format: '{bar} {percentage}% {rows} 行 {step}' }, Presets.shades_classic)
    : null;
  bar?.start(Math.max(1, bytes), 0, { rows: 0, step: '读取' });
  let done = 0;
  let printed = 0;
  return {
    update: (state: { bytes: number; rows: number; step: 'read' | 'publish' }) => {
      done += state.bytes;
      const step = state.step === 'read' ? '读取' : '发布';
      if (bar) return bar.update(Math.min(done, bytes), { rows: state.rows, step });
      const tenth = Math.floor((10 * done) / Math.max(1, bytes));
      if (tenth === printed && state.step === 'read') return;
      printed = tenth;
      console.error(`${step} ${Math.min(100, tenth * 10)}% ${state.rows} 行`);
    },
    stop: () => bar?.stop(),
  };
};
