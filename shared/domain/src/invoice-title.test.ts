import { cleanTitle, titleProblems } from './invoice-title.ts';

const company = {
  kind: 'company' as const,
  title: '云岭蔬菜专业合作社',
  tax_no: '91350100M000100Y43',
  address: '',
  phone: '',
  bank: '',
  account: '',
};
const person = { ...company, kind: 'person' as const, title: '李云', tax_no: '' };

describe('whom an invoice is made out to', () => {
  it('asks companies for a good tax number, persons for none', () => {
    expect(titleProblems(company)).toEqual([]);
    expect(titleProblems(person)).toEqual([]);
    expect(titleProblems({ ...company, tax_no: '' })).toEqual([{ field: 'tax_no', message: '请填写税号' }]);
  });

  it('makes special invoices out to companies only, with all four lines', () => {
    expect(titleProblems(person, 'special')).toEqual([
      { field: 'type', message: expect.stringContaining('只能开给企业') },
    ]);
    expect(titleProblems({ ...company, bank: '农业银行' }, 'special').map(({ message }) => message)).toEqual([
      '专用发票需要注册地址',
      '专用发票需要注册电话',
      '专用发票需要银行账号',
    ]);
    const full = { ...company, address: '昆明', phone: '0871-1', bank: '农业银行', account: '6228' };
    expect(titleProblems(full, 'special')).toEqual([]);
  });

  it('keeps nothing of a company with a person', () => {
    expect(cleanTitle({ ...company, kind: 'person', bank: '农业银行' })).toEqual({
      ...person,
      title: company.title,
    });
    expect(cleanTitle(company)).toEqual(company);
  });
});
