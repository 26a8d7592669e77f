import Columns2 from 'lucide-react/icons/columns-2';
import KeyRound from 'lucide-react/icons/key-round';
import Keyboard from 'lucide-react/icons/keyboard';
import Languages from 'lucide-react/icons/languages';
import LogOut from 'lucide-react/icons/log-out';
import Moon from 'lucide-react/icons/moon';
import PanelLeft from 'lucide-react/icons/panel-left';
import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import PanelTop from 'lucide-react/icons/panel-top';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Sun from 'lucide-react/icons/sun';
import { useTranslation } from 'react-i18next';
import { customizerStore } from '#app/customizer/customizerStore.ts';
import { isCondensed } from '#app/shell/layout/layoutRules.ts';
import { layoutStore } from '#app/shell/layout/layoutStore.ts';
import { useLayout } from '#app/shell/layout/useLayout.ts';
import { chooseLanguage } from '#shared/i18n/languageChoice.ts';
import { DEFAULT_LANGUAGE, languages } from '#shared/i18n/languages.ts';
import { paths } from '#shared/lib/paths.ts';
import { layoutChoices } from '#shared/lib/storageKeys.ts';
import { notify } from '#shared/ui/notify.ts';
import type { Command } from './commands.ts';

const layoutIcons = { vertical: PanelLeft, horizontal: PanelTop, twocolumn: Columns2 } as const;

export interface DialogOpeners {
  password: () => void;
  shortcuts: () => void;
}

/** What can be done from everywhere: the account, the look of the panel, its language. */
export function useActionCommands({ password, shortcuts }: DialogOpeners): Command[] {
  const { t, i18n } = useTranslation(['palette', 'shell']);
  const view = useLayout();
  const { mode, layoutType } = view.settings;
  const otherMode = mode === 'dark' ? 'light' : 'dark';
  const condensed = isCondensed(view.sidebarSize);
  const shell = { ns: 'shell' } as const;
  // The English words are the ones that manuals and colleagues use.
  const inEnglish = {
    shell: i18n.getFixedT(DEFAULT_LANGUAGE, 'shell'),
    own: i18n.getFixedT(DEFAULT_LANGUAGE, 'palette'),
  };

  const choose = (tag: string): void => {
    chooseLanguage(tag).catch(() => notify({ type: 'error', title: t('language.failed', shell) }));
  };
  const namesIn = [i18n.language, DEFAULT_LANGUAGE].map(
    (tag) => new Intl.DisplayNames([tag, DEFAULT_LANGUAGE], { type: 'language' }),
  );

  const actions: Omit<Command, 'group'>[] = [
    {
      id: 'password',
      label: t('user.changePassword', shell),
      words: `${t('words.password')} ${inEnglish.own('words.password')} ${inEnglish.shell('user.changePassword')}`,
      icon: KeyRound,
      act: password,
    },
    {
      id: 'shortcuts',
      label: t('shortcuts.title'),
      words: `${t('words.shortcuts')} ${inEnglish.own('words.shortcuts')} ${inEnglish.own('shortcuts.title')}`,
      icon: Keyboard,
      act: shortcuts,
    },
    {
      id: 'sign-out',
      label: t('user.logout', shell),
      words: `${t('words.signOut')} ${inEnglish.own('words.signOut')} ${inEnglish.shell('user.logout')}`,
      icon: LogOut,
      act: paths.logout,
    },
  ];
  const look: Omit<Command, 'group'>[] = [
    {
      id: 'mode',
      label: t(otherMode === 'dark' ? 'mode.toDark' : 'mode.toLight', shell),
      words: `${t('words.mode')} ${inEnglish.own('words.mode')}`,
      icon: otherMode === 'dark' ? Moon : Sun,
      act: () => layoutStore.set({ mode: otherMode }),
    },
    {
      id: 'customizer',
      label: t('customizer', shell),
      words: `${t('words.customizer')} ${inEnglish.own('words.customizer')} ${inEnglish.shell('customizer')}`,
      icon: SlidersHorizontal,
      act: customizerStore.open,
    },
    // D27: on a phone the layout is vertical and the sidebar a drawer, whatever is chosen.
    ...(view.drawer
      ? []
      : layoutChoices.layoutType.map((layout) => ({
          id: `layout ${layout}`,
          label: t(`layout.${layout}`),
          words: `${t('words.layout')} ${inEnglish.own('words.layout')} ${inEnglish.own(`layout.${layout}`)}`,
          icon: layoutIcons[layout],
          current: layout === layoutType,
          act: () => layoutStore.set({ layoutType: layout }),
        }))),
    ...(view.drawer || view.layout === 'horizontal'
      ? []
      : [
          {
            id: 'sidebar',
            label: t(condensed ? 'menu.widen' : 'menu.condense', shell),
            words: `${t('words.sidebar')} ${inEnglish.own('words.sidebar')}`,
            icon: condensed ? PanelLeftOpen : PanelLeftClose,
            act: layoutStore.toggleSidebar,
          },
        ]),
  ];
  return [
    ...actions.map((command) => ({ ...command, group: 'actions' as const })),
    ...look.map((command) => ({ ...command, group: 'look' as const })),
    ...languages.map(({ tag, name }) => ({
      id: `language ${tag}`,
      group: 'languages' as const,
      label: name,
      lang: tag,
      words: [
        t('words.language'),
        inEnglish.own('words.language'),
        ...namesIn.map((names) => names.of(tag) ?? ''),
      ].join(' '),
      icon: Languages,
      current: tag === i18n.language,
      act: () => choose(tag),
    })),
  ];
}
