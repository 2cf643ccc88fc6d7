import { isolateSheet, outsideRules } from './isolated-sheet.ts';

const ROOT = ':where([data-remote=mf-a])';
const isolated = (css: string) => isolateSheet(css, 'mf-a');
const whys = (css: string) => outsideRules(css, 'mf-a').map(({ rule }) => rule);

describe('a sheet of a remote', () => {
  it.each([
    ['.a-x{color:red}', `${ROOT} .a-x{color:red}`],
    ['.a-x,.a-y>b{color:red}', `${ROOT} .a-x,${ROOT} .a-y>b{color:red}`],
    [':is(.a-x,.a-y) li,.a-z{margin:0}', `${ROOT} :is(.a-x,.a-y) li,${ROOT} .a-z{margin:0}`],
    ['.a-x[title="a,{b}"]{margin:0}', `${ROOT} .a-x[title="a,{b}"]{margin:0}`],
    ['*{color:red}', `${ROOT} *{color:red}`],
    ['@media print{.a-x{margin:0}}.a-y{margin:0}', `@media print{${ROOT} .a-x{margin:0}}${ROOT} .a-y{margin:0}`],
    ['@media print{@supports (gap:0){.a-x{gap:0}}}', `@media print{@supports (gap:0){${ROOT} .a-x{gap:0}}}`],
    ['.a-x:before{content:"}\\201c;"}', `${ROOT} .a-x:before{content:"}\\201c;"}`],
    ['.a-x{background:url(data:x;{"a"})}', `${ROOT} .a-x{background:url(data:x;{"a"})}`],
    ['@keyframes a-turn{0%{opacity:0}to{opacity:1}}', '@keyframes a-turn{0%{opacity:0}to{opacity:1}}'],
    ['@page a-sheet{margin:0}', '@page a-sheet{margin:0}'],
    ['', ''],
  ])('matches only inside of its root: %s', (css, expected) => {
    expect(isolated(css)).toBe(expected);
    expect(outsideRules(expected, 'mf-a')).toEqual([]);
  });

  it.each([
    'html .a-x{color:red}',
    '.a-x,body{color:red}',
    ':is(.a-x,BODY) p{color:red}',
    ':root{--bee-ink:red}',
    '~ .shell{color:red}',
    '.a-x{color:red!important}',
    '.a-x{color:red ! IMPORTANT}',
    '@import "x.css";',
    '@layer a-x{.a-x{color:red}}',
    '@font-face{font-family:Bee}',
    '@property --bee-ink{syntax:"*";inherits:true}',
    '@keyframes bee-turn{to{opacity:1}}',
    '@page{margin:0}',
    '@media print{@page{margin:0}}',
    '.a-x{color:red;b{color:red}}',
    '.a-x{color:red',
    '.a-x{color:red}}body{color:red}',
    '.a-x[title="a]{color:red}',
    '\\62ody{color:red}',
    '/* a */.a-x{color:red}',
    '.a-x{content:"</style>"}',
  ])('is refused by the build and by the gate with %s', (css) => {
    expect(() => isolated(css)).toThrow(/规则 “/);
    expect(whys(css.replaceAll('.a-x', `${ROOT} .a-x`))).not.toEqual([]);
  });

  it('without the root is refused by the gate, rule by rule', () => {
    expect(whys('body{background:red}.shell{display:none}*{color:red}')).toEqual(['body', '.shell', '*']);
    expect(whys(`${ROOT} .a-x,.a-y{margin:0}`)).toEqual([`${ROOT} .a-x,.a-y`]);
    expect(whys(`${ROOT}.a-x{margin:0}`)).toEqual([`${ROOT}.a-x`]);
    expect(whys(`${ROOT} ~ .shell{margin:0}`)).toEqual([`${ROOT} ~ .shell`]);
    expect(whys(':where([data-remote=mf-b]) .b-x{margin:0}')).toEqual([':where([data-remote=mf-b]) .b-x']);
  });

  // In browsers an escaped `url(` swallows the quote, and the rules after it apply.
  it('cannot hide rules in what browsers read in another way', () => {
    expect(whys(`${ROOT} .a-x{b:u\\72l(x");}body{color:red}${ROOT} .z{b:"}`)).not.toEqual([]);
    expect(whys(`${ROOT} .a-x{b:myurl(a{);}body{color:red}`)).not.toEqual([]);
  });
});
