import type { UserInfo } from '@bee/contracts/resource/user';
import { isActive } from '@bee/domain/membership';
import { maskMobile } from '@bee/domain/phone';
import type { ProfileRow } from '../store/member.repository.ts';
import type { Medal } from './medals.ts';

export const presentMember = (row: ProfileRow, medals: Medal[], now: Date): UserInfo => ({
  uid: String(row.uid),
  nickname: row.nickname,
  sex: row.sex,
  birthday: row.birthday,
  score: row.score,
  exp: row.exp,
  province: row.province,
  city: row.city,
  district: row.district,
  entity: row.entity,
  login: row.login_count,
  reg_ip: row.reg_ip,
  reg_time: row.reg_time,
  last_login_ip: row.last_login_ip,
  last_login_time: row.last_login_time,
  status: row.status === 'active' ? 'active' : 'blocked',
  file_download: row.file_download,
  pc_sid: row.pc_sid ?? '',
  mo_sid: row.mo_sid ?? '',
  mobile: row.mobile ? maskMobile(row.mobile) : '',
  qq_openid: row.qq_openid ?? '',
  wx_unionid: row.wx_unionid ?? '',
  vip_expire: row.vip_expire,
  vegetable_expire: row.vegetable_expire,
  taken_back: row.taken_back,
  hasVip: isActive(row.vip_expire, now),
  medal: { total_count: medals.length, count: medals.filter(({ new_grade }) => new_grade > 0).length },
  medal_list: medals.map(({ title, new_grade }) => ({ title, new_grade })),
  is_operator: row.is_operator,
  avatar: row.avatar_fid ? `/api/file/avatar/${row.avatar_fid}` : '',
});
