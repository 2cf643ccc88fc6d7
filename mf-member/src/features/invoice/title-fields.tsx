import { Icon } from '@bee/ui/content';
import { Form, Input, Radio } from '@bee/ui/fields';
import { titleKinds } from './invoice-words.ts';
import { bankLines, isGoodNumber, neededForSpecial, type TitleValues, titleRules } from './title-rules.ts';

/** Requirement of address, phone, bank and account. */
type TitleFieldsProps = { bank: 'needed' | 'optional' | 'hidden' };

const kinds = (['company', 'person'] as const).map((value) => ({ value, label: titleKinds[value] }));

/** The recipient of an invoice, for the invoice form and the title book. */
export function TitleFields({ bank }: TitleFieldsProps) {
  const form = Form.useFormInstance<TitleValues>();
  // A watched value is undefined until the form has been shown.
  const kind = Form.useWatch('kind', form) ?? form.getFieldValue('kind');
  const isCompany = kind === 'company';
  return (
    <>
      <Form.Item name="kind" label="抬头类型">
        <Radio.Group options={kinds} />
      </Form.Item>
      <Form.Item name="title" label="发票抬头" rules={titleRules.title}>
        <Input
          maxLength={80}
          placeholder={isCompany ? '营业执照上的全称' : '姓名'}
          autoComplete={isCompany ? 'organization' : 'name'}
        />
      </Form.Item>
      {isCompany ? <TaxNumber /> : null}
      {isCompany && bank !== 'hidden'
        ? bankLines.map(({ name, label, most, placeholder }) => (
            <Form.Item
              key={name}
              name={name}
              label={label}
              rules={bank === 'needed' ? neededForSpecial(label) : undefined}
            >
              <Input maxLength={most} placeholder={bank === 'needed' ? placeholder : '选填，开专用发票时需要'} />
            </Form.Item>
          ))
        : null}
    </>
  );
}

function TaxNumber() {
  const form = Form.useFormInstance<TitleValues>();
  const typed = Form.useWatch('tax_no', form) ?? '';
  return (
    <Form.Item
      name="tax_no"
      label="税号"
      required
      rules={titleRules.tax_no}
      validateTrigger={['onChange', 'onBlur']}
      validateFirst
    >
      <Input
        maxLength={30}
        placeholder="统一社会信用代码或纳税人识别号"
        autoComplete="off"
        suffix={isGoodNumber(typed) ? <Icon name="check" label="校验通过" /> : <span />}
      />
    </Form.Item>
  );
}
