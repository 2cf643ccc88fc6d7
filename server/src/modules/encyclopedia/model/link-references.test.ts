import { linkReferences } from '../service/read-entry.ts';

describe('numbers of references in a text', () => {
  it('lead to the references that there are', () => {
    expect(linkReferences('<p>亩产约两吨[1]，见[3]。</p>', [{ no: 1 }])).toBe(
      '<p>亩产约两吨<sup><a href="#ref-1">[1]</a></sup>，见[3]。</p>',
    );
    expect(linkReferences('<p title="[1]">甲[1]</p>', [])).toBe('<p title="[1]">甲[1]</p>');
    expect(linkReferences('<p title="[1]">甲</p>', [{ no: 1 }])).toBe('<p title="[1]">甲</p>');
  });
});
