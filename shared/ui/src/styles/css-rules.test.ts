import { splitRules } from './css-rules.ts';
import { keepLinksWithin } from './link-rules.ts';
import { isUnused } from './unused-rules.ts';

describe('generated CSS', () => {
  it('is split at top level only', () => {
    const rules = ['@layer a;', '.a{content:"}"}', '@media (x){.b{c:d}.e{f:g}}', '.h{}'];
    expect(splitRules(rules.join('\n'))).toEqual(rules);
  });

  it('loses a rule only if none of its selectors is used', () => {
    expect(isUnused('.ant-btn-rtl{direction:rtl}')).toBe(true);
    expect(isUnused('.ant-btn,.ant-btn-rtl{color:red}')).toBe(false);
    expect(isUnused('.ant-a:where(.ant-b,.ant-c),.ant-d-rtl{color:red}')).toBe(false);
    expect(isUnused('@media (min-width:576px){.ant-col-sm-1{flex:1}.ant-col-sm-2{flex:2}}')).toBe(true);
    expect(isUnused('@media (max-width:767px){.ant-modal{margin:8px}.ant-col-sm-2{flex:2}}')).toBe(false);
    expect(isUnused('@keyframes spin{to{transform:rotate(1turn)}}')).toBe(false);
  });

  it('limits its link rules to links within antd, with the same specificity', () => {
    expect(keepLinksWithin('a:hover,a[disabled]{color:red}')).toBe(
      ':where(.bee) a:hover,a:where(.bee):hover,:where(.bee) a[disabled],a:where(.bee)[disabled]{color:red}',
    );
    expect(keepLinksWithin('.ant-x a{color:red}')).toBe('.ant-x a{color:red}');
    expect(keepLinksWithin('abbr{color:red}')).toBe('abbr{color:red}');
  });
});
