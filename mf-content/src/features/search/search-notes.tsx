import type { DataFor } from '@bee/contracts/operations';
import { LONGEST_KEYWORD, type SearchState } from './search-query.ts';
import '../../layout/notes.css';

/** Notes on how the search was done. */
export const SearchNotes = ({ state, found }: { state: SearchState; found: DataFor<'article/search'> }) => {
  const notes = [
    state.cut ? `关键字最多 ${LONGEST_KEYWORD} 个字，已按前 ${LONGEST_KEYWORD} 个字检索。` : '',
    found.loose ? '没有内容同时含有全部的词，下面是含有其中一些词的结果。' : '',
  ].filter(Boolean);
  return notes.length > 0 ? (
    <p className="content-quiet-note" role="status">
      {notes.join('')}
    </p>
  ) : null;
};
