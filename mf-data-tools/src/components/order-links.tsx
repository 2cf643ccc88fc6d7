import '../layout/list.css';

type OrderLinksProps<Sort extends string> = {
  orders: readonly { sort: Sort; title: string }[];
  current: Sort;
  hrefOf(sort: Sort): string;
};

/** Sort orders of a list, right above it. */
export function OrderLinks<Sort extends string>({ orders, current, hrefOf }: OrderLinksProps<Sort>) {
  return (
    <nav className="tools-order bee-wrap bee-no-print" aria-label="排序">
      {orders.map(({ sort, title }) => (
        <a key={sort} href={hrefOf(sort)} aria-current={sort === current ? 'true' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  );
}
