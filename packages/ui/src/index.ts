export { CheckBox } from './choice/check-box.tsx';
export { Radio, RadioGroup } from './choice/radio-group.tsx';
export { Tabs } from './choice/tabs.tsx';
export { classes } from './classes.ts';
export { CopyButton } from './feedback/copy-button.tsx';
export { useToast } from './feedback/toast.ts';
export { Field, PickerField } from './field/field.tsx';
export { Avatar } from './icon/avatar.tsx';
export { Icon } from './icon/icon.tsx';
export * from './icon/shapes/index.ts';
export { ChunkErrorBanner, useLazyModule, type LazyModule } from './lazy/lazy-module.tsx';
export { Button } from './layout/button.tsx';
export { LinkButton } from './layout/link-button.tsx';
export { Clauses } from './layout/clauses.tsx';
export { HiddenText } from './layout/hidden-text.tsx';
export { OfflineBar, useOffline } from './layout/offline-bar.tsx';
export { Dialog, Sheet } from './overlay/popup.tsx';
export { UiProvider } from './overlay/ui-provider.tsx';
export { ScanCode } from './scan/scan-code.tsx';
export {
  clockMark,
  doneMark,
  EmptyState,
  ErrorState,
  goneMark,
  type EmptyStateProps,
  type ErrorStateProps,
} from './state/states.tsx';
export { RequestNumber } from './state/request-number.tsx';
export { Loading } from './state/loading.tsx';
export { Skeleton, SkeletonText } from './state/skeleton.tsx';
