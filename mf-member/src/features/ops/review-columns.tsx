import { formatInstant } from '@bee/domain/format';
import { type Column, Price, Tag, type TagProps } from '@bee/ui/content';

/** Columns that the lists for operators share. */

type Of<Key extends string, Value> = Readonly<Record<Key, Value>>;
type Tone = NonNullable<TagProps['type']>;

/** The state as a coloured mark. */
export const statusColumn = <Status extends string>(
  titles: Readonly<Record<Status, string>>,
  tones: Readonly<Record<Status, Tone>>,
): Column<{ status: Status }> => ({
  key: 'status',
  title: '状态',
  width: 96,
  cell: ({ status }) => <Tag type={tones[status]}>{titles[status]}</Tag>,
});

export const timeColumn = <Key extends string>(key: Key, title: string): Column<Of<Key, string | null>> => ({
  key,
  title,
  sortable: true,
  width: 152,
  cell: ({ [key]: at }) => (at ? <time dateTime={at}>{formatInstant(at)}</time> : '—'),
});

/** Who handled it; empty before that, and after the account was deleted. */
export const operatorColumn = <Key extends string>(key: Key, title = '处理人'): Column<Of<Key, string | null>> => ({
  key,
  title,
  cell: (item) => item[key] || '—',
});

export const cutColumn = <Key extends string>(key: Key, title: string): Column<Of<Key, string>> => ({
  key,
  title,
  width: 240,
  cell: (item) => <span className="member-ops-cut">{item[key]}</span>,
  hint: (item) => item[key],
});

/** An amount in yuan. */
export const moneyColumn = <Key extends string>(key: Key, title: string): Column<Of<Key, string | null>> => ({
  key,
  title,
  sortable: true,
  unit: '元',
  numeric: true,
  cell: ({ [key]: amount }) => <Price value={amount} />,
});

export const memberColumn: Column<{ member: string }> = {
  key: 'member',
  title: '会员',
  cell: ({ member }) => <span className="bee-num">{member || '—'}</span>,
};
