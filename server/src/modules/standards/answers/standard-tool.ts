import type { DataFor } from '@bee/contracts/operations';
import { findStandardNumbers, parseStandardNumber } from '@bee/domain/standard-number';
import type { AnswerTool, Evidence, Finding, Lookup } from '../../../answering/answer-tool.ts';
import { checkNumbers } from '../service/check-numbers.ts';

const ON_STATE =
  /有效|失效|废止|作废|过期|代替|替代|取代|换成|替换|现行|最新|新版|哪一?版|更新|还能用|在用|(?:什么时候|何时|哪[天年]|几[年月]|哪一[天年])|(?:实施|发布|施行)(?:日期|时间)/;
/** Asks for the title: GB 2763 是什么标准. */
const ON_TITLE = /(?:是|指)(?:的是)?(?:什么|哪一?[个项])(?:标准|规范)?[？?。]?$|叫什么|名称/;

type Checked = DataFor<'standard/checkNumbers'>['list'][number];
type Shown = NonNullable<Checked['standard']>;

/** The title of a number's standard, whether it is in force, and which one replaced it. */
export const standardTool: AnswerTool<string[]> = {
  name: 'standard',
  precedence: 0,
  mode: 'standard',
  recognize: async (_db, { question }) => ({ found: findStandardNumbers(question) }),
  claim: (numbers, { question }) =>
    numbers.length > 0 && ([ON_STATE, ON_TITLE].some((words) => words.test(question)) || isNumberAlone(question))
      ? {
          kind: 'standard',
          about: `${numbers.join('、')}的状态`,
          source: '查询标准库',
          lookUp: async (db, { today }) => describe((await checkNumbers(db, numbers.join('\n'), today)).list),
          followUps: () => [],
        }
      : null,
};

/** A number without a year is found by search; with one, it may be an old version. */
const isNumberAlone = (question: string): boolean => {
  const number = parseStandardNumber(question);
  return number !== null && number.year !== null && number.key !== number.digits;
};

const describe = (list: readonly Checked[]): Lookup => ({
  findings: list.flatMap(({ standard, successor }) => (standard ? [sentencesOf(standard, successor)] : [])),
  blocks: [],
  missing: list
    .filter(({ standard }) => standard === null)
    .map(({ text, suggestions: [near] }) => `标准库没有收录 ${text}${near ? `，编号相近的有 ${near.code}` : ''}`),
});

const sentencesOf = (standard: Shown, successor: Shown | null): Finding[] => {
  const name = `**${standard.code}**《${standard.title.replace(/[《》]/g, '')}》`;
  const since = standard.effective_at ? `，${standard.effective_at} 实施` : '';
  if (standard.status === 'current') return [saying(`${name}现行有效${since}。`, standard)];
  if (standard.status === 'pending') return [saying(`${name}已经发布，尚未实施${since}。`, standard)];
  if (standard.status === 'draft') return [saying(`${name}还在制定中，没有实施。`, standard)];
  const ended = `${name}${standard.repealed_at ? `自 ${standard.repealed_at} 起` : ''}已废止，不再有效`;
  const direct = standard.replaced_by.map(({ code }) => code).filter((code) => code !== successor?.code);
  const between = direct.length > 0 ? `，当时由 ${direct.join('、')} 代替` : '';
  if (!successor) return [saying(`${ended}${between}；标准库没有收录现在代替它的标准。`, standard)];
  return [
    saying(`${ended}${between}。`, standard),
    saying(
      `现在代替它的是 **${successor.code}**《${successor.title.replace(/[《》]/g, '')}》${successor.effective_at ? `（${successor.effective_at} 实施）` : ''}。`,
      successor,
    ),
  ];
};

const saying = (text: string, { id, code, title, status, issued_at, sample }: Shown): Finding => {
  const evidence: Evidence = {
    kind: 'standard',
    id,
    title: `${code} ${title}`,
    org: null,
    date: issued_at,
    quote: text.replaceAll('**', ''),
    to: { page: 'application/standard/detail', params: { id } },
    sample,
    validity: status,
  };
  return { text, evidence };
};
