import { toast, type UserInfo, useApiMutation, useDraft, useSession } from '@bee/platform';
import { Form, type FormInstance, useServerError } from '@bee/ui/fields';
import { useEffect } from 'react';
import { isChanged, type ProfileValues, profileOf, profileRequest } from './profile-values.ts';

type ProfileFormState = {
  form: FormInstance<ProfileValues>;
  changed: boolean;
  saving: boolean;
  keep(values: ProfileValues): void;
  save(values: ProfileValues): Promise<void>;
  discard(): void;
};

/** The form with its draft: unsaved input survives a reload. */
export const useProfileForm = (user: UserInfo): ProfileFormState => {
  const [form] = Form.useForm<ProfileValues>();
  const saved = profileOf(user);
  const [draft, keep, forget] = useDraft<ProfileValues>(`my-profile:${user.uid}`, saved);
  const { refresh } = useSession();
  const update = useApiMutation('user/updateInfo');

  useServerError(form, update.error, { province: 'place', city: 'place' });
  useEffect(() => form.setFieldsValue(draft), [form, draft]);

  const save = async (values: ProfileValues) => {
    try {
      await update.mutateAsync(profileRequest(values));
    } catch {
      return; // the caller shows the error; the input is kept
    }
    await refresh();
    forget();
    toast.success('资料已保存');
  };

  const discard = () => {
    forget();
    form.resetFields();
  };

  return { form, changed: isChanged(draft, saved), saving: update.isPending, keep, save, discard };
};
