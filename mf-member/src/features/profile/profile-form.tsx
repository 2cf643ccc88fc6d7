import { shanghaiDay } from '@bee/domain/calendar-day';
import type { UserInfo } from '@bee/platform';
import { Button, Section } from '@bee/ui/content';
import { DayField } from '@bee/ui/day';
import { Form, Input, Radio, WorkForm } from '@bee/ui/fields';
import { PlaceField } from './place-field.tsx';
import { EARLIEST_BIRTHDAY, profileRules as rules } from './profile-rules.ts';
import { type ProfileValues, profileOf } from './profile-values.ts';
import { useProfileForm } from './use-profile-form.ts';
import './profile.css';
import '../../components/work-form.css';

const sexes = [
  { value: 'unknown', label: '保密' },
  { value: 'male', label: '男' },
  { value: 'female', label: '女' },
];

export function ProfileForm({ user }: { user: UserInfo }) {
  const { form, changed, saving, keep, save, discard } = useProfileForm(user);
  return (
    <Section title="基本资料" note={changed ? '有未保存的修改' : undefined}>
      <WorkForm
        form={form}
        name="profile"
        edits="kept"
        className="member-form"
        initialValues={profileOf(user)}
        onValuesChange={(changed: Partial<ProfileValues>, values: ProfileValues) => {
          const elsewhere = changed.place !== undefined && values.district !== '';
          if (elsewhere) form.setFieldValue('district', '');
          keep(elsewhere ? { ...values, district: '' } : values);
        }}
        onFinish={save}
      >
        <Form.Item name="nickname" label="昵称" rules={rules.nickname}>
          <Input placeholder="2 到 20 个字" autoComplete="nickname" />
        </Form.Item>
        <Form.Item name="sex" label="性别">
          <Radio.Group options={sexes} />
        </Form.Item>
        <Form.Item name="birthday" label="生日" rules={rules.birthday}>
          <DayField min={EARLIEST_BIRTHDAY} max={shanghaiDay(new Date())} />
        </Form.Item>
        <Form.Item name="place" label="地区">
          <PlaceField />
        </Form.Item>
        <Form.Item name="district" label="区县" rules={rules.district}>
          <Input placeholder="例如：呈贡区" autoComplete="address-level3" />
        </Form.Item>
        <Form.Item name="entity" label="单位" rules={rules.entity}>
          <Input placeholder="公司、合作社或机构名称" autoComplete="organization" />
        </Form.Item>
        <div className="member-form-actions">
          <Button type="submit" kind="primary" size="small" loading={saving} disabled={!changed}>
            保存
          </Button>
          {changed && !saving ? (
            <Button size="small" onClick={discard}>
              放弃修改
            </Button>
          ) : null}
        </div>
      </WorkForm>
    </Section>
  );
}
