import { href, navigate } from '@bee/platform';
import { SearchForm } from '@bee/ui/content';
import './food.css';

/** Search by name, alias, pinyin or code. A GET form, so it works without JavaScript and before hydration. */
export function FoodSearch({ keyword = '' }: { keyword?: string }) {
  return (
    <div className="tools-food-search bee-no-print">
      <SearchForm
        action="/application/food/search_result"
        name="keyword"
        value={keyword}
        label="食物名称"
        placeholder="食物名称、别名、拼音或编码，如 西红柿、fanqie、fq"
        onSearch={(word) => {
          if (word) navigate(href('application/food/search_result', { keyword: word }));
        }}
      />
    </div>
  );
}
