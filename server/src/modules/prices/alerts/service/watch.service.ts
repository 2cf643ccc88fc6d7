import type { ParsedRequestFor } from '@bee/contracts/operations';
import type { WatchItem } from '@bee/contracts/resource/price-watch';
import { type AlertRule, alertHolds, alertValueProblem, MAX_ALERTS } from '@bee/domain/price-alert';
import type { Db } from '../../../../db/schema.ts';
import { transact } from '../../../../db/transact.ts';
import { Conflict, InvalidInput, NotFound } from '../../../../http/errors.ts';
import type { CallContext, ServiceOf } from '../../../../http/route.ts';
import { memberOf, uidOf, type Viewer } from '../../../../http/viewer.ts';
import { addFavorite, findTarget, rewardFavorite, waitForTurn } from '../../../identity/index.ts';
import { newestQuote } from '../store/alert-quotes.ts';
import { countAlerts, findSeries, listWatched, lockAlerts, removeAlert, saveAlert } from '../store/watch.repository.ts';

type Caller = Pick<CallContext, 'viewer' | 'now' | 'today'>;

const mostAlerts = ({ isVip, isVegetableVip }: Viewer): number =>
  isVip || isVegetableVip ? MAX_ALERTS.vip : MAX_ALERTS.member;

export const readWatchList: ServiceOf<'user/getPriceWatchList', [context: Caller]> = async (db, request, context) => {
  const viewer = memberOf(context);
  const uid = Number(viewer.uid);
  const [{ facets, ...list }, used] = await Promise.all([
    listWatched(db, uid, request, context.now),
    countAlerts(db, uid),
  ]);
  return { ...list, facets: { alert: facets.has_alert ?? [] }, alerts: { used, most: mostAlerts(viewer) } };
};

/**
 * Sets the alert of a product and adds the product to the favourites. If the condition already holds, the alert fires
 * only after it has become false once.
 */
export const setPriceAlert = async (
  db: Db,
  { id, market_id, spec, op, value, days }: ParsedRequestFor<'user/setPriceAlert'>,
  context: Caller,
): Promise<{ item: WatchItem; holds: boolean }> => {
  const rule = checkedRule({ op, value, days: days ?? null });
  const viewer = memberOf(context);
  const uid = Number(viewer.uid);
  const now = context.now;
  const { holds, isNew } = await transact(db, async (tx) => {
    await lockAlerts(tx, uid);
    const used = await countAlerts(tx, uid, id);
    if (used >= mostAlerts(viewer)) throw new Conflict(fullText(viewer, used));
    const target = await findTarget(tx, 'price', id);
    if (!target) throw new NotFound('这个品种没有行情，可能已停报；请从行情列表中选择');
    const seriesId = await findSeries(tx, id, market_id, spec);
    if (seriesId === undefined) throw new NotFound('这个市场没有该品种或规格的报价，请重新选择');
    const key = { uid, type: 'price', targetId: id } as const;
    await waitForTurn(tx, key);
    const isNew = await addFavorite(tx, key, target, now);
    const quote = await newestQuote(tx, seriesId, rule.days);
    const holdsNow = quote ? alertHolds(rule, quote) === true : false;
    await saveAlert(tx, {
      uid,
      target_id: id,
      ...rule,
      market_id: market_id ?? null,
      spec: spec ?? null,
      armed: !holdsNow,
      checked_date: quote?.date ?? null,
      fired_at: null,
      fired_date: null,
      fired_price: null,
      created_at: now,
    });
    return { holds: holdsNow, isNew };
  });
  if (isNew) await rewardFavorite(db, uid, `price:${id}`, context);
  const { list } = await listWatched(db, uid, { id, page: 1, limit: 1 }, now);
  const [item] = list;
  if (!item) throw new NotFound('收藏已取消，预警没有保存，请重试');
  return { item, holds };
};

export const removePriceAlert = async (db: Db, id: string, context: Caller): Promise<void> => {
  if (!(await removeAlert(db, uidOf(context), id))) throw new NotFound('这个品种没有预警，可能已删除');
};

const checkedRule = (rule: AlertRule): AlertRule => {
  const problem = alertValueProblem(rule.op, rule.value);
  if (problem) throw new InvalidInput(problem, 'value');
  if (rule.op !== 'change') return { ...rule, days: null };
  if (rule.days === null) throw new InvalidInput('请选择涨跌幅的天数：1 天、7 天或 30 天', 'days');
  return rule;
};

const fullText = (viewer: Viewer, used: number): string =>
  mostAlerts(viewer) === MAX_ALERTS.vip
    ? `已有 ${used} 条预警，最多 ${MAX_ALERTS.vip} 条；请先在“我的收藏”中删除不用的`
    : `已有 ${used} 条预警，普通会员最多 ${MAX_ALERTS.member} 条；请先删除原来的，或开通 VIP、蔬菜 VIP（${MAX_ALERTS.vip} 条）`;
