import type { AntdEntryPoint } from './entry-point-parts.ts';

/** A list of errors above the fields. A message keeps a distance from what follows. Above its field a label is one line high, not as high as the field. On phones it is always there. The value behind a search stays readable. */
const formRules = `
    .bee-form-errors { grid-column: 1 / -1; }
    .bee-form-errors:not(:empty) { background: var(--bee-rise-soft); border-radius: var(--bee-radius-control); font-size: var(--bee-size-14); margin-bottom: var(--bee-space-4); padding: var(--bee-space-3) var(--bee-space-4); }
    .bee-form-errors p { font-weight: 600; }
    .bee-form-errors ul { list-style: disc; padding-left: 20px; }
    .bee-form-errors a { color: var(--bee-rise); text-decoration: underline; }
    .ant-select.ant-select-open .ant-select-content-has-value:not(.ant-select-content-has-search-value) { color: var(--bee-text-3); opacity: 1; }
    .ant-form .ant-form-item .ant-form-item-explain { font-size: var(--bee-size-14); padding-bottom: 8px; }
    .ant-form-vertical .ant-form-item .ant-form-item-row .ant-form-item-label > label { height: auto; }
    @media (max-width: 479.98px) {
      .ant-form-horizontal .ant-form-item .ant-form-item-row { display: block; }
      .ant-form-horizontal .ant-form-item .ant-form-item-row .ant-form-item-label { padding: 0 0 4px; text-align: start; }
      .ant-form-horizontal .ant-form-item .ant-form-item-row .ant-form-item-label > label { height: auto; }
      .ant-form-horizontal .ant-form-item .ant-form-item-row .ant-form-item-label > label::after { display: none; }
    }
  `;

/** Overrides of antd's styles; placed after the rules of their entry point. */
export const ownRules: Partial<Record<AntdEntryPoint, string>> = {
  // antd's sizes are px: the large-type switch has to scale its variables.
  core: `
    html[data-type='large'] .bee { --ant-font-size: 18px; --ant-font-size-sm: 16px; --ant-font-size-lg: 18px; }
  `,
  fields: formRules,
  overlay: `
    .ant-drawer .ant-drawer-header .ant-drawer-close { height: 44px; inset-inline-end: -14px; margin-block: -10px; position: relative; width: 44px; }
  `,
  // The name of a row is a cell like the others.
  table: `
    .ant-table-wrapper .ant-table-tbody .ant-table-row > th.ant-table-cell { background: var(--ant-color-bg-container); font-weight: 400; }
    .ant-table-wrapper .ant-table-tbody .ant-table-row > th.ant-table-cell-row-hover { background: var(--ant-table-row-hover-bg); }
    .ant-table-wrapper .ant-table-thead > tr > th.ant-table-cell { font-weight: 400; }
    /* Copies of the heads for measuring, with their links: not to be reached. */
    .ant-table-wrapper .ant-table-tbody .ant-table-measure-row { visibility: hidden; }
    .bee-work-columns { padding-inline: var(--bee-space-4); }
    .bee-work-columns .bee-more-text { border-top: 0; }
    .bee-work-columns fieldset { display: flex; flex-wrap: wrap; gap: var(--bee-space-2) var(--bee-space-4); }
    .bee-work-selected { align-items: center; background: var(--bee-primary-soft); display: flex; flex-wrap: wrap; gap: var(--bee-space-3); padding: var(--bee-space-2) var(--bee-space-4); }
  `,
};
