import { provinces } from '@bee/domain/region';
import { href } from '@bee/platform';
import { Section } from '@bee/ui/content';
import { shortProvince } from '../../components/price/short-province.ts';
import '../../layout/page.css';

/** The pages of all provinces but the current one. */
export function ProvinceLinks({ title, current }: { title: string; current?: string }) {
  return (
    <Section title={title}>
      <ul className="tools-links">
        {provinces
          .filter(({ adcode }) => adcode !== current)
          .map(({ adcode, name }) => (
            <li key={adcode}>
              <a href={href('application/ast/province', { adcode })}>{shortProvince(name)}</a>
            </li>
          ))}
      </ul>
    </Section>
  );
}
