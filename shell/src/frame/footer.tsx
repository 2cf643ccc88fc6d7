import { CODE_IDS, QrCode, type QrImage } from './qr-code.tsx';

type FooterLink = { title: string; href?: string };

export type FooterProps = {
  company: string;
  /** 电话, 邮箱, 地址, from the configuration. */
  contacts: { label: string; value: string; href?: string }[];
  /** Groups of the navigation; on phones the drawer has them. */
  columns: { title: string; links: FooterLink[] }[];
  /** Service pages, 用户协议 and the other terms. The terms open in a new tab. */
  services: (FooterLink & { newTab?: boolean })[];
  follow?: QrImage | undefined;
  service?: QrImage | undefined;
  /** 备案 and licence notices; the line is omitted when there are none. */
  filings: FooterLink[];
  /** Notice that demonstration data is enabled. */
  note?: string;
};

/** Rendered on the server only. */
export function Footer({ company, contacts, columns, services, follow, service, filings, note }: FooterProps) {
  return (
    <footer className="shell-footer bee-no-print">
      <div className="shell-footer-inner">
        <div className="shell-footer-about">
          {company ? <p className="shell-footer-name">{company}</p> : null}
          <ul>
            {contacts.map(({ label, value, href }) => (
              <li key={label}>
                {label}：{href ? <a href={href}>{value}</a> : value}
              </li>
            ))}
          </ul>
        </div>
        {columns.map((column) => (
          <Column key={column.title} {...column} className="is-navigation" />
        ))}
        <Column title="服务与条款" links={services} />
        {follow ? <Code title="关注我们" image={follow} id={CODE_IDS.follow} /> : null}
        {service ? <Code title="在线客服" image={service} id={CODE_IDS.service} /> : null}
        {note || filings.length > 0 ? (
          <p className="shell-footer-small">
            {filings.map(({ title, href }) => (
              <span key={title}>
                {href ? (
                  <a href={href} target="_blank" rel="noopener noreferrer">
                    {title}
                  </a>
                ) : (
                  title
                )}
              </span>
            ))}
            {note ? <span>{note}</span> : null}
          </p>
        ) : null}
      </div>
    </footer>
  );
}

type ColumnProps = { title: string; links: FooterProps['services']; className?: string };

function Column({ title, links, className }: ColumnProps) {
  return (
    <section className={className}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ title: name, href, newTab }) => (
          <li key={name}>
            <a href={href} {...(newTab && { target: '_blank', rel: 'noopener' })}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Code({ title, image, id }: { title: string; image: QrImage; id: string }) {
  return (
    <figure>
      <QrCode size={image.size} label={`${title}二维码`}>
        <path id={id} d={image.path} />
      </QrCode>
      <figcaption>{title}</figcaption>
    </figure>
  );
}
