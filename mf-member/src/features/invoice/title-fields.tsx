import type { TitleKind } from '@bee/contracts/resource/invoice';
import { readTaxNumber, taxNumberProblem } from '@bee/domain/tax-number';
import { Icon } from '@bee/ui/content';
import { Field, type FieldState } from '@bee/ui/interactive';
import { Choices } from './choices.tsx';
import { titleKinds } from './invoice-words.ts';
import { bankLines, type TitleValues } from './title-rules.ts';

type TitleFieldsProps = {
  values: TitleValues;
  field: (name: Exclude<keyof TitleValues, 'kind'>) => FieldState<string>;
  onKind: (kind: TitleKind) => void;
  /** Requirement of address, phone, bank and account. */
  bank: 'needed' | 'optional' | 'hidden';
};

const kinds = (['company', 'person'] as const).map((value) => ({ value, title: titleKinds[value] }));

/** The recipient of an invoice, for the invoice form and the title book. */
export const TitleFields = ({ values, field, onKind, bank }: TitleFieldsProps) => {
  const isCompany = values.kind === 'company';
  const goodNumber = values.tax_no !== '' && !taxNumberProblem(readTaxNumber(values.tax_no));
  return (
    <>
      <Choices label="抬头类型" value={values.kind} options={kinds} onChange={onKind} />
      <Field
        {...field('title')}
        label="发票抬头"
        maxLength={80}
        placeholder={isCompany ? '营业执照上的全称' : '姓名'}
        autoComplete={isCompany ? 'organization' : 'name'}
      />
      {isCompany ? (
        <Field
          {...field('tax_no')}
          label="税号"
          maxLength={30}
          placeholder="统一社会信用代码或纳税人识别号"
          autoComplete="off"
          suffix={goodNumber ? <Icon name="check" label="校验通过" /> : null}
        />
      ) : null}
      {isCompany && bank !== 'hidden'
        ? bankLines.map(({ name, label, most, placeholder }) => (
            <Field
              key={name}
              {...field(name)}
              required={bank === 'needed'}
              label={label}
              maxLength={most}
              placeholder={bank === 'needed' ? placeholder : '选填，开专用发票时需要'}
            />
          ))
        : null}
    </>
  );
};
