import type { AntdEntryPoint } from './entry-point-parts.ts';

/** Overrides of antd's styles; placed after the rules of their entry point. */
export const ownRules: Partial<Record<AntdEntryPoint, string>> = {
  // antd's sizes are px: the large-type switch has to scale its variables.
  core: `
    html[data-type='large'] .bee { --ant-font-size: 18px; --ant-font-size-sm: 16px; --ant-font-size-lg: 18px; }
  `,
  // Above its field a label is one line high, not as high as the field.
  form: `
    .ant-form-vertical .ant-form-item .ant-form-item-row .ant-form-item-label > label { height: auto; }
  `,
};
