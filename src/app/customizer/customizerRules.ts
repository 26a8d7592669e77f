import { fixedSettings, toAvailableSize } from '#app/shell/layout/layoutRules.ts';
import type { Texts } from '#shared/i18n/texts.ts';
import type { LayoutSettings } from '#shared/lib/storageKeys.ts';

type TextKey = keyof Texts['customizer'];

export interface LayoutChoice {
  readonly label: TextKey;
  /** What choosing it sets. */
  readonly patch: Partial<LayoutSettings>;
}

export interface LayoutGroup {
  readonly setting: keyof LayoutSettings;
  readonly title: TextKey;
  readonly choices: readonly LayoutChoice[];
}

/** Every option of the customizer, in the order of the specification (spec §2). */
const layoutGroups: readonly LayoutGroup[] = [
  {
    setting: 'layoutType',
    title: 'layout',
    choices: [
      { label: 'layout.vertical', patch: { layoutType: 'vertical' } },
      { label: 'layout.horizontal', patch: { layoutType: 'horizontal' } },
      { label: 'layout.twocolumn', patch: { layoutType: 'twocolumn' } },
    ],
  },
  {
    setting: 'mode',
    title: 'scheme',
    choices: [
      { label: 'scheme.light', patch: { mode: 'light' } },
      { label: 'scheme.dark', patch: { mode: 'dark' } },
    ],
  },
  {
    setting: 'layoutWidth',
    title: 'width',
    choices: [
      { label: 'width.fluid', patch: { layoutWidth: 'fluid' } },
      { label: 'width.boxed', patch: { layoutWidth: 'boxed' } },
    ],
  },
  {
    setting: 'position',
    title: 'position',
    choices: [
      { label: 'position.fixed', patch: { position: 'fixed' } },
      { label: 'position.scrollable', patch: { position: 'scrollable' } },
    ],
  },
  {
    setting: 'topbar',
    title: 'topbar',
    choices: [
      { label: 'topbar.light', patch: { topbar: 'light' } },
      { label: 'topbar.dark', patch: { topbar: 'dark' } },
    ],
  },
  {
    setting: 'sidebarSize',
    title: 'size',
    choices: [
      { label: 'size.lg', patch: { sidebarSize: 'lg' } },
      { label: 'size.md', patch: { sidebarSize: 'md' } },
      { label: 'size.sm', patch: { sidebarSize: 'sm' } },
      { label: 'size.hover', patch: { sidebarSize: 'sm-hover' } },
    ],
  },
  {
    setting: 'sidebarView',
    title: 'view',
    choices: [
      { label: 'view.default', patch: { sidebarView: 'default' } },
      { label: 'view.detached', patch: { sidebarView: 'detached' } },
    ],
  },
  {
    setting: 'sidebarColor',
    title: 'sidebar',
    choices: [
      { label: 'sidebar.light', patch: { sidebarColor: 'light' } },
      { label: 'sidebar.dark', patch: { sidebarColor: 'dark' } },
    ],
  },
];

/** The options that a layout has: what does nothing in it is not offered (E129, E130). */
export function getLayoutGroups(layout: LayoutSettings['layoutType']): LayoutGroup[] {
  return layoutGroups
    .filter(({ setting }) => !(setting in fixedSettings[layout]))
    .map((group) => ({
      ...group,
      choices: group.choices.filter(
        ({ patch: { sidebarSize } }) =>
          sidebarSize === undefined || toAvailableSize(layout, sidebarSize) === sidebarSize,
      ),
    }));
}

/** The settings as the customizer shows them: a size that the layout does not have stands at the one it has instead. */
export function toShownSettings(settings: LayoutSettings): LayoutSettings {
  return { ...settings, sidebarSize: toAvailableSize(settings.layoutType, settings.sidebarSize) };
}
