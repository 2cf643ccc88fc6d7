import type { MessageKind } from '@bee/contracts/resource/message';
import type { Link } from '@bee/contracts/resource/user';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, NullableInstant } from './columns.ts';

export type MessageTable = {
  id: Generated<number>;
  uid: number;
  key: string;
  kind: MessageKind;
  title: string;
  body: string;
  link: ColumnType<Link | null, string | null, string | null>;
  created_at: Instant;
  read_at: NullableInstant;
  deleted_at: NullableInstant;
};
