/** Entry point `@bee/ui/content`: HTML and CSS without antd; renders on the server and works without JavaScript. */
export { ArticleCard, type ArticleProps, CardGrid, ListRow, RowList } from './content/article-card.tsx';
export { AskButton, type AskButtonProps } from './content/ask-button.tsx';
export {
  AccessBadge,
  type AccessBadgeProps,
  type AccessLevel,
  accessWords,
  anySample,
  SampleBadge,
} from './content/badges.tsx';
export { beeMark, favicon } from './content/bee-mark.ts';
export { Breadcrumb, type BreadcrumbProps } from './content/breadcrumb.tsx';
export {
  Button,
  type ButtonProps,
  FileButton,
  type FileButtonProps,
  LinkButton,
  type LinkButtonProps,
} from './content/button.tsx';
export { Change, type ChangeProps } from './content/change.tsx';
export { classNames } from './content/class-names.ts';
export { isComposing } from './content/composing.ts';
export { copyText } from './content/copy-text.ts';
export { Cover, type CoverProps } from './content/cover.tsx';
export {
  type ServiceFact,
  ServiceFacts,
  type ServiceKind,
  ServiceKinds,
  ServiceSteps,
} from './content/custom-service.tsx';
export { type Column, DataTable, type DataTableProps } from './content/data-table.tsx';
export { Disclosure, type DisclosureProps } from './content/disclosure.tsx';
export { Empty, type EmptyProps } from './content/empty.tsx';
export { ErrorPage, type ErrorPageProps } from './content/error-page.tsx';
export { ErrorState, type ErrorStateProps } from './content/error-state.tsx';
export { FavoriteButton, type FavoriteButtonProps } from './content/favorite-button.tsx';
export {
  FacetRow,
  type FacetRowProps,
  type FilterOption,
  FilterRow,
  type FilterRowProps,
  Filters,
  type FiltersProps,
} from './content/filters.tsx';
export { Highlight, type HighlightProps } from './content/highlight.tsx';
export { Icon, type IconName, type IconProps } from './content/icon.tsx';
export { KeyValueList, type KeyValueListProps } from './content/key-value-list.tsx';
export { LeaveMark } from './content/leave-mark.tsx';
export { type ChoiceTitles, type LinkChoice, linkChoices } from './content/link-choices.ts';
export { ListBar, type ListBarProps, type SortChoice, SortLinks } from './content/list-bar.tsx';
export { LoginPrompt, type LoginPromptProps } from './content/login-prompt.tsx';
export { Logo, type LogoProps } from './content/logo.tsx';
export { Medal, type MedalProps } from './content/medal.tsx';
export { pageViews } from './content/page-fallbacks.tsx';
export { PageHeader, type PageHeaderProps } from './content/page-header.tsx';
export { Pagination, type PaginationProps } from './content/pagination.tsx';
export { type OpenedByLink, PanelButton } from './content/panel-button.tsx';
export { Avatar, type AvatarProps, VipBadge, type VipBadgeProps } from './content/person.tsx';
export { Price, type PriceProps } from './content/price.tsx';
export { PrintNote, type PrintNoteProps } from './content/print-note.tsx';
export { PrintSheet, type PrintSheetProps } from './content/print-sheet.tsx';
export { QueryState, type QueryStateProps } from './content/query-state.tsx';
export { RichText, type RichTextProps } from './content/rich-text.tsx';
export { saveFile } from './content/save-file.ts';
export { Scene, type SceneName } from './content/scene.tsx';
export { lockScroll } from './content/scroll-lock.ts';
export { SearchForm, type SearchFormProps } from './content/search-form.tsx';
export { Card, type CardProps, Section, type SectionProps } from './content/section.tsx';
export {
  provideSharePanel,
  ShareButton,
  type ShareButtonProps,
  type SharePanelProps,
} from './content/share-button.tsx';
export { type ShareTarget, shareAddress } from './content/share-target.ts';
export {
  PageSkeleton,
  type PageSkeletonProps,
  Skeleton,
  type SkeletonProps,
  SkeletonRows,
  type SkeletonRowsProps,
} from './content/skeleton.tsx';
export { SortLink, type SortOrder, type TableSort } from './content/sort-head.tsx';
export { SourceNote, type SourceNoteProps } from './content/source-note.tsx';
export { Sparkline, type SparklineProps } from './content/sparkline.tsx';
export { StaleMark, type StaleMarkProps } from './content/stale-mark.tsx';
export { Steps, type StepsProps } from './content/steps.tsx';
export { type TabItem, Tabs, type TabsProps } from './content/tabs.tsx';
export { Tag, type TagProps } from './content/tag.tsx';
export { Toc, type TocProps } from './content/toc.tsx';
export { useCurrentInView } from './content/use-current-in-view.ts';
export { VersionTimeline, type VersionTimelineProps } from './content/version-timeline.tsx';
