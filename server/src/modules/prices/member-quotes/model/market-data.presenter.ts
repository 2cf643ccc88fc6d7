import type { MemberQuote, OwnQuote, ReviewedQuote } from '@bee/contracts/resource/market-data';
import { maskMobile } from '@bee/domain/phone';
import { marketProductLink } from '../../../../page-links.ts';
import type { QuoteRow } from '../store/market-data.repository.ts';

const instantOf = (value: string) => new Date(value).toISOString();

/** Shows only the first character, as in 田**. */
const maskName = (name: string): string => `${[...name][0] ?? ''}**`;

export const presentQuote = ({
  nickname,
  mobile: _mobile,
  remark: _remark,
  status: _status,
  reason: _reason,
  reviewed_by: _by,
  reviewed_at: _at,
  ...row
}: QuoteRow): MemberQuote => ({
  ...row,
  photo: row.photo === null ? null : { fid: row.photo, url: `/api/file/picture/${row.photo}` },
  created_at: instantOf(row.created_at),
  by: maskName(nickname),
});

export const presentOwnQuote = (row: QuoteRow): OwnQuote => {
  const { by: _by, ...quote } = presentQuote(row);
  const { remark, status, reason } = row;
  return { ...quote, remark, status, reason, to: marketProductLink(row.group, row.product) };
};

export const presentReviewedQuote = (row: QuoteRow): ReviewedQuote => ({
  ...presentOwnQuote(row),
  nickname: row.nickname,
  member: row.mobile ? maskMobile(row.mobile) : '',
  reviewed_by: row.reviewed_by,
  reviewed_at: row.reviewed_at && instantOf(row.reviewed_at),
});
