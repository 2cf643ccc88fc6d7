export type FooterProps = {
  company: string;
  /** 电话, 邮箱, 地址, from the configuration. */
  contacts: { label: string; value: string; href?: string }[];
  /** 用户协议, 隐私政策, 知识产权声明; they open in a new tab. */
  links: { title: string; href: string }[];
  /** 备案 and licence notices; the line is omitted when there are none. */
  filings: { title: string; href?: string }[];
  /** Notice that demonstration data is enabled. */
  note?: string;
};

export function Footer({ company, contacts, links, filings, note }: FooterProps) {
  return (
    <footer className="shell-footer bee-no-print">
      <div className="shell-footer-inner">
        <div>
          {company ? <p className="shell-footer-name">{company}</p> : null}
          {contacts.length > 0 ? (
            <ul>
              {contacts.map(({ label, value, href }) => (
                <li key={label}>
                  {label}：{href ? <a href={href}>{value}</a> : value}
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        <ul>
          {links.map(({ title, href }) => (
            <li key={title}>
              <a href={href} target="_blank" rel="noopener">
                {title}
              </a>
            </li>
          ))}
        </ul>
        {note || filings.length > 0 ? (
          <p className="shell-footer-small">
            {note ? <span>{note}</span> : null}
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
          </p>
        ) : null}
      </div>
    </footer>
  );
}
