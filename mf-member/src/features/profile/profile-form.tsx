import { provinces } from '@bee/domain/region';
import { toast, type UserInfo } from '@bee/platform';
import { Section } from '@bee/ui/content';
import { Button } from '@bee/ui/core';
import { Cascader, DatePicker, type Dayjs, dayjs, Form, Input, Radio } from '@bee/ui/form';
import { firstMessage, profileRules as rules } from './profile-rules.ts';
import { type ProfileValues, profileOf } from './profile-values.ts';
import { useProfileForm } from './use-profile-form.ts';
import './profile.css';

const sexes = [
  { value: 'unknown', label: '保密' },
  { value: 'male', label: '男' },
  { value: 'female', label: '女' },
];
const places = provinces.map(({ name, cities }) => ({
  value: name,
  label: name,
  children: cities.map((city) => ({ value: city.name, label: city.name })),
}));

/** 云南省 / 昆明市; for a municipality only its name. */
const placeText = (labels: string[]) => [...new Set(labels)].join(' / ');

/** The form stores a day as text, the picker needs an object. */
const dayValue = {
  getValueProps: (day: string) => ({ value: day ? dayjs(day) : null }),
  normalize: (day: Dayjs | null) => day?.format('YYYY-MM-DD') ?? '',
};

/** 460 px wide, labels of 80 px. Errors are shown below their field, the first one also as a toast. */
export const ProfileForm = ({ user }: { user: UserInfo }) => {
  const { form, changed, saving, keep, save, discard } = useProfileForm(user);
  return (
    <Section title="基本资料" note={changed ? '有未保存的修改' : undefined}>
      <Form
        className="member-form"
        form={form}
        initialValues={profileOf(user)}
        labelCol={{ flex: '80px' }}
        wrapperCol={{ flex: '1 1 0' }}
        labelAlign="right"
        scrollToFirstError={{ focus: true }}
        onValuesChange={(changed: Partial<ProfileValues>, values: ProfileValues) => {
          const elsewhere = changed.place !== undefined && values.district !== '';
          if (elsewhere) form.setFieldValue('district', '');
          keep(elsewhere ? { ...values, district: '' } : values);
        }}
        onFinish={save}
        onFinishFailed={(failure) => toast.error(firstMessage(failure))}
      >
        <Form.Item name="nickname" label="昵称" rules={rules.nickname}>
          <Input placeholder="2 到 20 个字" autoComplete="nickname" />
        </Form.Item>
        <Form.Item name="sex" label="性别">
          <Radio.Group options={sexes} />
        </Form.Item>
        <Form.Item name="birthday" label="生日" rules={rules.birthday} {...dayValue}>
          <DatePicker
            className="member-form-day"
            placeholder="请选择日期"
            disabledDate={(day) => day.isAfter(dayjs())}
          />
        </Form.Item>
        <Form.Item name="place" label="地区" normalize={(value) => value ?? []}>
          <Cascader
            options={places}
            changeOnSelect
            showSearch
            allowClear
            placeholder="请选择省份和城市"
            displayRender={placeText}
          />
        </Form.Item>
        <Form.Item name="district" label="区县" rules={rules.district}>
          <Input placeholder="例如：呈贡区" autoComplete="address-level3" />
        </Form.Item>
        <Form.Item name="entity" label="单位" rules={rules.entity}>
          <Input placeholder="公司、合作社或机构名称" autoComplete="organization" />
        </Form.Item>
        <div className="member-form-actions">
          <Button type="primary" htmlType="submit" loading={saving} disabled={!changed}>
            保存
          </Button>
          {changed && !saving ? <Button onClick={discard}>放弃修改</Button> : null}
        </div>
      </Form>
    </Section>
  );
};
