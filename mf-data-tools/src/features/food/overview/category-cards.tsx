import type { DataFor } from '@bee/contracts/operations';
import { href } from '@bee/platform';
import { Section } from '@bee/ui/content';
import '../food.css';

const listHref = (firstId: string, secondId = '0') => href('application/food/list', { firstId, secondId });

/** Both levels at once. */
export const CategoryCards = ({ categories }: { categories: DataFor<'food/getCateList'> }) => (
  <Section title="食物分类" more={{ title: '全部食物', href: listHref('0') }} bare>
    <ul className="tools-food-categories">
      {categories.map(({ id, title, count, children }) => (
        <li key={id}>
          <a href={listHref(id)}>
            {title}
            <span>{count}</span>
          </a>
          <ul aria-label={title}>
            {children.map((child) => (
              <li key={child.id}>
                <a href={listHref(id, child.id)}>
                  {child.title} <span>{child.count}</span>
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </Section>
);
