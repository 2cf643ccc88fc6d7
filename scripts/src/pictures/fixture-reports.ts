import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writePdf } from '../../../server/src/modules/publishing/index.ts';

const FILE = 'vegetables.pdf';
const TITLE = '示例数据：设施蔬菜产业观察';
const DATE = '2026-03-06';
const KEY_POINT = '棚室番茄供应增加';
const SUMMARY = '三月中旬棚室番茄进入采收高峰，供应增加，批发均价比上月低；四月露地菜上市后继续走低。';

/** Writes a folder for `npm run import -- reports`. @returns its path */
export const reportFiles = async (folder: string): Promise<string> => {
  mkdirSync(folder, { recursive: true });
  const { bytes } = await writePdf({
    kindTitle: '产业报告',
    title: TITLE,
    org: '示例研究所',
    researchers: ['示例'],
    date: DATE,
    issue: null,
    keyPoints: [KEY_POINT],
    blocks: [
      { kind: 'heading', level: 2, text: '一、供应' },
      { kind: 'paragraph', text: `${KEY_POINT}，价格比上月低。本报告为界面测试编写的示例数据。` },
    ],
    note: '示例数据',
    diagram: false,
  });
  writeFileSync(path.join(folder, FILE), bytes);
  const row = [FILE, TITLE, DATE, '产业报告', '示例研究所', KEY_POINT, SUMMARY];
  writeFileSync(path.join(folder, 'reports.csv'), ['文件,标题,日期,栏目,机构,核心观点,摘要', row.join()].join('\n'));
  return folder;
};
