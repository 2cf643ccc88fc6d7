import type { AntdEntryPoint } from './entry-point-parts.ts';

/** What this site wants otherwise than antd draws it; stands after the rules of its entry point. */
export const ownRules: Partial<Record<AntdEntryPoint, string>> = {
  // Sizes of antd are px: the large-type switch has to reach its variables.
  core: `
    html[data-type='large'] .bee { --ant-font-size: 18px; --ant-font-size-sm: 16px; --ant-font-size-lg: 18px; }
  `,
  // Above its field a label is one line of text, not as high as the field.
  form: `
    .ant-form-vertical .ant-form-item .ant-form-item-row .ant-form-item-label > label { height: auto; }
  `,
};
