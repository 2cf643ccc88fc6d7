import type { DataFor } from '@bee/contracts/operations';
import type { FoodRow } from '@bee/contracts/resource/food';
import { formatInstant } from '@bee/domain/format';
import { ApiError, definePage, href } from '@bee/platform';
import { PageHeader, PageSkeleton, PrintNote, SampleBadge, SourceNote, Tag } from '@bee/ui/content';
import { FoodLegend } from '../../components/food/food-value.tsx';
import { ProductLinks } from '../../components/product/product-links.tsx';
import { trail } from '../../lib/trail.ts';
import { BasisSwitch } from './detail/basis-switch.tsx';
import { Comparison } from './detail/comparison.tsx';
import { basisFactor, basisOf, basisTitle, detailHref, readDetailQuery } from './detail/detail-query.ts';
import { FoodActions, summaryOf } from './detail/food-actions.tsx';
import { FoodCost } from './detail/food-cost.tsx';
import { Glycemic } from './detail/glycemic.tsx';
import { KeyFigures } from './detail/key-figures.tsx';
import { NutrientTable } from './detail/nutrient-table.tsx';
import { RelatedFoods } from './detail/related-foods.tsx';
import './food.css';
import '../../layout/page.css';

type Food = DataFor<'food/getDetail'>;
type DetailData = {
  food: Food;
  related: FoodRow[];
  others: Food[];
  unknown: string[];
  links: DataFor<'product/getLinks'>;
};

export const page = definePage<DetailData>({
  load: async ({ api, params, query }) => {
    const { code, compare } = readDetailQuery(params, query);
    const find = (one: string) =>
      api('food/getDetail', { code: one }, { raw: true }).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 404) return null;
        throw error;
      });
    const [food, related, ...found] = await Promise.all([
      api('food/getDetail', { code }),
      api('food/getRelatedList', { code }),
      ...compare.map(find),
    ]);
    const name = food.price?.product ?? food.name;
    return {
      food,
      related,
      links: await api('product/getLinks', { name, parts: ['trade', 'standards'] }),
      others: found.filter((one) => one !== null),
      unknown: compare.filter((_, place) => found[place] === null),
    };
  },
  head: ({ food }) => ({
    title: `${food.name}营养成分`,
    description: `${food.name}${food.alias.length > 0 ? `（${food.alias.join('、')}）` : ''}${summaryOf(food)}；含矿物质、维生素、营养素参考值 NRV%、同类排名与来源`,
  }),
  component: ({ data, params, query }) => {
    const { food, related, others, unknown, links } = data;
    const wanted = readDetailQuery(params, query);
    const basis = basisOf(food, wanted);
    const factor = basisFactor(basis);
    const title = basisTitle(basis);
    const foods = [food, ...others];
    return (
      <div className="tools-detail">
        <PageHeader
          title={food.name}
          breadcrumb={trail(
            { title: '食物成分', href: href('application/food') },
            { title: food.cate1.title, href: href('application/food/list', { firstId: food.cate1.id, secondId: '0' }) },
            {
              title: food.cate2.title,
              href: href('application/food/list', { firstId: food.cate1.id, secondId: food.cate2.id }),
            },
            food.name,
          )}
          meta={
            <>
              {food.alias.length > 0 ? <span>别名：{food.alias.join('、')}</span> : null}
              <span>编码 {food.code}</span>
              <span>食部 {food.edible_pct === null ? '—（未知）' : `${food.edible_pct}%`}</span>
              {food.origin ? <span>样品产地：{food.origin}</span> : null}
              {food.rep ? <Tag type="blue">代表值</Tag> : null}
              {food.data_class ? <Tag type="grey">{dataClasses[food.data_class]}</Tag> : null}
              <SampleBadge sample={food.sample} />
            </>
          }
          lead={food.desc ?? undefined}
          actions={<FoodActions foods={foods} query={wanted} basis={title} />}
        />
        <BasisSwitch food={food} query={wanted} />
        <KeyFigures food={food} factor={factor} basis={title} />
        <Comparison foods={foods} unknown={unknown} query={wanted} basis={title} />
        <div className="tools-food-columns">
          <div>
            {food.groups.map((group) => (
              <NutrientTable key={group.key} food={food} group={group} factor={factor} basis={title} />
            ))}
          </div>
          <div>
            <FoodCost food={food} />
            <Glycemic gi={food.gi} />
            <RelatedFoods food={food} related={related} query={wanted} />
          </div>
        </div>
        <ProductLinks links={links} />
        <FoodLegend />
        <SourceNote
          source={food.source}
          updatedAt={food.source.retrieved_at ? formatInstant(food.source.retrieved_at) : undefined}
        >
          <span>NRV 为《预包装食品营养标签通则》（GB 28050-2011）的营养素参考值</span>
          <span>1 kcal = 4.184 kJ；能量按来源的方法，不一定等于三大营养素之和</span>
        </SourceNote>
        <PrintNote to={detailHref(wanted)} />
      </div>
    );
  },
  skeleton: () => <PageSkeleton className="tools-detail" width="60%" heights={[96, 44, 104, 480]} />,
});

const dataClasses = { lab: '检测值', label: '标签值', calc: '计算值', borrowed: '借用值' } as const;
