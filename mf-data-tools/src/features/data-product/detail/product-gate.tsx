import type { DataProduct } from '@bee/contracts/resource/data';
import { levelTitles } from '@bee/domain/data-product';
import { href, openLogin, useLeaveTitle, useMicrosite, useSession } from '@bee/platform';
import { Button, Icon, LinkButton, Skeleton } from '@bee/ui/content';
import { detailHref } from './detail-query.ts';
import { useDataFile } from './use-data-file.ts';
import '../data-product.css';

type ProductGateProps = {
  product: DataProduct;
  /** Null until the user's access is known. */
  access: DataProduct['access'] | null;
};

/** The price of the files, whether this user may download them, and the next step. */
export function ProductGate({ product, access }: ProductGateProps) {
  const { price, documents, doc_id } = product;
  const { level } = product.access;
  const file = documents.find((one) => one.doc_id === doc_id) ?? documents[0];
  const { take, isBusy } = useDataFile(product.id);
  return (
    <section className="tools-product-gate bee-box" aria-label="获取数据">
      <p className="tools-product-gate-price bee-wrap">
        {price ? (
          <strong className="bee-num">¥{price}</strong>
        ) : (
          <strong>{levelTitles[level as keyof typeof levelTitles]}</strong>
        )}
        {price ? <small>一次购买，含当前全部文件</small> : null}
      </p>
      {access ? (
        <>
          <p className="tools-product-gate-state bee-small" role="note">
            {access.allowed ? (
              <>
                <Icon name="check" size={16} /> 您可以下载全部 {documents.length} 个文件
              </>
            ) : (
              `${access.reason}；20 行样本与字段字典对所有人开放。`
            )}
          </p>
          <div className="tools-product-gate-acts bee-wrap bee-no-print">
            {access.allowed && file ? (
              <Button
                kind="primary"
                size="small"
                icon={<Icon name="download" size={16} />}
                loading={isBusy(file.doc_id, 'file')}
                onClick={() => take(file.doc_id, 'file', level !== 'public')}
              >
                下载 {file.ext.toUpperCase()}
              </Button>
            ) : (
              <Key product={product} />
            )}
            {file && file.rows !== null ? (
              <Button
                size="small"
                loading={isBusy(file.doc_id, 'sample')}
                onClick={() => take(file.doc_id, 'sample', true)}
              >
                下载样本
              </Button>
            ) : null}
          </div>
        </>
      ) : (
        <div aria-busy="true">
          <Skeleton height={72} />
        </div>
      )}
    </section>
  );
}

/** How to get the files: sign in, membership, or an order; the last two return to the microsite. */
function Key({ product: { id, access } }: { product: DataProduct }) {
  const { status } = useSession();
  const site = useMicrosite();
  const leaveTitle = useLeaveTitle();
  const back = site ? detailHref('product/detail', { id, site }) : undefined;
  const order = href('user/order/submit_form', { id, type: 'data', back });
  const vip = href('user/vip', { back });
  if (access.level === 'buy')
    return (
      <LinkButton kind="primary" size="small" href={order} title={leaveTitle(order)}>
        立即购买
      </LinkButton>
    );
  if (access.level === 'vip')
    return (
      <>
        <LinkButton kind="honey" size="small" icon={<Icon name="vip" size={16} />} href={vip} title={leaveTitle(vip)}>
          开通 VIP
        </LinkButton>
        {status === 'member' ? null : (
          <Button size="small" onClick={() => openLogin()}>
            登录
          </Button>
        )}
      </>
    );
  return (
    <Button kind="primary" size="small" onClick={() => openLogin()}>
      登录后下载
    </Button>
  );
}
