import type { Standard } from '@bee/contracts/entity/standard';
import { href } from '@bee/platform';
import { classNames } from '@bee/ui/content';
import { statuses } from '../../../components/standard/standard-status.tsx';
import '../standard.css';

/** Says whether the standard is in force today and, if not, which one replaces it. */
export function StandardNotice({ standard }: { standard: Standard }) {
  return (
    <div className={classNames('tools-standard-notice bee-box bee-wrap', `is-${standard.status}`)} role="note">
      <strong>{statuses[standard.status].title}</strong>
      <span>{sentence(standard)}</span>
      {standard.successor ? (
        <span>
          请改用{' '}
          {standard.successor.id ? (
            <a href={href('application/standard/detail', { id: standard.successor.id })}>{standard.successor.code}</a>
          ) : (
            standard.successor.code
          )}
        </span>
      ) : null}
      <a href={standard.official_url} target="_blank" rel="noopener noreferrer">
        全文请在{officialName(standard)}查看
      </a>
    </div>
  );
}

const officialName = ({ type }: Standard): string =>
  ({
    gb: '国家标准全文公开系统',
    hb: '行业标准信息服务平台',
    db: '地方标准信息服务平台',
    tb: '全国团体标准信息平台',
    qb: '企业标准信息公共服务平台',
    intl: '国际标准组织网站',
  })[type];

const sentence = ({ status, effective_at, repealed_at, successor }: Standard): string => {
  switch (status) {
    case 'current':
      return `${effective_at ? `${effective_at} 起实施` : '实施日期不详'}${repealed_at ? `，${repealed_at} 起废止` : ''}`;
    case 'pending':
      return effective_at ? `${effective_at} 起实施，此前不适用` : '尚未实施';
    case 'repealed':
      return `${repealed_at ? `${repealed_at} 废止` : '已废止'}${successor ? '' : '，没有收录替代它的标准'}，仅供查考`;
    case 'draft':
      return '尚未发布，内容可能变化，不能作为依据';
  }
};
